import type { AccessKind } from '#contract/place/access-kinds.ts'
import type { Fact } from '#contract/place/fact.ts'
import type { HoursRule, OpenHours } from '#contract/place/open-hours.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { getUsualHours, type WeekSpan } from '#planning/hours/usual-week.ts'

/** Indexed by the digits of weekdays in rules, from 1 (Monday). */
const DAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type FactsOfPlace = Pick<PlaceDetail, 'name' | 'facts' | 'openHours' | 'traits'>

/**
 * Facts of a place in schema.org's terms. Search engines cannot show a doubt, so estimates, conflicts and unknown facts
 * are left out.
 */
export function factsJsonLd({ name, facts, openHours, traits }: FactsOfPlace): object {
  const access = sureValue(facts.access)?.kind
  const hours = openHours ? (isSure(openHours) ? getSpecifications(openHours) : []) : alwaysOpen(access)
  const publicAccess = sureValue(facts.publicAccess) ?? (access === 'open-ground' ? true : undefined)
  const telephone = sureValue(facts.phone)
  const website = sureValue(facts.website)
  const isFree = sureValue(facts.fees) && traits.free
  const names = Object.values(facts.names ?? {}).flatMap((fact) => sureValue(fact)?.name ?? [])
  const alternateNames = names.filter((alternate) => alternate !== name)
  return {
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(isFree !== undefined && { isAccessibleForFree: isFree }),
    ...(publicAccess !== undefined && { publicAccess }),
    ...(telephone !== undefined && { telephone }),
    ...(website !== undefined && { sameAs: website }),
    ...(alternateNames.length > 0 && { alternateName: alternateNames }),
  }
}

/** Open ground has no gate. Places that are seen from the street are not entered, and other words name no hours. */
function alwaysOpen(access: AccessKind | undefined): object[] {
  return access === 'open-ground' ? openDays({ days: '1234567', times: [['00:00', '24:00']] }) : []
}

/** The value of a fact that is no estimate and no conflict. */
export function sureValue<Value>(fact: Fact<Value> | undefined): Value | undefined {
  return fact && isSure(fact) ? fact.value : undefined
}

function isSure({ confidence }: Pick<OpenHours, 'confidence'>): boolean {
  return confidence !== 'estimate' && confidence !== 'conflict'
}

/** None when one of the rules has no word in schema.org: the others alone would say something wrong. */
function getSpecifications({ rules, closed }: OpenHours): object[] {
  const firstDated = rules.findIndex(({ dates }) => dates !== undefined)
  const weekly = firstDated === -1 ? rules : rules.slice(0, firstDated)
  const dated = rules.slice(weekly.length)
  const { week } = getUsualHours(weekly)
  if (closed || !week.every(isExpressible) || !dated.every(isClosedDay)) return []
  return [...joinDays(week).map(openDays), ...dated.flatMap(closedDays)].flat()
}

function isExpressible({ times }: WeekSpan): boolean {
  return times !== null && times.flat().every((time) => /^\d/.test(time))
}

function isClosedDay({ dates, days, times, state }: HoursRule): boolean {
  return state === 'closed' && days === undefined && times === undefined && (dates ?? []).every(isOfOneYear)
}

type OpenDays = { readonly days: string; readonly times: NonNullable<WeekSpan['times']> }

/** The weekdays with the same hours, without those that are closed. */
function joinDays(week: readonly WeekSpan[]): OpenDays[] {
  const joined = new Map<string, OpenDays>()
  for (const { from, to, times } of week) {
    if (times === null || times.length === 0) continue
    const key = JSON.stringify(times)
    joined.set(key, { days: `${joined.get(key)?.days ?? ''}${'1234567'.slice(from - 1, to)}`, times })
  }
  return [...joined.values()]
}

function isOfOneYear(range: string): boolean {
  return /^\d{4}-/.test(range)
}

function openDays({ days, times }: OpenDays): object[] {
  const dayOfWeek = days.split('').map((day) => DAYS[Number(day)])
  return times.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes: closingTime(closes),
  }))
}

/** A time before the opening is on the next day. The end of a day is its last minute. */
function closingTime(closes: string): string {
  if (closes === '24:00') return '23:59'
  const hour = Number(closes.slice(0, 2)) % 24
  return `${String(hour).padStart(2, '0')}${closes.slice(2)}`
}

/** Opening and closing at the same time means closed. Days that may be others are left out. */
function closedDays({ dates = [] }: HoursRule): object[] {
  return dates
    .filter((range) => !range.includes('~'))
    .map((range) => {
      const [validFrom = '', validThrough = validFrom] = range.split('/')
      return { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', validFrom, validThrough }
    })
}
