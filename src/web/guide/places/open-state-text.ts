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
  /** Reason why the text may be wrong, such as "probably". */
  readonly doubt: string | null
  /** True if the sign of estimates can express the doubt. */
  readonly isEstimate: boolean
  /** The next change, such as "opens tomorrow at 10:00". */
  readonly more: string | null
}

type Locale = Pick<Formats, 'locale' | 'dateLocale'> & {
  /** The words that the guide has where it knows no hours. */
  readonly access?: string | undefined
}

const CERTAIN = { doubt: null, isEstimate: false } as const

/** @param now the minute of looking, on the city's clock */
export function textOfState(state: OpenState, now: CityMoment, locale: Locale): StateText {
  switch (state.code) {
    case 'open-until':
      return open(fill(openState.openUntil, { time: state.until.time }), state)
    case 'open-always':
      return open(openState.openAlways, state)
    case 'opens-at':
      return state.opens.date === now.date
        ? closed(fill(openState.opensAt, { time: state.opens.time }), state)
        : closed(openState.closedNow, state, opening(state.opens, now))
    case 'closed-weekday':
      return closed(
        fill(openState.closedOn, { weekday: openState.weekdaysInGeneral[state.weekday - 1] ?? '' }),
        state,
        opening(state.opens, now),
      )
    case 'closed':
      return closed(hours.reasons[state.reason], state, opening(state.opens, now) ?? sinceText(state.since, locale))
    case 'closed-now':
      return closed(openState.closedNow)
    case 'unknown':
      return state.reason === 'conflict'
        ? { isOpen: 'maybe', text: openState.maybeOpen, ...CERTAIN, more: openState.disputed }
        : { isOpen: null, text: locale.access ?? hours.unknown, ...CERTAIN, more: null }
    default:
      return state satisfies never
  }
}

type Doubted = { readonly confidence?: string }

function open(text: string, state: Doubted): StateText {
  return { isOpen: true, text, ...getDoubt(state), more: null }
}

/** An unknown state looks neither open nor closed, and has a mark of its own if a source calls the place open. */
export function stateClass(isOpen: StateText['isOpen']): string | undefined {
  if (isOpen === null) return undefined
  if (isOpen === 'maybe') return 'state-maybe'
  return isOpen ? 'state-open' : 'state-closed'
}

const doubts: Readonly<Record<string, string>> = { estimate: openState.likely, conflict: openState.disputed }

function getDoubt({ confidence = '' }: Doubted): Pick<StateText, 'doubt' | 'isEstimate'> {
  return { doubt: doubts[confidence] ?? null, isEstimate: confidence === 'estimate' }
}

function closed(text: string, state: Doubted = {}, more: string | null = null): StateText {
  return { isOpen: false, text, ...getDoubt(state), more }
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
