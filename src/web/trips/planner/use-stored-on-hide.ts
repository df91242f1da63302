import { useEffect } from 'react'

/** A field is stored when it loses the focus. Closing the page or going to another app counts, too. */
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
