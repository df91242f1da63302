/** What the login page is told, in the router's state, about where somebody wanted to go. */
export type LoginState = { wanted: string }

/** To a browser, two slashes or a slash with a backslash begin another site's address, and control characters vanish. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** The wanted path out of a router state, or null: the state outlives a reload, so it is checked as foreign input. */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null
  const { wanted } = state
  return typeof wanted === 'string' && OWN_PATH.test(wanted) ? wanted : null
}
