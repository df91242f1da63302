import { CancelledError, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listAnnouncements } from '#contract/admin/announcements.endpoints.ts'
import { listWishlist } from '#contract/trip/wishlist.endpoints.ts'
import { ApiError } from './call.ts'
import { createQueryClient, query, removePrivateAnswers, reporting, type FailureReport } from './query-client.ts'

const refusal = new ApiError('internal', 'refused', { requestId: 'request-1' })
const logged: FailureReport = { text: 'logged', place: 'console' }
const shown: FailureReport = { text: 'shown', place: 'top-right' }

/** A query client whose calls all fail, and the reports of these failures. */
function createFailingClient() {
  const reports: (FailureReport | undefined)[] = []
  const client = createQueryClient(
    () => Promise.reject(refusal),
    (_error, report) => reports.push(report),
  )
  return { client, reports }
}

test('a failed query is reported once for each observer, with its own report', async () => {
  const { client, reports } = createFailingClient()
  const announcements = query(listAnnouncements, {})
  const bell = new QueryObserver(client, reporting(announcements, logged)).subscribe(() => undefined)
  const panel = new QueryObserver(client, reporting(announcements, shown)).subscribe(() => undefined)

  await expect(client.fetchQuery(announcements)).rejects.toBe(refusal)

  expect(reports).toEqual([logged, shown])
  bell()
  panel()
})

test('a failed query without an observer is not reported', async () => {
  const { client, reports } = createFailingClient()

  await expect(client.fetchQuery(reporting(query(listAnnouncements, {}), shown))).rejects.toBe(refusal)

  expect(reports).toEqual([])
})

test('a query that failed without an observer is reported by its first observer, and only once', async () => {
  const { client, reports } = createFailingClient()
  const announcements = query(listAnnouncements, {})
  await expect(client.fetchQuery(announcements)).rejects.toBe(refusal)

  const first = new QueryObserver(client, reporting(announcements, shown)).subscribe(() => undefined)
  const second = new QueryObserver(client, reporting(announcements, logged)).subscribe(() => undefined)

  expect(reports).toEqual([shown])
  first()
  second()
})

test('an observer that sends a failed query again reports only the outcome of that try', async () => {
  const { client, reports } = createFailingClient()
  const announcements = query(listAnnouncements, {}, { retryOnMount: true })
  await expect(client.fetchQuery(announcements)).rejects.toBe(refusal)

  const observer = new QueryObserver(client, reporting(announcements, shown))
  const stop = observer.subscribe(() => undefined)
  await expect(observer.fetchOptimistic(client.defaultQueryOptions(observer.options))).rejects.toBe(refusal)

  expect(reports).toEqual([shown])
  stop()
})

/** A query client whose calls end only when they are cancelled, and their number. */
function createWaitingClient() {
  const sent = { count: 0 }
  const reports: (FailureReport | undefined)[] = []
  const client = createQueryClient(
    (_endpoint, _input, { signal } = {}) => {
      sent.count += 1
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    },
    (_error, report) => reports.push(report),
  )
  return { client, sent, reports }
}

test('an answer that somebody waits for is asked for again when its last observer leaves', async () => {
  const { client, sent } = createWaitingClient()
  const announcements = query(listAnnouncements, {})
  const menu = new QueryObserver(client, announcements).subscribe(() => undefined)
  const failed: unknown[] = []

  client.ensureQueryData(announcements).catch((error: unknown) => failed.push(error))
  menu()

  await expect.poll(() => sent.count).toBe(2)
  expect(failed).toEqual([])
})

test('a private answer that is removed while it is under way is neither asked for again nor reported', async () => {
  const { client, sent, reports } = createWaitingClient()
  const wishlist = reporting(query(listWishlist, { query: {} }, { owner: 'asha@surat.example' }), logged)
  const page = new QueryObserver(client, wishlist).subscribe(() => undefined)

  const waited = client.fetchQuery(wishlist)
  removePrivateAnswers(client)

  await expect(waited).rejects.toBeInstanceOf(CancelledError)
  expect(sent.count).toBe(1)
  expect(reports).toEqual([])
  page()
})
