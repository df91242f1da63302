import { useSyncExternalStore } from 'react'
import { today } from '#contract/text/dates.ts'

/**
 * The month in the city, 1 to 12. Null on the server and while React takes its page over, because the HTML is the
 * same for everybody. What depends on it carries `data-now`.
 */
export function useCurrentMonth(timeZone: string): number | null {
  return useSyncExternalStore(
    neverChanges,
    () => Number(today(new Date(), timeZone).slice(5, 7)),
    () => null,
  )
}

/** A page that stays open over the end of a month keeps its mark until the next visit. */
function neverChanges(): () => void {
  return () => undefined
}
