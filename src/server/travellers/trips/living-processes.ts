import { SECOND_MS } from '#contract/text/durations.ts'

/** A process beats each second. A busy database may delay a beat. */
const MAX_SILENCE_MS = 4 * SECOND_MS

type Beat = { readonly processId: string; readonly beats: number }

/** Knows by their beats which processes live. It compares no clocks of different machines. */
export class LivingProcesses {
  readonly #now: () => number
  readonly #heard = new Map<string, { beats: number; at: number }>()

  /** @param now milliseconds of a clock that is never set back */
  constructor(now: () => number) {
    this.#now = now
  }

  note(beats: readonly Beat[]): void {
    const at = this.#now()
    for (const { processId, beats: count } of beats) {
      if (this.#heard.get(processId)?.beats !== count) this.#heard.set(processId, { beats: count, at })
    }
  }

  lives(processId: string): boolean {
    const heard = this.#heard.get(processId)
    return heard !== undefined && this.#now() - heard.at <= MAX_SILENCE_MS
  }
}
