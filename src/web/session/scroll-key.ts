import type { Location } from 'react-router'

/**
 * Key of the scroll position of a page. React Router gives every freshly loaded document the key `default`. Without the
 * path, a page would open at the scroll position of another page. After a login, a page takes the key of the page that
 * asked for it. The page of the login itself only carries that key along.
 */
export function scrollKey({ key, pathname, search, state }: Location<unknown>): string {
  const isFromLogin = typeof state === 'object' && state !== null && 'scrollKey' in state && !('wanted' in state)
  if (isFromLogin && typeof state.scrollKey === 'string') return state.scrollKey
  return key === 'default' ? pathname + search : key
}
