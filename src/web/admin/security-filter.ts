import { instantInZone } from '#contract/text/city-time.ts'
import { addDays, toCalendarDate } from '#contract/text/dates.ts'
import { securityEventKinds, type SecurityLogFilter } from '#contract/admin/security-log.ts'

/** Names in the URL. The dates are days of the city. */
export const filterNames = ['kind', 'account', 'from', 'until'] as const
export type FilterName = (typeof filterNames)[number]

/** Reads the filter from the URL. A value that is no kind and no date is ignored. */
export function readSecurityFilter(search: URLSearchParams, timeZone: string): SecurityLogFilter {
  const kind = securityEventKinds.find((known) => known === search.get('kind'))
  const account = search.get('account')
  const from = toCalendarDate(search.get('from') ?? '')
  const until = toCalendarDate(search.get('until') ?? '')
  const getStart = (date: string) => instantInZone(date, '00:00', timeZone).toISOString()
  return {
    ...(kind && { kind }),
    ...(account !== null && { account }),
    ...(from !== null && { since: getStart(from) }),
    // The last day counts whole.
    ...(until !== null && { until: getStart(addDays(until, 1)) }),
  }
}
