import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Closes overlays of a page when the page is left: on Back and Forward, and on a navigation to another path. A change
 * of only the query or the fragment of the URL, such as a filter, leaves them open. Overlays that the URL itself
 * controls stay as they are.
 */
export function useCloseOnNavigation(isOpen: boolean, close: () => void): void {
  const { key, pathname } = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const shown = useRef({ key, pathname, isOpen })
  const leave = useEffectEvent((isOtherPath: boolean) => {
    if (isOtherPath || isBackOrForward) close()
  })
  useEffect(() => {
    const { current: before } = shown
    shown.current = { key, pathname, isOpen }
    if (before.key !== key && before.isOpen && isOpen) leave(before.pathname !== pathname)
  }, [key, pathname, isOpen])
}
