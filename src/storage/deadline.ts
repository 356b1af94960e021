/** The promise, or a rejection when it is not settled in time. The work itself goes on: only the waiting ends. */
export const within = async <T>(milliseconds: number, work: Promise<T>, otherwise: string): Promise<T> => {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(otherwise)), milliseconds);
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
};
