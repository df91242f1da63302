import * as z from 'zod/mini'
import { AnalyticsSpan, CountedMetric, Metric, VisitReport } from './analytics.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import * as endpoints from './analytics.endpoints.ts'

/** The longest report has 40 terms of 100 characters of any script. */
const VISIT_BYTES = 32 * 1024

export const analyticsOperations = createOperations(endpoints, {
  reportVisit: {
    summary: 'What a browser counted of its own visit; sent without a session, and nothing of the sender is kept',
    body: VisitReport,
    bodyLimit: VISIT_BYTES,
    reply: Success,
  },
  getAnalytics: {
    summary: 'What was counted in the last 30 days or 12 months, by the city’s date',
    query: z.object({ span: z.optional(AnalyticsSpan) }),
    reply: z.object({
      success: z.literal(true),
      /** Days (yyyy-mm-dd) or months (yyyy-mm), oldest first. */
      periods: z.array(z.string()),
      metrics: z.array(CountedMetric),
    }),
  },
  downloadAnalytics: {
    summary: 'All counts of the same time as a file of comma-separated values (RFC 4180)',
    query: z.object({ span: z.optional(AnalyticsSpan), metric: z.optional(Metric) }),
    replyType: 'text/csv',
    reply: z.string(),
  },
})
