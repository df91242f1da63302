import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sampleReview as review } from '../../../tests/support/sample-review.ts'
import { draftKey, storeDraft, whenStored } from '../session/draft-store.ts'
import { readWaiting } from '../session/queue-action.ts'
import { beginSession, endSession } from '../session/session.ts'
import { pendingEdit, readStoredReview } from './restored-review.ts'
import { beginEdit } from './review-edit.ts'

const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
const { draft, version } = beginEdit(review)

/** Drafts then last as long as the page. The accounts are of this file alone: tests of drafts log others out for good. */
beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function store(userId: string, drafts: Readonly<Record<string, object>>): Promise<void> {
  for (const [subject, value] of Object.entries(drafts)) storeDraft(draftKey(userId, subject), () => value)
  await whenStored()
}

test('a review that was begun with one photo, before there were three, has it', async () => {
  await store('gita', { review: { draft, idempotencyKey: 'key' }, 'review-photo': photo })
  expect(await readStoredReview({ userId: 'gita', place: null })).toMatchObject({ photos: [photo] })
})

test.each([
  {
    userId: 'hema',
    what: 'a new photo replaces the one from before',
    stored: { 'edit-photo 1': photo },
    photos: [photo],
  },
  { userId: 'ila', what: 'the photo of the review stays', stored: {}, photos: [review.imageUrl] },
])('in an edit that was begun before there were three photos, $what', async ({ userId, stored, photos }) => {
  await store(userId, { 'edit 1': { draft, imageUrl: review.imageUrl, version }, ...stored })
  const found = await new QueryClient().fetchQuery(pendingEdit({ userId, edited: '1' }, 1))
  expect(found).toEqual({ draft, version, photos })
})

test('a review with one photo that waited before there were three is sent with it', async () => {
  const jaya = { id: 'jaya', _id: 'jaya', name: 'Jaya', email: 'jaya@example.org', phone: '', address: '' }
  beginSession('secret', { ...jaya, isAdmin: false })
  onTestFinished(endSession)
  const waiting = { key: 'k', stamp: 's', at: '2026-03-01', deed: { kind: 'vote' }, refusal: null, photo, format: 1 }
  await store('jaya', { 'waiting review': waiting })
  expect(await readWaiting()).toMatchObject([{ stamp: 's', photos: [photo] }])
})
