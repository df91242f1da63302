import { showDate } from '#contract/text/date-format.ts'
import { toCalendarDate } from '#contract/text/dates.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { trips } from '#messages/trips.ts'
import { planner, tripPage } from '#messages/planner.ts'
import { tripFields } from '#messages/trip-people.ts'
import type { MergeConflict } from '#planning/merge/merge-fields.ts'
import type { Merge } from '#planning/merge/merge-trips.ts'
import { hasAutos } from '#planning/plan/city-routes.ts'
import { getSlot } from '#planning/plan/place-stop.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import { findActivity, type PlannedActivity, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { datesText } from '../itinerary/day-names.ts'
import { fieldText } from '../itinerary/field-text.ts'
import { toTravelModeName } from '../itinerary/leg-text.ts'
import { partyText } from '../itinerary/party-text.ts'

const texts = tripPage.conflicts

export type ConflictWords = { readonly merge: Merge; readonly guide: PlanningGuide; readonly formats: Formats }

/** The subject of a conflict, such as "Surat Castle: note". */
export function subjectText({ kind, id, field }: MergeConflict, { merge, formats }: ConflictWords): string {
  const name = getName(kind, id ?? '', merge, formats)
  const shown = fieldText(field) ?? field
  return name === null ? shown : fill(texts.of, { subject: name, field: shown })
}

function getName(kind: MergeConflict['kind'], id: string, { of }: Merge, formats: Formats): string | null {
  if (kind === 'trip') return null
  if (kind === 'day') return dateText(id, formats)
  if (kind === 'spending') return texts.spending
  if (kind === 'destination') return id
  return findActivity(of.mine, id)?.name ?? findActivity(of.theirs, id)?.name ?? id
}

export function valueText(conflict: MergeConflict, side: 'mine' | 'theirs', words: ConflictWords): string {
  const { field, id } = conflict
  const value = conflict[side]
  if (field === 'deleted') return value === null ? texts.removed : texts.kept
  if (field === 'where') return whereText(id ?? '', words.merge.of[side], words.formats)
  if (field === 'party') return partyText(words.merge.of[side].party, words.formats) ?? texts.nothing
  if (field === 'isDone') return value === true ? texts.yes : texts.no
  if (value === null || value === '') return texts.nothing
  if (typeof value === 'number') return numberText(field, value, words.formats)
  if (typeof value === 'string') return wordText(field, value, words)
  if (typeof value !== 'object') return texts.changed
  if (field === 'place') return placeText(value, words)
  return isDates(value) ? datesText(value, words.formats) : texts.changed
}

/** The name of a place of the guide, or that it is a point of the traveller's own. */
function placeText(value: object, { guide }: ConflictWords): string {
  const { place = null, point = null } = value as Partial<Pick<PlannedActivity, 'place' | 'point'>>
  if (place !== null) return placeFor(guide, place)?.name ?? place
  return point === null ? texts.nothing : tripFields.point
}

type Dates = { readonly startDate: string; readonly endDate: string }

/** The first and the last day are one field where those of both devices do not fit together. */
function isDates(value: object): value is Dates {
  const { startDate, endDate } = value as Partial<Dates>
  return [startDate, endDate].every((date) => toCalendarDate(date ?? '') !== null)
}

function numberText(field: string, value: number, formats: Formats): string {
  if (field === 'durationMinutes') return formats.plural(trips.stay, value)
  return ['budget', 'cost', 'amount'].includes(field) ? showMoney(value, formats) : formats.number(value)
}

function wordText(field: string, value: string, { guide, formats }: ConflictWords): string {
  if (field === 'wayHere' && (value === 'foot' || value === 'auto'))
    return texts.ways[toTravelModeName(value, { hasAutos: hasAutos(guide.fares) })]
  if (field === 'pace' && (value === 'easy' || value === 'steady' || value === 'full')) return texts.paces[value]
  return toCalendarDate(value) === value ? dateText(value, formats) : value
}

/** The day of a stop, and its number there. */
function whereText(id: string, trip: TripWithPlan, formats: Formats): string {
  const slot = getSlot(trip, id)
  if (!slot || slot.date === null) return planner.days.ideas
  return fill(texts.place, { day: dateText(slot.date, formats), number: formats.number(slot.index + 1) })
}

function dateText(date: string, formats: Formats): string {
  return toCalendarDate(date) === null ? date : showDate(date, formats)
}
