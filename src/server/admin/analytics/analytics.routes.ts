import type { analyticsOperations } from '#contract/admin/analytics.operations.ts'
import { FileStream } from '../../platform/http/file-stream.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { noteDownload } from '../../account/activity/activity.store.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { Analytics } from './analytics.ts'
import { writeAnalytics } from './analytics-file.ts'
import { listPeriods, readAnalytics, getWindow } from './read-analytics.ts'
import { VisitLimit } from './visit-limit.ts'

type AnalyticsDeps = Pick<Context, 'config' | 'store' | 'now' | 'newId'> & {
  guide: Pick<GuideHolder, 'current'>
  analytics: Pick<Analytics, 'countVisit' | 'flush' | 'today'>
}

export function analyticsHandlers(deps: AnalyticsDeps): HandlersFor<typeof analyticsOperations> {
  const { config, store, now, guide, analytics } = deps
  const { db } = store
  const limit = config.rateLimits ? new VisitLimit(now) : null
  return {
    reportVisit: ({ body }, { ip }) => {
      limit?.count(ip, body.counts)
      analytics.countVisit(body, ip)
      return { success: true }
    },
    getAnalytics: async ({ query: { span = 'days' } }) => {
      await analytics.flush()
      const periods = listPeriods(span, analytics.today())
      const getName = (slug: string) => guide.current().find(slug)?.name
      return { success: true, periods, metrics: await readAnalytics(db, { span, periods }, getName) }
    },
    downloadAnalytics: async ({ query: { span = 'days', metric } }, { account }) => {
      await noteDownload(deps, { action: 'analytics.download', actorId: account.id })
      await analytics.flush()
      const window = getWindow(span, listPeriods(span, analytics.today()))
      return new FileStream('analytics.csv', writeAnalytics(db, window, metric))
    },
  }
}
