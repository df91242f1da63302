import { fill, type Formats } from '#contract/messages/format.ts'
import { planForMe, planner } from '#messages/planner.ts'
import type { LeftOutReason, PlacedReason } from '#planning/plan/plan-reasons.ts'
import { durationText } from '../itinerary/plan-text.ts'
import { problemText, type Words } from '../itinerary/problem-text.ts'

type Coded = { readonly code: string }
type ByCode<Reason extends Coded> = { readonly [Code in Reason['code']]: Extract<Reason, { readonly code: Code }> }
/** A sentence for each code. A code without one does not compile. */
type Sentences<Reason extends Coded> = {
  readonly [Code in Reason['code']]: (reason: ByCode<Reason>[Code], words: Words) => string
}
/** A reason of one of the codes, in the form in which the compiler relates a code to its sentence. */
type WithCode<Reason extends Coded, Code extends Reason['code']> = {
  [C in Code]: { readonly code: C } & ByCode<Reason>[C]
}[Code]

const { placed, leftOut } = planForMe
const closed = { ...planner.problems.closed, ...leftOut.closed }

const placedSentences: Sentences<PlacedReason> = {
  kept: () => placed.kept,
  'only-day-open': () => placed.onlyDayOpen,
  near: ({ otherId, minutes }, { getName, formats }) =>
    fill(placed.near, { minutes: durationText(minutes, formats), name: getName(otherId) }),
  meal: ({ meal }) => placed.meals[meal],
  'out-of-the-heat': () => placed.outOfTheHeat,
  'at-its-best': () => placed.atItsBest,
  room: () => placed.room,
}

/** Reason for the position of a stop. */
export function placedText<Code extends PlacedReason['code']>(
  reason: WithCode<PlacedReason, Code>,
  words: Words,
): string {
  return placedSentences[reason.code](reason, words)
}

/** @param stopId the stop that is left out */
export function leftOutText(stopId: string, reason: LeftOutReason, words: Words): string {
  switch (reason.code) {
    case 'no-day-left':
      return leftOut.noDayLeft
    case 'closed-on-all-days':
      return closed[reason.reason]
    case 'would-cause': {
      const problem = problemText(reason.problem, words)
      const other = 'stopId' in reason.problem && reason.problem.stopId !== stopId ? reason.problem.stopId : null
      if (other === null) return fill(leftOut.wouldCause, { problem })
      return fill(leftOut.wouldCauseAt, { problem, name: words.getName(other) })
    }
    case 'over-budget':
      return leftOut.overBudget
    case 'too-far':
      return fill(leftOut.tooFar, { minutes: durationText(Math.max(0, reason.legMinutes), words.formats) })
    default:
      return reason satisfies never
  }
}

/**
 * Says how many of the chosen stops have a day, and how many wait.
 * @param chosen all of them
 */
export function plannedText(chosen: number, waiting: number, { plural }: Formats): string {
  const counts = [
    { sentences: planForMe.done, count: chosen - waiting },
    { sentences: planForMe.waiting, count: waiting },
  ]
  return counts
    .filter(({ count }) => count > 0)
    .map(({ sentences, count }) => plural(sentences, count))
    .join(' ')
}
