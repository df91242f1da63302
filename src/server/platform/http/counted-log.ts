import { MINUTE_MS } from '#contract/text/durations.ts'

type Line = { readonly message: string } & Readonly<Record<string, unknown>>

type Counted = { more: number; last: Line; timer: NodeJS.Timeout }

/**
 * Writes the first of many alike lines at once, and then one line a minute with the number of the others. While a
 * dependency does not answer, every request would log the same line.
 */
export class CountedLog {
  readonly #write: (fields: Omit<Line, 'message'>, message: string) => void
  readonly #counted = new Map<string, Counted>()

  constructor(write: (fields: Omit<Line, 'message'>, message: string) => void) {
    this.#write = write
  }

  /** @param kind lines of one kind are counted together; there must be few kinds */
  note(kind: string, line: Line): void {
    const counted = this.#counted.get(kind)
    if (counted) {
      counted.more += 1
      counted.last = line
      return
    }
    const { message, ...fields } = line
    this.#write(fields, message)
    const timer = setInterval(() => this.#writeCount(kind), MINUTE_MS)
    timer.unref()
    this.#counted.set(kind, { more: 0, last: line, timer })
  }

  /** Writes counts that are not yet written. */
  close(): void {
    for (const [kind, { timer }] of this.#counted) {
      this.#writeCount(kind)
      clearInterval(timer)
    }
    this.#counted.clear()
  }

  #writeCount(kind: string): void {
    const counted = this.#counted.get(kind)
    if (!counted) return
    const { more, last, timer } = counted
    counted.more = 0
    if (more === 0) {
      clearInterval(timer)
      this.#counted.delete(kind)
      return
    }
    const { message, ...fields } = last
    this.#write({ ...fields, more }, `${message}: … and ${more} more of this in the last minute`)
  }
}
