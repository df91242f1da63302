import { admin } from '#messages/admin.ts'
import { Notice } from '../ui/notice.tsx'

/** A placeholder: the product has no analytics yet. */
export function AnalyticsTab() {
  return <Notice title={admin.analyticsTitle} text={admin.analyticsText} />
}
