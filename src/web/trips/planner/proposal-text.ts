import { fill } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import { planner } from '#messages/planner.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import type { Problem } from '#planning/plan/problems.ts'
import type { Proposal } from '#planning/plan/proposals.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { shortWeekday, weekdayName } from '../itinerary/day-names.ts'
import { durationText } from '../itinerary/plan-text.ts'
import type { Words } from '../itinerary/problem-text.ts'

type Subject = { readonly plan: TripPlan; readonly problem: Problem }

/** The effect of a tap on a proposal. The stop that has the problem is not named. */
export function proposalText({ change, startsAt }: Proposal, subject: Subject, words: Words): string {
  const { getName, formats } = words
  const isOwn = (stopId: string) => 'stopId' in subject.problem && subject.problem.stopId === stopId
  switch (change.kind) {
    case 'move': {
      const name = getName(change.stopId)
      const time = shownTime(startsAt ?? change.fixedAt ?? 0, change.date, formats)
      if (getDate(subject.plan, change.stopId) === change.date)
        return isOwn(change.stopId)
          ? fill(planner.proposals.start, { time })
          : fill(planner.proposals.startOther, { name, time })
      const when = whenText(change.date, startsAt ?? change.fixedAt, words)
      return isOwn(change.stopId)
        ? fill(planner.proposals.move, { when })
        : fill(planner.proposals.moveOther, { name, when })
    }
    case 'swap':
      return isOwn(change.stopId)
        ? fill(planner.proposals.swap, { name: getName(change.withId) })
        : fill(planner.proposals.swapOther, { one: getName(change.stopId), other: getName(change.withId) })
    case 'stay': {
      const duration = durationText(change.stayMinutes, formats)
      return isOwn(change.stopId)
        ? fill(planner.proposals.stay, { duration })
        : fill(planner.proposals.stayOther, { duration, name: getName(change.stopId) })
    }
    case 'confirm-hours':
      return planner.proposals.confirm
    case 'to-ideas':
      return laterText(change.stopIds, isOwn, words)
    case 'raise-budget':
      return fill(planner.proposals.budget, { amount: showMoney(change.budget, formats) })
    default:
      return change satisfies never
  }
}

function laterText(ids: readonly string[], isOwn: (id: string) => boolean, { getName, formats }: Words): string {
  const [first, ...others] = ids
  if (first === undefined || others.length > 0) return formats.plural(planner.proposals.laterMany, ids.length)
  return isOwn(first) ? planner.proposals.later : fill(planner.proposals.laterOther, { name: getName(first) })
}

/** The message of the toast after a proposal was taken. */
export function doneText({ change, startsAt }: Proposal, { getName, formats }: Words): string {
  switch (change.kind) {
    case 'move': {
      const when = whenText(change.date, startsAt ?? change.fixedAt, { formats })
      return fill(planner.done.moved, { name: getName(change.stopId), when })
    }
    case 'swap':
      return fill(planner.done.swapped, { one: getName(change.stopId), other: getName(change.withId) })
    case 'stay':
      return fill(planner.done.stay, {
        name: getName(change.stopId),
        duration: durationText(change.stayMinutes, formats),
      })
    case 'confirm-hours':
      return fill(planner.done.confirmed, {
        name: getName(change.stopId),
        day: weekdayName(change.date, formats),
      })
    case 'to-ideas': {
      const [first, ...others] = change.stopIds
      return first === undefined || others.length > 0
        ? formats.plural(planner.done.laterMany, change.stopIds.length)
        : fill(planner.done.later, { name: getName(first) })
    }
    case 'raise-budget':
      return fill(planner.done.budget, { amount: showMoney(change.budget, formats) })
    default:
      return change satisfies never
  }
}

/** "Tue 10:00", or "Tue" without a time. */
export function whenText(date: string, minute: number | null, { formats }: Pick<Words, 'formats'>): string {
  const day = shortWeekday(date, formats)
  return minute === null ? day : fill(planner.days.at, { day, time: shownTime(minute, date, formats) })
}

/** The day on which a stop is. Null: it is an idea. */
export function getDate({ days }: TripPlan, stopId: string): string | null {
  return days.find(({ stops }) => stops.some(({ id }) => id === stopId))?.day.date ?? null
}
