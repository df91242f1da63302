import { listModerationNotifications } from '#contract/review/moderation-notices.endpoints.ts'
import { query } from '../../api/query-client.ts'

/**
 * Read again when the bell opens, because its dot may announce a new one.
 * @param owner email of the user, which keeps the answer out of the bell of the next one
 */
export const moderationNotifications = (owner: string) =>
  query(listModerationNotifications, {}, { owner, staleTime: 0, retryOnMount: true })
