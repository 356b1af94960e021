/** Of a symmetric table of `size` × `size`: what it multiplies by, the largest first, and in which directions. */
interface Eigen {
  readonly values: Float64Array;
  /** Row `i` is the direction of `values[i]`. */
  readonly vectors: Float64Array;
}

const mostSweeps = 30;

/** Jacobi's rotations: each takes away one number beside the diagonal, until none is left worth the name. */
export function eigenOf(table: Float64Array, size: number): Eigen {
  const rest = table.slice();
  const turned = new Float64Array(size * size);
  for (let i = 0; i < size; i++) turned[i * size + i] = 1;
  for (let sweep = 0; sweep < mostSweeps && sweepOnce(rest, turned, size) > 0; sweep++);
  const order = Array.from({ length: size }, (_, i) => i).sort(
    (a, b) => (rest[b * size + b] ?? 0) - (rest[a * size + a] ?? 0) || a - b,
  );
  const vectors = new Float64Array(size * size);
  for (const [place, i] of order.entries())
    vectors.set(turned.subarray(i * size, (i + 1) * size), place * size);
  return { values: Float64Array.from(order, (i) => rest[i * size + i] ?? 0), vectors };
}

/** Says how many rotations were needed. */
function sweepOnce(rest: Float64Array, turned: Float64Array, size: number): number {
  let rotations = 0;
  let trace = 0;
  for (let i = 0; i < size; i++) trace += Math.abs(rest[i * size + i] ?? 0);
  const least = (1e-10 * trace) / size;
  for (let p = 0; p < size; p++)
    for (let q = p + 1; q < size; q++) {
      const beside = rest[p * size + q] ?? 0;
      if (Math.abs(beside) <= least) continue;
      rotations++;
      const theta = ((rest[q * size + q] ?? 0) - (rest[p * size + p] ?? 0)) / (2 * beside);
      const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const cosine = 1 / Math.sqrt(tangent * tangent + 1);
      const [pp, qq] = [rest[p * size + p] ?? 0, rest[q * size + q] ?? 0];
      rotate(rest, p * size, q * size, size, cosine, tangent * cosine);
      rotate(turned, p * size, q * size, size, cosine, tangent * cosine);
      for (let j = 0; j < size; j++) {
        rest[j * size + p] = rest[p * size + j] ?? 0;
        rest[j * size + q] = rest[q * size + j] ?? 0;
      }
      rest[p * size + p] = pp - tangent * beside;
      rest[q * size + q] = qq + tangent * beside;
      rest[p * size + q] = 0;
      rest[q * size + p] = 0;
    }
  return rotations;
}

function rotate(table: Float64Array, p: number, q: number, size: number, cosine: number, sine: number): void {
  for (let j = 0; j < size; j++) {
    const [a, b] = [table[p + j] ?? 0, table[q + j] ?? 0];
    table[p + j] = cosine * a - sine * b;
    table[q + j] = sine * a + cosine * b;
  }
}
