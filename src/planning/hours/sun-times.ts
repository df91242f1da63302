import { cityMinuteAt } from '#contract/text/city-minute.ts'

/** Position for which sunrise and sunset are computed, in degrees (WGS 84), and the IANA zone of the clock. */
export type SunPlace = {
  readonly lat: number
  readonly lng: number
  readonly timeZone: string
  /** Offset of clocks that never change. Saves a formatter (`cityMinuteAt`). */
  readonly utcOffsetMinutes?: number | undefined
}

export const sunEvents = ['dawn', 'sunrise', 'sunset', 'dusk'] as const
export type SunEvent = (typeof sunEvents)[number]

/** Height of the sun's centre in degrees: refraction and the sun's radius at rise and set, civil twilight otherwise. */
const ALTITUDE: Readonly<Record<SunEvent, number>> = { dawn: -6, sunrise: -0.833, sunset: -0.833, dusk: -6 }

const RADIANS = Math.PI / 180
const DAY_MS = 86_400_000
/** 1 January 2000, 12:00 UTC. */
const J2000_MS = Date.UTC(2000, 0, 1, 12)

/**
 * Minute of the day on the city's clock at which the event happens on a date. Null where it does not happen, as in a
 * polar night. Source: the low-precision formulas of the Astronomical Almanac, page C5, within a minute until 2050.
 */
export function sunMinute(event: SunEvent, date: string, { lat, lng, ...clock }: SunPlace): number | null {
  const isMorning = event === 'dawn' || event === 'sunrise'
  // Noon of the sun's own time at this place. Three steps bring the event within a second.
  let day = (Date.parse(`${date}T12:00:00Z`) - J2000_MS) / DAY_MS - lng / 360
  for (let step = 0; step < 3; step += 1) {
    const { rightAscension, declination } = sunAt(day)
    const cosine =
      (Math.sin(ALTITUDE[event] * RADIANS) - Math.sin(lat * RADIANS) * Math.sin(declination)) /
      (Math.cos(lat * RADIANS) * Math.cos(declination))
    if (Math.abs(cosine) > 1) return null
    const wanted = isMorning ? -Math.acos(cosine) : Math.acos(cosine)
    const hourAngle = (280.46062 + 360.98564737 * day + lng) * RADIANS - rightAscension
    day -= turnToHalfCircle(hourAngle - wanted) / (2 * Math.PI)
  }
  return minuteOfDay(J2000_MS + day * DAY_MS, clock)
}

/** @param day days since J2000 */
function sunAt(day: number): { rightAscension: number; declination: number } {
  const anomaly = (357.528 + 0.9856003 * day) * RADIANS
  const longitude = (280.46 + 0.9856474 * day + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS
  const obliquity = (23.439 - 0.0000004 * day) * RADIANS
  return {
    rightAscension: Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)),
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
  }
}

function turnToHalfCircle(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
}

type Clock = Pick<SunPlace, 'timeZone' | 'utcOffsetMinutes'>

function minuteOfDay(instantMs: number, { timeZone, utcOffsetMinutes }: Clock): number {
  const minute = cityMinuteAt(new Date(instantMs), timeZone, utcOffsetMinutes)
  const [hours = 0, minutes = 0] = minute.slice(11).split(':').map(Number)
  return hours * 60 + minutes
}
