import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the folded part that the fragment of the URL names, and brings it to the top of the window. It looks again when
 * `content` changes, because the parts may come later than the page, or in another order.
 */
export function useNamedFold(content: unknown): void {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    const fold = named?.closest('details') ?? named?.querySelector('details')
    if (!named || !fold) return
    fold.open = true
    if (fold.contains(named)) fold.scrollIntoView()
    else named.scrollIntoView()
  }, [hash, content])
}
