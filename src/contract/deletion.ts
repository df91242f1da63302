/** Days for which a deleted trip, review or announcement can be restored; then it goes for good. */
export const DELETED_KEPT = 30
