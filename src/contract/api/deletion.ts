/** A deleted trip, review or announcement can be restored for this time. Then the sweep removes it. */
export const DELETED_RETENTION_DAYS = 30
