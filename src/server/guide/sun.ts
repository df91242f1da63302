import { getTimes } from 'suncalc'
import { instantInZone } from '#contract/text/city-time.ts'

type Position = { readonly lat: number; readonly lng: number }

/** HH:MM on the clocks of a zone. */
export type SunTimes = { readonly sunrise: string; readonly sunset: string }

/**
 * Sunrise and sunset of a day.
 * @param date yyyy-mm-dd on the calendar of the zone
 * @returns null where the sun does not rise or set on that day, near the poles
 */
export function sunTimesOn(date: string, { lat, lng }: Position, timeZone: string): SunTimes | null {
  const { sunrise, sunset } = getTimes(instantInZone(date, '12:00', timeZone), lat, lng)
  if (!sunrise || !sunset) return null
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return { sunrise: clock.format(sunrise), sunset: clock.format(sunset) }
}
