/** Different counts in one report of a browser. */
export const VISIT_COUNTS_MAX = 40

/** The highest count of one thing in a report. */
export const VISIT_COUNT_MAX = 50
