import { parseJson } from '../api/parse-json.ts'
import { readStored, removeStored } from './browser-storage.ts'
import { readStoredUser } from './stored-user.ts'

/** A build that changes the type below takes the next number. */
export const AGENDA_FORMAT = 1

/** A day of a plan. `from` and `to` are instants in milliseconds: the midnights of the city, or the end of a longer plan. */
export type AgendaDay = {
  readonly from: number
  readonly to: number
  /** "Your trip today · Day 1 of 2" */
  readonly label: string
  /** Those that are not done yet, in the order of the plan, with times of the city such as "10:00". */
  readonly stops: readonly { readonly time: string; readonly name: string }[]
}

/**
 * The next days of the trip of today or the next one, as this device showed them last. The first script draws the day of
 * now before the program has come. Its texts are in the language of the addresses.
 */
export type Agenda = {
  readonly format: typeof AGENDA_FORMAT
  readonly userId: string
  readonly tripId: string
  /** Paths of the pages that begin with it. */
  readonly paths: readonly string[]
  readonly title: string
  /** Says that the plan itself is being opened. */
  readonly note: string
  readonly days: readonly AgendaDay[]
}

/** @returns null if the account of the stored session has none */
export function readAgenda(): Agenda | null {
  const agenda = parseJson(readStored('agenda') ?? '')
  return isAgenda(agenda) && agenda.userId === readStoredUser()?.id ? agenda : null
}

/** True for what a build with this format wrote. */
function isAgenda(stored: unknown): stored is Agenda {
  return typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === AGENDA_FORMAT
}

/** Forgets a trip that is not there any more. */
export function forgetAgenda(tripId: string): void {
  if (readAgenda()?.tripId === tripId) removeStored('agenda')
}
