import { useEffect } from 'react'

/**
 * The browser asks for confirmation before the page is closed or reloaded.
 * @param isAtRisk whether input would be lost; runs when the page is closed
 */
export function useCloseQuestion(isAtRisk: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAtRisk()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
