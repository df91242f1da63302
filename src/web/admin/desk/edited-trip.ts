import { clockTime, minuteOfClock } from '#planning/hours/minutes.ts'
import { getInput, isList, valueAt, type Json, type Path } from './edited-text.ts'

/** Path of the destinations of a trip in the form. */
export const DESTINATIONS: Path = ['destinations']

/** A destination before anything is typed: it takes all days. */
export function firstDestination(days: Json | undefined): Json {
  const toDay = typeof days === 'number' ? days : 1
  return { name: '', location: '', fromDay: 1, toDay, notes: '', activities: [] }
}

/** A place of the guide, or the name of a stop without one. */
export type ChosenPlace = { readonly slug: string | null; readonly name: string }

/** Rounded up to a step, so that a plan reads like one. */
const STEP_MINUTES = 15
const LEG_MINUTES = 30
const USUAL_STAY_MINUTES = 60
const FIRST_TIME = '09:00'
const LAST_TIME = '23:45'

/** A stop after all others of its destination. @param stay minutes that a visit takes; null if nobody knows */
export function nextStop(destination: Json, { slug, name }: ChosenPlace, stay: number | null): Json {
  const stops = valueAt(destination, ['activities'])
  const last = isList(stops) ? stops.at(-1) : undefined
  const day = valueAt(last ?? null, ['day']) ?? valueAt(destination, ['fromDay']) ?? 1
  const time = last === undefined ? FIRST_TIME : timeAfter(last)
  return { name, place: slug, day, time, notes: '', ...(stay !== null && { durationMinutes: stay }) }
}

/** Leaves room for the stay and a way. */
function timeAfter(stop: Json): string {
  const time = getInput(valueAt(stop, ['time']))
  if (time === '') return FIRST_TIME
  const begins = minuteOfClock(time)
  const stay = valueAt(stop, ['durationMinutes'])
  const leaves = begins + (typeof stay === 'number' ? stay : USUAL_STAY_MINUTES)
  const next = Math.ceil((leaves + LEG_MINUTES) / STEP_MINUTES) * STEP_MINUTES
  return Number.isFinite(next) ? clockTime(Math.min(next, minuteOfClock(LAST_TIME))) : FIRST_TIME
}
