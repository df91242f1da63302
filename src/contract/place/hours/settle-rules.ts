import { toWeekdays, type WrittenRule } from './written-hours.ts'

/**
 * Rules of which none is made void by a later one. In OpenStreetMap a later rule replaces the days of an earlier one, so
 * that `Mo off; 10:00-18:00` is open on Mondays and `06:00-12:00; 16:00-21:00` has no morning. People mean both: times of
 * equal days are one rule, and an exception that stands before its rule goes behind it.
 * @returns the same rules where nothing is void
 */
export function settleRules(rules: readonly WrittenRule[]): readonly WrittenRule[] {
  const merged = mergeTimes(rules)
  const isLate = merged.map((rule, index) => merged.slice(index + 1).some((later) => isVoidedBy(rule, later)))
  if (merged.length === rules.length && !isLate.includes(true)) return rules
  const [general, late] = [false, true].map((is) => merged.filter((_rule, index) => isLate[index] === is))
  return [...(general ?? []), ...(late ?? [])]
}

/** Opening times of the same days stand in one rule. */
function mergeTimes(rules: readonly WrittenRule[]): WrittenRule[] {
  const merged: WrittenRule[] = []
  for (const rule of rules) {
    const index = merged.findIndex(
      (earlier, at) => hasSameTimes(earlier, rule) || (at === merged.length - 1 && isContinued(earlier, rule)),
    )
    const earlier = merged[index]
    if (earlier) merged[index] = { ...earlier, times: [...earlier.times, ...rule.times] }
    else merged.push(rule)
  }
  return merged
}

function hasSameTimes(earlier: WrittenRule, rule: WrittenRule): boolean {
  return isOpening(earlier) && isOpening(rule) && !rule.adds && getScope(earlier) === getScope(rule)
}

/** `Mon-Sat 9 to 1; 2 to 6`: times without days behind those of most days. */
function isContinued(earlier: WrittenRule, rule: WrittenRule): boolean {
  if (!isOpening(earlier) || !isOpening(rule) || rule.adds) return false
  const isBare = rule.days.length + rule.dates.length === 0
  return isBare && earlier.days.length > 0 && weekdaysIn(earlier).size >= MOST_DAYS
}

const MOST_DAYS = 5

function isOpening({ state, times, comment }: WrittenRule): boolean {
  return state === 'open' && times.length > 0 && comment === null
}

function getScope({ dates, days }: WrittenRule): string {
  return JSON.stringify([dates, days])
}

/** A rule for some days, and a later opening that has no exceptions of its own. */
function isVoidedBy(rule: WrittenRule, later: WrittenRule): boolean {
  if (rule.days.length + rule.dates.length === 0) return false
  if (later.state !== 'open' || later.adds || later.dates.length > 0) return false
  if (rule.state !== 'open') return hasCommonDay(rule, later)
  return getScope(rule) !== getScope(later) && coversDays(later, rule)
}

/** Public holidays may be on any weekday. */
function hasCommonDay(rule: WrittenRule, later: WrittenRule): boolean {
  if (later.days.includes('PH')) return rule.days.includes('PH')
  if (rule.days.includes('PH')) return true
  const days = weekdaysIn(later)
  return [...weekdaysIn(rule)].some((day) => days.has(day))
}

function coversDays(later: WrittenRule, rule: WrittenRule): boolean {
  const days = weekdaysIn(later)
  return !later.days.includes('PH') && [...weekdaysIn(rule)].every((day) => days.has(day))
}

/** Weekdays from 0 (Monday); all of them for a rule that names none. */
function weekdaysIn({ days }: WrittenRule): ReadonlySet<number> {
  return new Set(days.length === 0 ? [0, 1, 2, 3, 4, 5, 6] : days.flatMap(toWeekdays))
}
