import { UnreadablePart, type HoursToken } from './hours-tokens.ts'
import { readDates } from './read-hours-dates.ts'
import { HoursCursor } from './hours-cursor.ts'
import { readClockTimes } from './read-hours-times.ts'
import {
  toWeekdays,
  type WrittenDates,
  type WrittenDays,
  type WrittenRule,
  type WrittenTimes,
} from './written-hours.ts'

/** Doubtful: a rule is not exactly what the text says. */
export type ReadRules = { readonly rules: readonly WrittenRule[]; readonly isDoubtful: boolean }

/** The part of a rule that was read last, so that a list goes on and a second one begins a new rule. */
type Part = 'none' | 'dates' | 'days' | 'times' | 'state' | 'comment'

type OpenRule = {
  dates: WrittenDates[]
  days: WrittenDays[]
  times: WrittenTimes[]
  state: WrittenRule['state'] | null
  comment: string | null
  adds: boolean
  last: Part
  isExcepted: boolean
}

function emptyRule(adds = false): OpenRule {
  return { dates: [], days: [], times: [], state: null, comment: null, adds, last: 'none', isExcepted: false }
}

/** @throws UnreadablePart */
export function readRules(tokens: readonly HoursToken[]): ReadRules {
  const reader = new RulesReader(tokens)
  return reader.read()
}

const ALL_DAY: WrittenTimes = [
  { minute: 0, sun: null },
  { minute: 1_440, sun: null },
]

function exceptionFor({ days, dates }: Pick<WrittenRule, 'days' | 'dates'>): WrittenRule {
  return { days, dates, times: [], state: 'off', comment: null, adds: false }
}

class RulesReader {
  readonly #cursor: HoursCursor
  readonly #rules: WrittenRule[] = []
  #rule = emptyRule()
  /** The last rule that an exception follows, which still waits for its times. */
  #exceptedFrom: OpenRule | null = null
  #isDoubtful = false
  /** Days that a text excepts before it says the times. */
  readonly #excepted: WrittenRule[] = []
  #isListContinued = false

  constructor(tokens: readonly HoursToken[]) {
    this.#cursor = new HoursCursor(tokens)
  }

