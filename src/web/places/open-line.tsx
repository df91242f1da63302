import { createContext, useContext, useDeferredValue } from 'react'
import { places } from '#messages/places.ts'
import type { OpenHours } from '#contract/open-hours.ts'
import type { CityMoment } from '../city/use-city-moment.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { preloadedOpenState } from './preloaded-open-state.ts'

/** The moment that a list asks about. Null: the minute of looking. */
export const AskedMoment = createContext<CityMoment | null>(null)

/**
 * Whether a place is open, in the line of its card. The HTML is the same for everybody, so that it names no minute unless
 * the address of the page does.
 */
export function OpenLine({ openHours }: { openHours: OpenHours | null }) {
  const asked = useContext(AskedMoment)
  // After hydration, React renders the lines of all cards in small pieces, so that the page answers in between.
  const isInBrowser = useDeferredValue(useIsHydrated())
  if (!openHours) return <p className="open-line">{places.cardHoursUnknown}</p>
  const withoutClock = <p className="open-line">{places.cardHoursKnown}</p>
  if (!asked && !isInBrowser) return withoutClock
  return <preloadedOpenState.Lazy props={{ openHours, asked }} placeholder={withoutClock} />
}
