import type { ContentPlace } from '#contract/place/content-place.ts'
import { countDays } from '#contract/text/dates.ts'
import type { Confidence } from '#contract/place/fact.ts'
import type { StaleReason } from '#contract/admin/freshness-rules.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { suggestedFacts, type SuggestedFact } from '#contract/place/suggestion-rules.ts'

/** A fact is due when it has a point. */
export type DueFact = {
  readonly fact: SuggestedFact
  readonly reasons: readonly StaleReason[]
  readonly points: number
}

/** Days after which a fact of each kind is due. Official facts and facts with two sources stay valid longer. */
const DUE_AFTER_DAYS: Readonly<Record<Confidence, number>> = {
  official: 365,
  agreed: 365,
  reported: 240,
  estimate: 120,
  conflict: 30,
}

type Known = {
  readonly today: string
  readonly hours: OpenHours | null
  /** Days since a date. */
  readonly getAge: (date: string) => number
}

/** Days from a date to this one, 0 for later dates. It remembers them: the facts of a guide share few dates. */
export function createAges(today: string): Known['getAge'] {
  const known = new Map<string, number>()
  return (date) => {
    const age = known.get(date) ?? Math.max(0, countDays(date, today))
    known.set(date, age)
    return age
  }
}

/** The facts of a place that are due, the most urgent first. */
export function dueFacts(place: ContentPlace, known: Known): DueFact[] {
  const due = suggestedFacts.flatMap((name): DueFact[] => {
    const fact = place.facts?.[name]
    if (!fact) return []
    const share = known.getAge(fact.checkedOn) / DUE_AFTER_DAYS[fact.confidence]
    const reasons = [...(share >= 1 ? [lateReason(fact.confidence)] : []), ...endedReasons(place, name, known)]
    const points = share + 3 * (reasons.length - (share >= 1 ? 1 : 0))
    return reasons.length === 0 ? [] : [{ fact: name, reasons, points }]
  })
  return due.toSorted((a, b) => b.points - a.points)
}

function lateReason(confidence: Confidence): StaleReason {
  return confidence === 'estimate' || confidence === 'conflict' ? confidence : 'old'
}

function endedReasons({ facts }: ContentPlace, name: SuggestedFact, { today, hours }: Known): StaleReason[] {
  const until = name === 'fees' ? facts?.fees?.value.until : null
  if (until && until < today) return ['fees-past']
  return name === 'openingHours' && hours && haveEnded(hours, today) ? ['hours-ended'] : []
}

/** True if every rule names days of years that are past. */
function haveEnded({ rules }: OpenHours, today: string): boolean {
  return (
    rules.length > 0 && rules.every(({ dates }) => dates !== undefined && dates.every((range) => isPast(range, today)))
  )
}

/** @param range `2027-01-26` or `2027-02-08/2027-03-08`, perhaps with signs after it; days of every year never end */
function isPast(range: string, today: string): boolean {
  const last = /(\d{4}-\d\d-\d\d)[~+]*$/.exec(range)?.[1]
  return last !== undefined && last < today
}

/** Urgency of a place: its problems, weighted by the number of people who rely on it. */
export function getUrgency({
  points,
  suggestions,
  people,
}: {
  points: number
  suggestions: number
  people: number
}): number {
  return (points + suggestions) * (1 + Math.log10(1 + people))
}