  read(): ReadRules {
    while (this.#cursor.current !== null) this.#readPart(this.#cursor.current)
    this.#finish(false)
    if (this.#rules.length === 0) throw new UnreadablePart('')
    return { rules: [...this.#rules, ...this.#excepted], isDoubtful: this.#isDoubtful }
  }

  #readPart(token: HoursToken): void {
    if (token.kind === 'open' && this.#rule.state === 'off') return this.#openAgain()
    if (token.kind === 'filler' || token.kind === 'open') return this.#cursor.step()
    if (token.kind === 'end') return this.#end()
    if (token.kind === 'comma' || token.kind === 'and') return this.#join(token.kind)
    if (token.kind === 'except') return this.#except()
    if (token.kind === 'excepted') return this.#exceptBefore()
    if (token.kind === 'closed' || token.kind === 'unknown')
      return this.#state(token.kind === 'closed' ? 'off' : 'unknown')
    if (token.kind === 'comment') return this.#comment(token.text)
    if (token.kind === 'always') return this.#always()
    const isMoreDates = this.#isListContinued && this.#rule.last === 'dates'
    if (isMoreDates || this.#cursor.isAtDate()) return this.#dates()
    if (this.#cursor.isAtDays()) return this.#days()
    if (token.kind === 'through' || token.kind === 'late') throw new UnreadablePart(token.kind)
    return this.#times()
  }

  /** A blank rule is refused. A last semicolon is not. */
  #end(): void {
    this.#cursor.step()
    if (this.#rule.last === 'none') throw new UnreadablePart(';')
    this.#finish(false)
  }

  /** Goes on with a list of the same kind, or begins another rule. */
  #join(kind: 'comma' | 'and'): void {
    const { last } = this.#rule
    if (last === 'none') throw new UnreadablePart(',')
    this.#cursor.step()
    const ahead = this.#cursor.partAhead(this.#rule.dates.at(-1))
    // `Monday to Friday, 9 am to 5 pm` and `Sunday, closed`: days alone would say nothing.
    const isWhenAlone = this.#rule.times.length === 0 && this.#rule.state === null && kind === 'comma'
    if (isWhenAlone && (ahead === 'times' || this.#cursor.isAtClosed())) return
    this.#isListContinued = ahead === last
    if (!this.#isListContinued) this.#finish(kind === 'comma')
  }

  /** Begins another rule when the part is there already and its list does not go on. */
  #begin(part: 'dates' | 'days' | 'times'): OpenRule {
    const isContinued = this.#isListContinued
    this.#isListContinued = false
    if (this.#rule[part].length > 0 && !isContinued) this.#finish(false)
    if (this.#rule.comment !== null) this.#finish(false)
    this.#rule.last = part
    return this.#rule
  }

  #dates(): void {
    // In OpenStreetMap dates come first.
    if (this.#rule.times.length > 0) this.#finish(false)
    const rule = this.#begin('dates')
    if (rule.days.length > 0) throw new UnreadablePart('a date after a weekday')
    rule.dates.push(readDates(this.#cursor, rule.dates.at(-1)))
  }

  #days(): void {
    if (this.#cursor.take('others')) return this.#otherDays()
    // `mon tue wed 9-5`
    if (this.#rule.last === 'days' && this.#rule.state === null) this.#isListContinued = true
    this.#begin('days').days.push(...this.#cursor.readDays())
  }

  /** `Fri and Sat 10 to 11, other days 10 to 10` */
  #otherDays(): void {
    const rule = this.#begin('days')
    const named = new Set(this.#rules.flatMap(({ days }) => days.flatMap(toWeekdays)))
    const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => !named.has(day))
    if (rule.days.length > 0 || named.size === 0 || others.length === 0) throw new UnreadablePart('other days')
    rule.days.push(...others.map((day): WrittenDays => [day, day]))
    this.#cursor.skipDash()
  }

  #times(): void {
    const read = readClockTimes(this.#cursor)
    if (read.isDoubtful) this.#isDoubtful = true
    const waiting = this.#exceptedFrom
    if (waiting && this.#rule.isExcepted && !this.#isListContinued) return this.#giveTimes(waiting, read.times)
    if (this.#rule.times.length > 0 && !this.#isListContinued && this.#rule.last === 'times') this.#isDoubtful = true
    else if (this.#rule.times.length > 0 && !this.#isListContinued) this.#finish(false)
    // `closed Sunday, Monday 9 to 5` has two meanings. `closed 1 to 2` has one.
    if (this.#rule.state !== null) {
      if (this.#rule.days.length + this.#rule.dates.length > 0) throw new UnreadablePart('times after “closed”')
      this.#isDoubtful = true
    }
    this.#isListContinued = false
    if (this.#rule.comment !== null) this.#finish(false)
    this.#rule.times.push(read.times)
    this.#rule.last = 'times'
  }

  /** `daily except Sunday 10 to 7` */
  #giveTimes(waiting: OpenRule, times: WrittenTimes): void {
    const index = this.#rules.findLastIndex(({ days, dates }) => days === waiting.days && dates === waiting.dates)
    const rule = this.#rules[index]
    if (rule) this.#rules[index] = { ...rule, times: [...rule.times, times] }
    this.#rule.last = 'times'
    this.#exceptedFrom = null
  }

  #always(): void {
    this.#cursor.step()
    if (this.#rule.times.length > 0 || this.#rule.state !== null) throw new UnreadablePart('24/7')
    const { days, dates } = this.#rule
    if (days.length + dates.length > 0) this.#rule.times.push(ALL_DAY)
    this.#rule.last = 'times'
  }

  #state(state: 'off' | 'unknown'): void {
    this.#cursor.step()
    // `9 to 5 Monday, Sunday closed` must not close what it opens.
    const isAfterTimes = this.#rule.times.length > 0 && this.#rule.last === 'times'
    const isOfItsOwn = this.#cursor.isAtDays() || this.#cursor.partAhead(undefined) === 'times'
    if (isAfterTimes && isOfItsOwn) this.#finish(false)
    else if (isAfterTimes) this.#isDoubtful = true
    else if (this.#rule.times.length > 0) throw new UnreadablePart('“closed” after times')
    if (this.#rule.state !== null) this.#finish(false)
    this.#rule.state = state
    this.#rule.last = 'state'
  }

  #comment(text: string): void {
    this.#cursor.step()
    if (this.#rule.comment !== null) throw new UnreadablePart(`"${text.slice(0, 40)}"`)
    this.#rule.comment = text
    this.#rule.last = 'comment'
  }

  #except(): void {
    this.#cursor.step()
    const rule = this.#rule
    if (this.#rules.length === 0 && rule.last === 'none') return this.#exceptFirst()
    if (rule.last === 'none') throw new UnreadablePart('except')
    this.#finish(false)
    if (!this.#cursor.isAtDays() && !this.#cursor.isAtDate()) throw new UnreadablePart('except')
    // `Monday except daily` closes all days.
    if (this.#cursor.isAtEveryDay()) throw new UnreadablePart('except')
    if (rule.times.length === 0) this.#exceptedFrom = rule
    this.#rule.state = 'off'
    this.#rule.isExcepted = true
    this.#rule.last = 'state'
  }

  /** `except Monday 10 to 6` */
  #exceptFirst(): void {
    if (!this.#cursor.isAtDays()) throw new UnreadablePart('except')
    const { days } = emptyRule()
    do days.push(...this.#cursor.readDays())
    while (this.#takeJoin())
    this.#excepted.push(exceptionFor({ days, dates: [] }))
  }

  /** Steps over a sign between days. */
  #takeJoin(): boolean {
    const isJoined = ['comma', 'and'].includes(this.#cursor.current?.kind ?? '')
    if (!isJoined || this.#cursor.partAhead(undefined) === 'none') return false
    this.#cursor.step()
    return this.#cursor.isAtDays()
  }

  /** The days before the word, as Gujarati and Hindi say it: `सोमवार को छोड़कर`. */
  #exceptBefore(): void {
    this.#cursor.step()
    const { days, dates, times, state, last } = this.#rule
    if ((last !== 'days' && last !== 'dates') || state !== null) throw new UnreadablePart('except')
    this.#excepted.push(exceptionFor({ days, dates }))
    this.#rule = { ...emptyRule(), times, last: times.length > 0 ? 'times' : 'none' }
  }

  /** `Closed on Monday. Open 10 to 6` */
  #openAgain(): void {
    this.#cursor.step()
    this.#isDoubtful = true
    this.#finish(false)
  }

  #finish(adds: boolean): void {
    const { dates, days, times, state, comment, adds: isAdded, last } = this.#rule
    if (last !== 'none') this.#rules.push({ dates, days, times, state: state ?? 'open', comment, adds: isAdded })
    this.#rule = emptyRule(adds && this.#rules.length > 0)
    this.#isListContinued = false
  }
}
