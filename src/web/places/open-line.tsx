import { createContext, useContext, useSyncExternalStore } from 'react'
import { places } from '#messages/places.ts'
import type { OpenHours } from '#contract/open-hours.ts'
import type { CityMoment } from '../city/use-city-moment.ts'
import { preloadedOpenState } from './preloaded-open-state.ts'

/** The moment that a list asks about. Null: the minute of looking. */
export const AskedMoment = createContext<CityMoment | null>(null)

/**
 * Whether a place is open, in the line of its card. The HTML is the same for everybody, so that it names no minute unless
 * the address of the page does.
 */
export function OpenLine({ openHours }: { openHours: OpenHours | null }) {
  const asked = useContext(AskedMoment)
  const isInBrowser = useSyncExternalStore(neverChanges, returnTrue, returnFalse)
  if (!openHours) return <p className="open-line">{places.cardHoursUnknown}</p>
  const withoutClock = <p className="open-line">{places.cardHoursKnown}</p>
  if (!asked && !isInBrowser) return withoutClock
  return <preloadedOpenState.Lazy props={{ openHours, asked }} placeholder={withoutClock} />
}

const neverChanges = () => () => undefined
const returnTrue = () => true
const returnFalse = () => false
