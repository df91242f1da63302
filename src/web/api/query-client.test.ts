import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listAnnouncements } from '#contract/endpoints/announcements.ts'
import { ApiError } from './call.ts'
import { createQueryClient, query, reporting, type FailureReport } from './query-client.ts'

const refusal = new ApiError('internal', 'refused', { requestId: 'request-1' })
const logged: FailureReport = { text: 'logged', place: 'console' }
const shown: FailureReport = { text: 'shown', place: 'top-right' }

/** A query client whose calls all fail, and the reports of these failures. */
function createFailingClient() {
  const told: (FailureReport | undefined)[] = []
  const client = createQueryClient(
    () => Promise.reject(refusal),
    (_error, report) => told.push(report),
  )
  return { client, told }
}

test('a failed query is told once for everybody who looks at it, each in their own way', async () => {
  const { client, told } = createFailingClient()
  const announcements = query(listAnnouncements, {})
  const bell = new QueryObserver(client, reporting(announcements, logged)).subscribe(() => undefined)
  const panel = new QueryObserver(client, reporting(announcements, shown)).subscribe(() => undefined)

  await expect(client.fetchQuery(announcements)).rejects.toBe(refusal)

  expect(told).toEqual([logged, shown])
  bell()
  panel()
})

test('a failed query that nobody looks at is told to nobody', async () => {
  const { client, told } = createFailingClient()

  await expect(client.fetchQuery(reporting(query(listAnnouncements, {}), shown))).rejects.toBe(refusal)

  expect(told).toEqual([])
})
