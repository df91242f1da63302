import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/account/auth.ts'
import { canEditContent, canModerate } from '#contract/api/permissions.ts'
import { countWaitingReports, countWaitingWork } from '#contract/admin/waiting.endpoints.ts'
import { query } from '../api/query-client.ts'
import type { AdminTab } from './admin-url.ts'

/** The start screen itself says when this fails. */
export const waitingWork = () => query(countWaitingWork, {}, { staleTime: 0, retryOnMount: true })

export const waitingReports = () => query(countWaitingReports, {}, { staleTime: 0, retryOnMount: true })

/** Counts again for each opened tab, and after each write of the admin panel: most writes change the counts. */
export function WaitingCounts({ user }: { user: User }) {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        for (const { queryKey } of [waitingWork(), waitingReports()]) void client.invalidateQueries({ queryKey })
      }),
    [client],
  )
  return (
    <>
      {canEditContent(user) && <WaitingWork />}
      {canModerate(user) && <WaitingReports />}
    </>
  )
}

function WaitingWork() {
  useQuery(waitingWork())
  return null
}

function WaitingReports() {
  useQuery(waitingReports())
  return null
}

/** Number of tasks that wait behind each tab, as far as it is known. */
export function useWaiting(): Partial<Record<AdminTab, number>> {
  const client = useQueryClient()
  const work = useQuery({ ...waitingWork(), enabled: false }, client).data?.waiting
  const reports = useQuery({ ...waitingReports(), enabled: false }, client).data?.waiting
  return {
    ...(reports && { moderation: reports.reported + reports.appealed }),
    ...(work && { suggestions: work.suggestions, freshness: work.places, ...work.drafts }),
  }
}
