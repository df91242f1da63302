/** Router state of the login page: the path that the user wanted. */
export type LoginState = { wanted: string }

/**
 * Browsers read two slashes, or a slash and a backslash, as the start of another site's URL. They ignore control
 * characters.
 */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Reads the wanted path from a router state. The state survives a reload, so it is checked like any input. */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null
  const { wanted } = state
  return typeof wanted === 'string' && OWN_PATH.test(wanted) ? wanted : null
}
