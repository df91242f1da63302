import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Closes what stands over a page when the page goes: on Back and Forward, and on a navigation to another path. What only
 * changes the query or the fragment of an address, such as a filter, leaves it open. What the address itself has opened
 * or closed stays so.
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
