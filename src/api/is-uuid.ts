/** What a database takes for an id; of anything else it must not be asked. */
export const isUuid = (text: string): boolean => uuid.test(text);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
