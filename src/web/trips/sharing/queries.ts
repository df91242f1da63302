import { listLinks, openSharedTrip } from '#contract/trip/trip-links.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** The trip of a link. Nothing keeps it: a link may be over at any time. */
export const openedLink = (token: string, passcode: string | null) =>
  query(openSharedTrip, { body: { token, passcode } }, { staleTime: 0, retryOnMount: true })

export const getLinks = (email: string) =>
  query(listLinks, {}, { owner: email, staleTime: 0, retryOnMount: true, refetchOnWindowFocus: true })
