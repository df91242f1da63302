import * as z from 'zod/mini'
import { failureCodes } from '../api/failure.ts'
import { pageKinds } from './page-kinds.ts'
import { SEARCH_TERM_MAX } from '../text/search-term.ts'
import { VISIT_COUNT_MAX, VISIT_COUNTS_MAX } from './visit-limits.ts'

/** The kinds of counts. None of them names a person, a device or a visit. */
export const metrics = [
  'page',
  'place',
  'search',
  'term',
  'missed',
  'deed',
  'export',
  'language',
  'screen',
  'failure',
] as const
export const Metric = z.enum(metrics)
export type Metric = z.infer<typeof Metric>

/** A search that found something, and one that found nothing. */
export const searchOutcomes = ['found', 'nothing'] as const

/**
 * Saved to a wishlist; trip saved for the first time; trip opened in a later visit than the one that made it; day of an
 * opened trip that is too full.
 */
export const countedActions = ['saved', 'planned', 'reopened', 'crowded'] as const

export const exportKinds = ['ics', 'gpx', 'kml', 'json', 'print'] as const

/** Widths of the window below 600 pixels, below 1024, and all others. */
export const screenClasses = ['small', 'medium', 'large'] as const

/** The keys of metrics that have few. The keys of all others are slugs, words and codes of languages. */
export const keysOfMetric = {
  page: pageKinds,
  search: searchOutcomes,
  deed: countedActions,
  export: exportKinds,
  screen: screenClasses,
  failure: failureCodes,
} as const satisfies Partial<Record<Metric, readonly string[]>>

export const analyticsSpans = ['days', 'months'] as const
export const AnalyticsSpan = z.enum(analyticsSpans)
export type AnalyticsSpan = z.infer<typeof AnalyticsSpan>

/** Number of days or months in an answer, including today or this month. */
export const periodsOfSpan = { days: 30, months: 12 } as const satisfies Record<AnalyticsSpan, number>

/** Retention of the counts of days, in days. The counts of their months stay. */
export const DAY_COUNTS_RETENTION_DAYS = 62
export const MONTH_COUNTS_RETENTION_MONTHS = 13

/** Places and searches beyond the most frequent ones are left out of an answer. */
export const SHOWN_KEYS_MAX = 20

/** A count for each period, oldest first. */
const Counts = z.array(z.number())

export const CountedKey = z.object({
  key: z.string(),
  /** The name of a place. */
  name: z.optional(z.string()),
  total: z.number(),
  counts: Counts,
})
export type CountedKey = z.infer<typeof CountedKey>

export const CountedMetric = z.object({
  metric: Metric,
  total: z.number(),
  counts: Counts,
  /** The most frequent ones first. */
  keys: z.array(CountedKey),
})
export type CountedMetric = z.infer<typeof CountedMetric>

/** The metrics that a browser may report. */
export const reportedMetrics = ['page', 'place', 'term', 'deed', 'export', 'language', 'screen'] as const
export type ReportedMetric = (typeof reportedMetrics)[number]

/** Actions that the server learns about from the browser alone. */
export const reportedActions = ['reopened', 'crowded'] as const satisfies readonly (typeof countedActions)[number][]

/** The counts of a browser since its last report. */
export const VisitReport = z.strictObject({
  counts: z
    .array(
      z.strictObject({
        metric: z.enum(reportedMetrics),
        key: z.string().check(z.minLength(1), z.maxLength(SEARCH_TERM_MAX)),
        count: z.int().check(z.gte(1), z.lte(VISIT_COUNT_MAX)),
      }),
    )
    .check(z.minLength(1), z.maxLength(VISIT_COUNTS_MAX)),
})
export type VisitReport = z.infer<typeof VisitReport>
