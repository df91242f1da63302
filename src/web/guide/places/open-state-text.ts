import { hours, openState } from '#messages/hours.ts'
import { addDays } from '#contract/text/dates.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { showPartialDate } from '../../city/month-names.ts'
import type { CityMoment, OpenState } from '#planning/hours/open-state.ts'

/** The state of a place in words, such as "Open until 18:00". Pure. */
export type StateText = {
  /** Null: nobody knows. */
  readonly isOpen: boolean | 'maybe' | null
  readonly text: string
  /** The next change, such as "opens tomorrow at 10:00". */
  readonly more: string | null
}

type Locale = Pick<Formats, 'locale' | 'dateLocale'> & {
  /** The words that the guide has where it knows no hours. */
  readonly access?: string | undefined
}

/** @param now the minute of looking, on the city's clock */
export function textOfState(state: OpenState, now: CityMoment, locale: Locale): StateText {
  switch (state.code) {
    case 'open-until':
      return open(fill(openState.openUntil, { time: state.until.time }), getDoubt(state))
    case 'open-always':
      return open(openState.openAlways, getDoubt(state))
    case 'opens-at':
      return state.opens.date === now.date
        ? closed(fill(openState.opensAt, { time: state.opens.time }), getDoubt(state))
        : closed(openState.closedNow, opening(state.opens, now))
    case 'closed-weekday':
      return closed(
        fill(openState.closedOn, { weekday: openState.weekdaysInGeneral[state.weekday - 1] ?? '' }),
        opening(state.opens, now) ?? getDoubt(state),
      )
    case 'closed':
      // A feast by the moon may be on another day, which says more than the next opening.
      return closed(
        hours.reasons[state.reason],
        getDoubt(state) ?? opening(state.opens, now) ?? sinceText(state.since, locale),
      )
    case 'closed-now':
      return closed(openState.closedNow)
    case 'unknown':
      return state.reason === 'conflict'
        ? { isOpen: 'maybe', text: openState.maybeOpen, more: openState.disputed }
        : { isOpen: null, text: locale.access ?? hours.unknown, more: null }
    default:
      return state satisfies never
  }
}

function open(text: string, more: string | null): StateText {
  return { isOpen: true, text, more }
}

/** An unknown state looks neither open nor closed, and has a mark of its own if a source calls the place open. */
export function stateClass(isOpen: StateText['isOpen']): string | undefined {
  if (isOpen === null) return undefined
  if (isOpen === 'maybe') return 'state-maybe'
  return isOpen ? 'state-open' : 'state-closed'
}

const doubts: Readonly<Record<string, string>> = { estimate: openState.likely, conflict: openState.disputed }

function getDoubt({ confidence = '' }: { confidence?: string }): string | null {
  return doubts[confidence] ?? null
}

function closed(text: string, more: string | null = null): StateText {
  return { isOpen: false, text, more }
}

function opening(opens: CityMoment | null, now: CityMoment): string | null {
  if (opens === null) return null
  const day = opens.date === addDays(now.date, 1) ? openState.tomorrow : nameOfWeekday(opens.date)
  return fill(openState.opensLater, { day, time: opens.time })
}

function nameOfWeekday(date: string): string {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return openState.weekdays.at(sundayFirst - 1) ?? ''
}

function sinceText(since: string | null, locale: Locale): string | null {
  return since === null ? null : fill(hours.since, { date: showPartialDate(since, locale) })
}
