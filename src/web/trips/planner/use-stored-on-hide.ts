import { useEffect } from 'react'

/** A field counts when it is left. Whoever closes the page or goes to another app leaves it, too. */
export function useStoredOnHide(): void {
  useEffect(() => {
    const leave = () => {
      const { activeElement } = document
      if (document.visibilityState === 'hidden' && activeElement instanceof HTMLElement) activeElement.blur()
    }
    document.addEventListener('visibilitychange', leave, { capture: true })
    return () => document.removeEventListener('visibilitychange', leave, { capture: true })
  }, [])
}
