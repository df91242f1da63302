/** Section 9. */
export const RATING_MIN = 1
export const RATING_MAX = 5
export const DEFAULT_RATING = 5
