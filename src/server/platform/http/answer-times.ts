import { Histogram } from 'prom-client'

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Labels = { method: string; route: string; status: number }

/** Counts the answers of one method, route and status by the time that they took. */
export class AnswerTimes {
  readonly #labels: Labels
  /** Answers by bucket. Each answer counts in one bucket only. */
  readonly #counts: number[] = BUCKETS.map(() => 0)
  #count = 0
  #sumSeconds = 0

  constructor(labels: Labels) {
    this.#labels = labels
  }

  add(seconds: number): void {
    this.#count += 1
    this.#sumSeconds += seconds
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
    if (bucket !== -1) this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
  }

  /** Prometheus' values of a histogram. Its buckets include all answers up to their bound. */
  values(name: string): Value[] {
    if (this.#count === 0) return []
    let sum = 0
    const upTo = this.#counts.map((count) => (sum += count))
    const sharedLabels = this.#labels
    const bucket = (le: string | number, value: number): Value => ({
      metricName: `${name}_bucket`,
      labels: { le },
      sharedLabels,
      value,
    })
    return [
      ...upTo.map((count, index) => bucket(BUCKETS[index] ?? '', count)),
      bucket('+Inf', this.#count),
      { metricName: `${name}_sum`, labels: {}, sharedLabels, value: this.#sumSeconds },
      { metricName: `${name}_count`, labels: {}, sharedLabels, value: this.#count },
    ]
  }
}

type Label = 'le' | keyof Labels

/** prom-client fails without `sharedLabels` when it collects the metrics of several workers. */
type Value = {
  metricName: string
  labels: Partial<Record<Label, string | number>>
  sharedLabels: Labels
  value: number
}

const NAME = 'http_request_duration_seconds'
const HELP = 'Time from the request to the end of the answer'

/**
 * prom-client's histogram looks up its labels for each value, which takes longer than counting. This histogram gives
 * out one counter for each set of labels. It adds the labels when the metrics are read.
 */
export class AnswerTimesHistogram extends Histogram<Label> {
  readonly #times = new Map<string, AnswerTimes>()

  constructor() {
    super({ name: NAME, help: HELP, labelNames: ['method', 'route', 'status'], buckets: BUCKETS, registers: [] })
  }

  of(labels: Labels): AnswerTimes {
    const key = `${labels.method} ${labels.status} ${labels.route}`
    const known = this.#times.get(key)
    if (known) return known
    const times = new AnswerTimes(labels)
    this.#times.set(key, times)
    return times
  }

  /** prom-client reads a histogram by this method in every format. Its types do not declare it. */
  async getForPromString() {
    const values = [...this.#times.values()].flatMap((times) => times.values(NAME))
    return { name: NAME, help: HELP, type: 'histogram', aggregator: 'sum', values }
  }
}
