import { createContext, useContext, useDeferredValue, type ReactNode } from 'react'
import { places } from '#messages/places.ts'
import type { Attraction } from '#contract/place/places.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { AccessText } from './access-text.tsx'
import { preloadedOpenState } from './preloaded-open-state.ts'

/** The moment that a list asks about. Null: the minute of looking. */
export const AskedMoment = createContext<CityMoment | null>(null)

/** The moment for which lines show opening states. Null: none, because the page is not hydrated yet. */
const AnnouncedMoment = createContext<CityMoment | null>(null)

/** The moment for which the lines of a list show opening states. Null: none. */
export function useAnnouncedMoment(): CityMoment | null {
  return useContext(AnnouncedMoment)
}

/**
 * Gives all open lines inside one moment. They follow it as a deferred value: React renders the lines of all cards in
 * small pieces, so that the page answers in between.
 */
export function OpenLines({ children }: { children: ReactNode }) {
  const asked = useContext(AskedMoment)
  const now = useDeferredValue(useCityMoment())
  return <AnnouncedMoment value={asked ?? now}>{children}</AnnouncedMoment>
}

/**
 * The state of a place, or how one gets in, in the line of its card, which stands in `OpenLines`. The HTML is the same
 * for everybody, so that it names no minute unless the URL of the page does.
 */
export function OpenLine({ place: { openHours, access } }: { place: Pick<Attraction, 'openHours' | 'access'> }) {
  const moment = useAnnouncedMoment()
  if (!openHours && !access) return <p className="open-line line-unknown">{places.cardHoursUnknown}</p>
  if (!openHours) return <p className="open-line">{access && <AccessText access={access} />}</p>
  const withoutClock = <p className="open-line">{places.cardHoursKnown}</p>
  if (!moment) return withoutClock
  return <preloadedOpenState.Lazy props={{ openHours, access, moment }} placeholder={withoutClock} />
}
