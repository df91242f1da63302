import { HOUR_MS } from '#contract/text/durations.ts'

/**
 * An instant that was noted as "now" may lie this far ahead, since the clocks of several machines differ a little. An
 * instant further ahead was noted while a clock was wrong. Nothing waits for it, because that could take years.
 */
export const CLOCK_SLACK_MS = HOUR_MS
