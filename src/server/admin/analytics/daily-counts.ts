import type { Metric } from '#contract/admin/analytics.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import type { Database } from '../../platform/store/database.ts'
import type { VisitCountTable } from '../../platform/store/tables.ts'
import { addVisitCounts } from './visit-counts.store.ts'

/** A process that is killed loses the counts of this time. */
const FLUSH_INTERVAL_MS = SECOND_MS

/**
 * Keys of one metric that a process counts on one day. Further keys are not counted. So made-up addresses, robots and
 * long lists of searches cannot make the table grow.
 */
const MAX_KEYS: Readonly<Partial<Record<Metric, number>>> = { place: 1_000 }
const MAX_KEYS_OF_OTHERS = 200

/** Sums of a key and a day in memory while the database is away. Further ones are lost. */
const MAX_WAITING = 5_000

/** Something that is counted. Made once and used often: counting one answer costs one look into a map. */
export type Countable = { readonly id: string; readonly metric: Metric; readonly key: string }

export function countable(metric: Metric, key: string): Countable {
  return { id: `${metric} ${key}`, metric, key }
}

type Sum = { readonly what: Countable; count: number }
type SumOfDay = Sum & { readonly day: string }

type CountDeps = {
  readonly db: Database
  /** The city's date. */
  readonly today: () => string
}

/**
 * Counts in memory and adds the sums to the table once a second. Several processes add up there. The counts of the
 * second around midnight belong to the day on which they are written.
 */
export class DailyCounts {
  readonly #deps: CountDeps
  readonly #timer: NodeJS.Timeout
  /** Since the last round, by id. */
  #live = new Map<string, Sum>()
  /** Sums of earlier rounds that are not written, by day and id. */
  #waiting = new Map<string, SumOfDay>()
  /** The ids of the day. */
  readonly #known = new Map<Metric, Set<string>>()
  #day: string
  #flushing: Promise<void> = Promise.resolve()

  constructor(deps: CountDeps) {
    this.#deps = deps
    this.#day = deps.today()
    this.#timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS)
    this.#timer.unref()
  }

  add(what: Countable, by = 1): void {
    const live = this.#live.get(what.id)
    if (live) live.count += by
    else if (this.#admit(what)) this.#live.set(what.id, { what, count: by })
  }

  /** Writes the counts. If the database does not answer, a later round writes them. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write())
    return this.#flushing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  #admit({ id, metric }: Countable): boolean {
    const known = this.#known.get(metric) ?? new Set()
    this.#known.set(metric, known)
    if (known.has(id)) return true
    if (known.size >= (MAX_KEYS[metric] ?? MAX_KEYS_OF_OTHERS)) return false
    known.add(id)
    return true
  }

  async #write(): Promise<void> {
    this.#gather()
    const written = this.#waiting
    if (written.size === 0) return
    this.#waiting = new Map()
    try {
      await addVisitCounts(this.#deps.db, getRows(written.values()))
    } catch {
      const newer = this.#waiting
      this.#waiting = written
      for (const sum of newer.values()) this.#wait(sum)
    }
  }

  /** Gives the live counts their day. */
  #gather(): void {
    if (this.#live.size === 0) return
    const day = this.#deps.today()
    const live = this.#live
    this.#live = new Map()
    for (const sum of live.values()) this.#wait({ ...sum, day })
    if (day === this.#day) return
    this.#day = day
    this.#known.clear()
  }

  #wait(sum: SumOfDay): void {
    const id = `${sum.day} ${sum.what.id}`
    const earlier = this.#waiting.get(id)
    if (earlier) earlier.count += sum.count
    else if (this.#waiting.size < MAX_WAITING) this.#waiting.set(id, sum)
  }
}

/** One row for each day and one for its month, where the days of a month add up. */
function getRows(sums: Iterable<SumOfDay>): VisitCountTable[] {
  const rows = new Map<string, VisitCountTable>()
  for (const { day, what, count } of sums) {
    const month = day.slice(0, 'yyyy-mm'.length)
    const { metric, key } = what
    rows.set(`${day} ${what.id}`, { span: 'days', period: day, metric, key, count })
    const earlier = rows.get(`${month} ${what.id}`)?.count ?? 0
    rows.set(`${month} ${what.id}`, { span: 'months', period: month, metric, key, count: count + earlier })
  }
  return [...rows.values()]
}
