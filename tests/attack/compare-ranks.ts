/**
 * Mann-Whitney's U test with the normal approximation. The result is the probability that the difference between the
 * samples is chance. A value far below 0.01 on every run means that the times differ.
 */
export function compareRanks(some: readonly number[], others: readonly number[]): number {
  const [n, m] = [some.length, others.length]
  const wins = some.reduce((sum, time) => sum + others.filter((other) => other < time).length, 0)
  const z = (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * upperTail(Math.abs(z))
}

/** The normal distribution, by Abramowitz and Stegun 26.2.17. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const factors = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const series = factors.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
