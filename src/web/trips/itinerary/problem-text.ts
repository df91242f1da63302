import { fill, type Formats } from '#contract/messages/format.ts'
import { roundEstimate, showMoney } from '#contract/text/money.ts'
import { openState } from '#messages/hours.ts'
import { planner } from '#messages/planner.ts'
import { MEAL_RULES } from '#planning/plan/meals.ts'
import { weekdayNumber } from '#planning/hours/open-intervals.ts'
import type { Problem, ProblemCode } from '#planning/plan/problems.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { timeOfDay } from '#planning/hours/minutes.ts'
import { durationText } from './plan-text.ts'

/** The values that a sentence about a plan needs besides its code: the names of stops, and the format of numbers. */
export type Words = { readonly getName: (stopId: string) => string; readonly formats: Formats }

type OfCode<Code extends ProblemCode> = Extract<Problem, { readonly code: Code }>
type ByCode = { readonly [Code in ProblemCode]: OfCode<Code> }

/** A problem of one of the codes, in the form in which the compiler relates a code to its sentence. */
type WithCode<Code extends ProblemCode> = { [C in Code]: { readonly code: C } & ByCode[C] }[Code]

const messages = planner.problems

/** A sentence for each code. A code without one does not compile. */
const sentences: { readonly [Code in ProblemCode]: (problem: ByCode[Code], words: Words) => string } = {
  closed: ({ reason, date }) =>
    fill(messages.closed[reason], { weekday: openState.weekdaysInGeneral[weekdayNumber(date) - 1] ?? '' }),
  'arrives-before-opening': ({ opensAt, startsAt, date }, { formats }) =>
    fill(messages.opensLater, { opens: shownTime(opensAt, date, formats), starts: shownTime(startsAt, date, formats) }),
  'leaves-after-closing': ({ closesAt, lastEntryAt, startsAt, leavesAt, date }, { formats }) =>
    lastEntryAt !== null && startsAt > lastEntryAt
      ? fill(messages.lastEntry, {
          lastEntry: shownTime(lastEntryAt, date, formats),
          starts: shownTime(startsAt, date, formats),
        })
      : fill(messages.closesBefore, {
          closes: shownTime(closesAt, date, formats),
          leaves: shownTime(leavesAt, date, formats),
        }),
  'hours-unknown': ({ access }) =>
    access === undefined ? messages.hoursUnknown : fill(messages.onlyAccess, { access }),
  'too-little-time': ({ afterId, missing, isSure }, { getName, formats }) => {
    const minutes = durationText(missing, formats)
    if (afterId === null) return fill(messages.late, { minutes })
    return fill(isSure ? messages.lateAfter : messages.maybeLateAfter, { minutes, name: getName(afterId) })
  },
  'two-at-once': ({ otherId }, { getName }) => fill(messages.twoAtOnce, { name: getName(otherId) }),
  'outdoor-heat': ({ from, to }) => fill(messages.heat, { from: timeOfDay(from), to: timeOfDay(to) }),
  caution: ({ condition }) => messages.cautions[condition],
  'day-too-full': ({ endsAt, dayEndsAt, busyMinutes, maxBusyMinutes, date }, { formats }) =>
    endsAt === null
      ? fill(messages.tooBusy, { busy: durationText(busyMinutes, formats), max: durationText(maxBusyMinutes, formats) })
      : fill(messages.endsLate, {
          ends: shownTime(endsAt, date, formats),
          dayEnds: shownTime(dayEndsAt, date, formats),
        }),
  'no-meal': ({ meal }) => {
    const { start, end } = MEAL_RULES[meal]
    return fill(messages.noMeal[meal], { from: timeOfDay(start), to: timeOfDay(end) })
  },
  'over-budget': ({ cost, budget }, { formats }) =>
    fill(messages.overBudget, {
      cost: showMoney(roundEstimate(cost), formats),
      over: showMoney(roundEstimate(cost - budget), formats),
    }),
}

/** The line of hours says already that they are not known. */
export function isApartFromHours({ code }: { readonly code: ProblemCode }): boolean {
  return code !== 'hours-unknown'
}

export function problemText<Code extends ProblemCode>(problem: WithCode<Code>, words: Words): string {
  return sentences[problem.code](problem, words)
}
