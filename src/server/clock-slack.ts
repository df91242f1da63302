import { HOUR } from '#contract/durations.ts'

/**
 * Milliseconds by which an instant that was noted as "now" may lie ahead: clocks of several machines differ a little.
 * What lies further ahead was noted while a clock was wrong, and waiting for it could mean waiting for years.
 */
export const CLOCK_SLACK = HOUR
