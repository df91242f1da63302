import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hasUnsavedWork } from '../ui/unsaved-work.ts'
import { readStored, removeStored } from './browser-storage.ts'
import {
  copyKey,
  draftKey,
  listDrafts,
  removeDrafts,
  removeDraftsOfOthers,
  storeDraft,
  whenStored,
} from './draft-store.ts'
import { queueAction } from './queue-action.ts'
import { beginSession, endSession } from './session.ts'

/** A database that refuses each request. Without `answer`, it is still being opened. */
function stubDatabase(): { refuse: () => void } {
  const requests: { onerror?: () => void; error: Error }[] = []
  let isOpening = true
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { error: new Error('blocked') } as (typeof requests)[number]
      requests.push(request)
      if (!isOpening) queueMicrotask(() => request.onerror?.())
      return request
    },
  })
  return {
    refuse: () => {
      isOpening = false
      for (const request of requests) request.onerror?.()
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a draft that waits while something else is written is unsaved work', async () => {
  const database = stubDatabase()
  storeDraft(copyKey('asha', 'trip'), () => ({ title: 'Castle' }))
  expect(hasUnsavedWork()).toBe(false)

  storeDraft(draftKey('asha', 'plan', 'trip'), () => ({ title: 'Coast' }))

  expect(readStored('drafts')).toBe(null)
  expect(hasUnsavedWork()).toBe(true)
  database.refuse()
  await whenStored()
  expect(readStored('drafts')).toBe('asha')
  await removeDrafts('asha')
  expect(hasUnsavedWork()).toBe(false)
})

test('who signs in again after a session that ended by itself is asked for the drafts of before', async () => {
  stubDatabase().refuse()
  storeDraft(draftKey('farah', 'new'), () => ({ title: 'Coast' }))
  await whenStored()
  removeStored('drafts')

  await removeDraftsOfOthers('bina')
  expect(readStored('drafts')).toBe(null)
  storeDraft(draftKey('farah', 'new'), () => ({ title: 'Coast' }))
  await whenStored()
  removeStored('drafts')
  await removeDraftsOfOthers('farah')

  expect(readStored('drafts')).toBe('farah')
})

test('nothing of an account stays after its logout, though its forms write as they close', async () => {
  stubDatabase().refuse()
  storeDraft(draftKey('farah', 'new'), () => ({ title: 'Coast' }))
  await whenStored()

  await removeDrafts('farah')

  expect(readStored('drafts')).toBe(null)
})

test('a call that ends after the logout of its account stores nothing', async () => {
  stubDatabase().refuse()
  await removeDrafts('chitra')

  storeDraft(copyKey('chitra', 'trip'), () => ({ title: 'Castle' }))
  await whenStored()
  const vote = { kind: 'vote', review: '1', place: 'Surat Castle', isHelpful: true } as const

  await expect(queueAction('chitra', vote)).rejects.toThrow('logged out')
  expect(await listDrafts('chitra')).toEqual([])
})

test('while somebody is signed in, nothing of another account is stored', async () => {
  stubDatabase().refuse()
  const deepa = { id: 'deepa', _id: 'deepa', name: 'Deepa', email: 'deepa@example.org', phone: '', address: '' }
  beginSession('secret', { ...deepa, isAdmin: false })
  onTestFinished(endSession)

  storeDraft(draftKey('esha', 'plan', 'trip'), () => ({ title: 'Castle' }))
  storeDraft(draftKey('deepa', 'plan', 'trip'), () => ({ title: 'Coast' }))
  await whenStored()

  expect(await listDrafts('esha')).toEqual([])
  expect(await listDrafts('deepa')).toMatchObject([{ draft: { title: 'Coast' } }])
})
