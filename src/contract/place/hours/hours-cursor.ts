import { UnreadablePart, type HoursToken } from './hours-tokens.ts'
import type { WrittenDates, WrittenDays } from './written-hours.ts'

const EVERY_DAY: WrittenDays = [0, 6]
const WORKING_DAYS: WrittenDays = [0, 4]
const SATURDAY: WrittenDays = [5, 5]
const SUNDAY: WrittenDays = [6, 6]

/** Steps through the words of opening hours. */
export class HoursCursor {
  readonly #tokens: readonly HoursToken[]
  #at = 0

  constructor(tokens: readonly HoursToken[]) {
    this.#tokens = tokens
  }

  /** Null at the end. */
  get current(): HoursToken | null {
    return this.#tokens[this.#at] ?? null
  }

  step(): void {
    this.#at += 1
  }

  skipFillers(): void {
    while (this.current?.kind === 'filler' || this.current?.kind === 'open') this.step()
  }

  /** Takes a token of this kind, after words that say nothing. */
  take<Kind extends HoursToken['kind']>(kind: Kind): Extract<HoursToken, { kind: Kind }> | null {
    const start = this.#at
    this.skipFillers()
    const { current } = this
    if (current && hasKind(current, kind)) {
      this.step()
      return current
    }
    this.#at = start
    return null
  }

  /** `9 in the morning`. A part of the day before a number belongs to that number. */
  takePartBehind(): Extract<HoursToken, { kind: 'part' }> | null {
    const start = this.#at
    const part = this.take('part')
    if (part === null || this.#significant()?.kind !== 'number') return part
    this.#at = start
    return null
  }

  /** The next token that says something, behind the current one. */
  #after(count = 1): HoursToken | null {
    return this.#tokens.slice(this.#at + count).find(({ kind }) => kind !== 'filler' && kind !== 'open') ?? null
  }

  #significant(): HoursToken | null {
    return this.#after(0)
  }

  /** A number that `am` or `pm` follows. */
  isBeforeHalf(): boolean {
    return this.#after()?.kind === 'half'
  }

  isAtDays(): boolean {
    const token = this.#significant()
    return token !== null && ['weekday', 'holiday', 'daily', 'weekdays', 'weekend', 'others'].includes(token.kind)
  }

  isAtClosed(): boolean {
    return this.#significant()?.kind === 'closed'
  }

  isAtEveryDay(): boolean {
    return this.#significant()?.kind === 'daily'
  }

  /** A month, or a number that a month follows. */
  isAtDate(): boolean {
    const token = this.#significant()
    if (token?.kind === 'month') return true
    return token?.kind === 'number' && token.minutes === null && this.#after()?.kind === 'month'
  }

  /** The kind of list that goes on here. @param dates the last dates of the rule */
  partAhead(dates: WrittenDates | undefined): 'dates' | 'days' | 'times' | 'none' {
    if (this.isAtDate()) return 'dates'
    if (this.isAtDays()) return 'days'
    const token = this.#significant()
    const isDayOfMonth = token?.kind === 'number' && token.minutes === null && token.digits.length < 3
    if (isDayOfMonth && dates?.[1].day != null) return 'dates'
    const isTime = token && ['number', 'part', 'named', 'sun', 'sun-offset'].includes(token.kind)
    return isTime ? 'times' : 'none'
  }

  readDays(): readonly WrittenDays[] {
    this.skipFillers()
    const { current } = this
    this.step()
    const days = current && toDays(current)
    if (!days) throw new UnreadablePart('days')
    const [first] = days
    // `Sunday - closed` is no range.
    if (current.kind !== 'weekday' || !first || first === 'PH') {
      this.skipDash()
      return days
    }
    if (!this.take('through')) return days
    const last = this.take('weekday')
    return last ? [[first[0], last.index]] : days
  }

  /** `Sunday - closed` */
  skipDash(): void {
    const next = this.#after()
    if (this.current?.kind === 'through' && next?.kind !== 'weekday') this.step()
  }
}

function toDays(token: HoursToken): readonly WrittenDays[] | null {
  if (token.kind === 'weekday') return [[token.index, token.index]]
  if (token.kind === 'holiday') return ['PH']
  if (token.kind === 'daily') return [EVERY_DAY]
  if (token.kind === 'weekdays') return [WORKING_DAYS]
  return token.kind === 'weekend' ? [SATURDAY, SUNDAY] : null
}

function hasKind<Kind extends HoursToken['kind']>(
  token: HoursToken,
  kind: Kind,
): token is Extract<HoursToken, { kind: Kind }> {
  return token.kind === kind
}
