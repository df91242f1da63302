import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Closes what stands over a page when the page goes: on Back and Forward, and on a navigation to another path. What only
 * changes the query or the fragment of an address, such as a filter, leaves it open.
 */
export function useCloseOnNavigation(close: () => void): void {
  const { key, pathname } = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const shown = useRef({ key, pathname })
  const leave = useEffectEvent((isOtherPath: boolean) => {
    if (isOtherPath || isBackOrForward) close()
  })
  useEffect(() => {
    const { current } = shown
    if (current.key === key) return
    shown.current = { key, pathname }
    leave(current.pathname !== pathname)
  }, [key, pathname])
}
