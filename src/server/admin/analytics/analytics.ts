import {
  keysOfMetric,
  reportedActions,
  type Metric,
  type ReportedMetric,
  type VisitReport,
} from '#contract/admin/analytics.ts'
import { cityMinuteAt } from '#contract/text/city-minute.ts'
import type { FailureCode } from '#contract/api/failure.ts'
import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import { kindOfPath, slugInPath } from '#contract/admin/page-kinds.ts'
import { paths } from '#contract/paths.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { getWords } from '#planning/search/search-words.ts'
import { countable, DailyCounts, type Countable } from './daily-counts.ts'
import { SearchTerms } from './search-terms.ts'

type AnalyticsDeps = Pick<Context, 'config' | 'store' | 'now'> & { guide: Pick<GuideHolder, 'current'> }

/** A page of the server. */
type OpenedPage = {
  /** Without the part of the language. */
  readonly path: string
  /** The term of a search; empty without one. */
  readonly term: string
  readonly language: LanguageCode
  /** False for the Page Not Found screen and for retired places. */
  readonly isFound: boolean
}

/** Counts events on the site by day. It receives no identity of a person and stores no IP. */
export class Analytics {
  readonly #deps: AnalyticsDeps
  readonly #terms = new SearchTerms()
  readonly #counts: DailyCounts | null

  constructor(deps: AnalyticsDeps) {
    this.#deps = deps
    this.#counts = deps.config.analytics ? new DailyCounts({ db: deps.store.db, today: () => this.today() }) : null
  }

  /** The city’s date. */
  today(): string {
    const { now, guide } = this.#deps
    return cityMinuteAt(now(), guide.current().timeZone).slice(0, 'yyyy-mm-dd'.length)
  }

  /**
   * @returns a function that counts each sending of a page. It is made once for a cached page, so that sending it
   *   from memory costs a few additions. Undefined: the page is not counted
   */
  counterOfPage({ path, term, language, isFound }: OpenedPage): ((getIp: () => string) => void) | undefined {
    const counts = this.#counts
    const kind = isFound ? kindOfPath(path) : 'unknown'
    if (!counts || kind === null) return undefined
    const slug = isFound ? slugInPath(path) : null
    const ids: Countable[] = [countable('page', kind), countable('language', language)]
    if (slug !== null && this.#deps.guide.current().hasPlace(slug)) ids.push(countable('place', slug))
    const countSearch = path.toLowerCase() === paths.search && term !== '' ? this.#counterOfSearch(counts, term) : null
    return (getIp) => {
      for (const id of ids) counts.add(id)
      countSearch?.(getIp())
    }
  }

  countAction(action: 'saved' | 'planned'): void {
    this.#counts?.add(countable('deed', action))
  }

  countFailure(code: FailureCode): void {
    this.#counts?.add(countable('failure', code))
  }

  /**
   * Counts the report of a browser. Keys that do not exist are left out: the guide may have changed meanwhile. A term
   * counts once in a report, so that no single one brings its words over the number of searches that keeps them.
   */
  countVisit({ counts }: VisitReport, ip: string): void {
    const daily = this.#counts
    if (!daily) return
    const terms = new Map<string, string>()
    for (const { metric, key, count } of counts) {
      if (metric === 'term') terms.set(getWords(key).join(' '), toSearchTerm(key))
      else if (this.#isReportable(metric, key)) daily.add(countable(metric, key), count)
    }
    for (const term of terms.values()) this.#counterOfSearch(daily, term)(ip)
  }

  /** Writes the counts so far. */
  async flush(): Promise<void> {
    await this.#counts?.flush()
  }

  async close(): Promise<void> {
    await this.#counts?.close()
  }

  /** Searches once, so that counting a page of results from memory does not search again. */
  #counterOfSearch(counts: DailyCounts, given: string): (ip: string) => void {
    const guide = this.#deps.guide.current()
    const isFound = guide.searchAll().find(given).length > 0
    const term = this.#terms.read(given, guide)
    const outcome = countable('search', isFound ? 'found' : 'nothing')
    const words = term && countable(isFound ? 'term' : 'missed', term.text)
    return (ip) => {
      counts.add(outcome)
      if (!term || !words) return
      const asked = this.#terms.ask(term, ip, () => this.today())
      if (asked > 0) counts.add(words, asked)
    }
  }

  #isReportable(metric: Exclude<ReportedMetric, 'term'>, key: string): boolean {
    if (metric === 'place') return this.#deps.guide.current().hasPlace(key)
    const known: Readonly<Partial<Record<Metric, readonly string[]>>> = {
      ...keysOfMetric,
      deed: reportedActions,
      language: languages.map(({ code }) => code),
    }
    return known[metric]?.includes(key) ?? false
  }
}
