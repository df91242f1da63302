import { quantile } from '../tests/support/quantiles.ts'
import type { Row } from '../tests/support/table.ts'

/** Duration of a frame at 60 frames per second, plus 0.1 because browsers round timers. */
const MAX_FRAME_MS = 16.8
const MIN_FRAMES_PER_SECOND = 58

/** @param times duration of each frame in milliseconds */
export function frameRow(name: string, times: readonly number[]): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const perSecond = (1000 * sorted.length) / sorted.reduce((sum, time) => sum + time, 0)
  const p95 = quantile(sorted, 0.95)
  return {
    name,
    perSecond,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    bar: {
      text: `60 frames, p95 <= ${MAX_FRAME_MS} ms`,
      isMet: p95 <= MAX_FRAME_MS && perSecond >= MIN_FRAMES_PER_SECOND,
    },
    value: `p95 ${p95.toFixed(1)} ms`,
  }
}
