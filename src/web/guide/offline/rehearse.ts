import type { User } from '#contract/account/auth.ts'
import { API_BASE } from '#contract/api/endpoint.ts'
import { pathIn } from '#contract/messages/languages.ts'
import { ANY_TRIP_PATH, paths } from '#contract/paths.ts'
import { getPlace } from '#contract/place/places.endpoints.ts'
import { getPlanning } from '#contract/trip/planning.endpoints.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { language } from '#messages/language.ts'
import type { Moment } from '#planning/plan/today.ts'
import { currentDate } from '#planning/plan/trip-end.ts'
import { tripAhead } from '#planning/plan/trip-ahead.ts'
import { listTripCopies } from '../../session/trip-copies.ts'
import { readWaitingEdits, withWaitingEdits } from '../../session/waiting-edits.ts'
import type { PackCache } from './download-pack.ts'

/** `stops` are those of the day, or of all days while the trip is still to come. */
export type Rehearsal =
  | { readonly kind: 'no-trip' }
  | { readonly kind: 'opens'; readonly trip: Trip; readonly isToday: boolean; readonly stops: number }
  | { readonly kind: 'missing'; readonly trip: Trip; readonly names: readonly string[] }

/**
 * Opens everything that the plan of today, or else of the next trip, needs, from the stores of the device alone. It
 * sends no request.
 */
export async function rehearse({ id }: User, guide: Pick<PackCache, 'read'>, now: Moment): Promise<Rehearsal> {
  const [copies, edited] = await Promise.all([listTripCopies(id), readWaitingEdits(id)])
  const trip = tripAhead(withWaitingEdits(copies, edited), now)
  if (!trip) return { kind: 'no-trip' }
  const date = currentDate(trip, now)
  const isToday = trip.startDate <= date
  const activities = trip.destinations.flatMap((destination) => destination.activities)
  const stops = isToday ? activities.filter((activity) => activity.date === date) : activities
  const planning = API_BASE + getPlanning.path
  const isInGuide = await readPlaces(guide, planning)
  const needed = [
    { name: trip.title, urls: [pathIn(language, ANY_TRIP_PATH), planning] },
    ...stops.flatMap(({ name, place }) =>
      typeof place === 'string' && isInGuide(place)
        ? [{ name, urls: [pathIn(language, paths.place(place)), placeCall(place)] }]
        : [],
    ),
  ]
  const found = await Promise.all(needed.map(async ({ name, urls }) => ((await isThere(guide, urls)) ? [] : [name])))
  const names = [...new Set(found.flat())]
  return names.length > 0 ? { kind: 'missing', trip, names } : { kind: 'opens', trip, isToday, stops: stops.length }
}

/** @returns false for a place that was retired before the guide was stored: the plan shows it by its name */
async function readPlaces(guide: Pick<PackCache, 'read'>, planning: string): Promise<(slug: string) => boolean> {
  const answer = await guide.read(planning)
  const text = answer ? new TextDecoder().decode(answer.bytes) : ''
  return (slug) => text.includes(`"slug":${JSON.stringify(slug)}`)
}

function placeCall(slug: string): string {
  return API_BASE + getPlace.path.replace(':slug', slug)
}

async function isThere(guide: Pick<PackCache, 'read'>, urls: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(urls.map((url) => guide.read(url)))
  return answers.every((answer) => answer !== null && answer.bytes.byteLength > 0)
}
