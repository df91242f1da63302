import type { ReplyFor } from '#contract/api.ts'
import { listLinks, openSharedTrip } from '#contract/trip/trip-links.endpoints.ts'
import { callOverHttp, readReply } from '../../api/call.ts'
import { query } from '../../api/query-client.ts'
import { takeFirstAnswer } from './first-answer.ts'
import type { OpenLink } from './take-along-shared.tsx'

/** The trip of a link. Nothing stores it: a link may end at any time. */
export const openedLink = (token: string, passcode: string | null) =>
  query(openSharedTrip, { body: { token, passcode } }, { staleTime: 0, retryOnMount: true, refetchOnReconnect: true })

/** Takes over the request of the first script of the page. If it had no answer, it is sent again. */
export async function openLink(
  { token, passcode }: OpenLink,
  signal: AbortSignal,
): Promise<ReplyFor<typeof openSharedTrip>> {
  const sent = passcode === null ? await takeFirstAnswer(token)?.catch(() => null) : null
  if (sent) return readReply(openSharedTrip, sent)
  return callOverHttp(openSharedTrip, { body: { token, passcode } }, { signal })
}

export const getLinks = (email: string) =>
  query(listLinks, {}, { owner: email, staleTime: 0, retryOnMount: true, refetchOnWindowFocus: true })
