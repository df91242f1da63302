import * as z from 'zod/mini'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { fieldError, readError, textOfError, type FieldError } from '#contract/text/field-error.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { findDateErrors, TripInput } from '#contract/trip/trips.ts'
import { findUnstorableCharacter } from '#contract/text/unstorable-character.ts'
import { parseJson } from '../../../api/parse-json.ts'

const FORMAT = 'safarnama-trip'
const VERSION = 1

const Envelope = z.object({ format: z.literal(FORMAT), version: z.int(), trip: z.unknown() })

/** A trip as calls of the API take it. A file of another format is none. */
const BareTrip = z.looseObject({
  format: z.optional(z.undefined()),
  title: z.string(),
  destinations: z.array(z.unknown()),
})

/** The trip as JSON, without ids and owner. */
export function exportJson(trip: TripInput): string {
  const { title, description, budget, startDate, endDate, destinations } = trip
  const { pace, dayStart, dayEnd, party, days, spending } = trip
  const plan = { pace, dayStart, dayEnd, party, days, spending }
  const content = { title, description, budget, startDate, endDate, destinations, ...plan }
  return `${JSON.stringify({ format: FORMAT, version: VERSION, trip: content }, leaveOutAnswers, 2)}\n`
}

/** Leaves out `isPlaceGone`, which is an answer of the server and no part of a trip. */
function leaveOutAnswers(field: string, value: unknown): unknown {
  return field === 'isPlaceGone' ? undefined : value
}

export type ImportedTrip =
  | { readonly kind: 'trip'; readonly trip: TripInput }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Parses such a file.
 * @returns the trip, or the reason of the refusal as text for the user
 */
export function importJson(text: string): ImportedTrip {
  // Editors on Windows write a byte order mark before the text. Invalid JSON is reported like a missing trip.
  const content = parseJson(text.replace(/^\uFEFF/, ''))
  const bare = BareTrip.safeParse(content).data
  const envelope = bare ? { version: VERSION, trip: bare } : Envelope.safeParse(content).data
  if (!envelope) return refused(trips.importNoTrip)
  if (envelope.version > VERSION) return refused(trips.importTooNew)
  if (envelope.version !== VERSION) return refused(trips.importNoTrip)
  const { data, error } = TripInput.safeParse(envelope.trip)
  if (!data) {
    const [issue] = error.issues
    return refusedAt(issue?.path.join('.') ?? '', readError(issue?.message ?? ''))
  }
  const [dateError] = Object.entries(findDateErrors(data))
  if (dateError) return refusedAt(...dateError)
  const unstorable = findUnstorableCharacter(data)
  if (unstorable !== null) return refusedAt(unstorable, fieldError('text.unstorable-character'))
  const { userEmail: _owner, ...trip } = data
  return { kind: 'trip', trip }
}

function refusedAt(field: string, error: FieldError): ImportedTrip {
  const text = textOfError(error, texts)
  return refused(
    field === '' ? fill(trips.importFault, { error: text }) : fill(trips.importError, { field, error: text }),
  )
}

function refused(message: string): ImportedTrip {
  return { kind: 'refused', message }
}
