/** State of the navigation to a trip that was begun a moment ago: what it needs first is places. */
export const BEGUN = { isBegun: true }

export function isBegun(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBegun' in state && state.isBegun === true
}
