import type { MouseEvent } from 'react'

/**
 * Click handler of a link to an earlier page. If the page is in the history of the tab, the browser goes back to it,
 * which keeps its scroll position. Otherwise, and in browsers without the Navigation API, the link is followed.
 */
export function goBackTo(event: MouseEvent): void {
  const { currentTarget: link, button, altKey, ctrlKey, metaKey, shiftKey } = event
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
  if (!isPlain || !('navigation' in globalThis) || !(link instanceof HTMLAnchorElement)) return
  const index = navigation.currentEntry?.index ?? 0
  const found = navigation
    .entries()
    .slice(0, index)
    .findLastIndex(({ url }) => url === link.href)
  if (found < 0) return
  event.preventDefault()
  history.go(found - index)
}
