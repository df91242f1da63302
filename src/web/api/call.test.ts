import { afterEach, expect, test, vi } from 'vitest'
import { getUser } from '#contract/account/auth.endpoints.ts'
import { addToWishlist } from '#contract/trip/wishlist.endpoints.ts'
import type { PrefetchedAnswers } from './prefetched-answers.ts'
import { ApiError, callOverHttp, textOfFailure, unwrapReply } from './call.ts'

/** The first script has called one endpoint with the session of Asha. */
function prefetched(answer: Promise<Response>): PrefetchedAnswers {
  return { token: 'asha', byUrl: new Map([['/api/auth/user', answer]]) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.prefetchedAnswers = undefined
})

const failureWith = (text: string, fields?: Record<string, string>) =>
  new ApiError('invalid-input', text, { reply: { error: text, ...(fields && { fields }) } })

test('people read no path of a field', () => {
  const path = 'place.facts.fees.value.prices.0.for'
  const text = 'Please choose one'
  expect(textOfFailure(failureWith(`${text} (${path})`, { [path]: text }), 'Not saved')).toBe(text)
  expect(textOfFailure(failureWith('Write a name (yours)', { name: text }), 'Not saved')).toBe('Write a name (yours)')
  expect(textOfFailure(failureWith(text), 'Not saved')).toBe(text)
  expect(textOfFailure(new Error('x'), 'Not saved')).toBe('Not saved')
})

test('the login page of a network is no success, also when it says 200', () => {
  const login = { status: 200, reply: null, token: 'asha', requestId: null }
  const failing = () => unwrapReply(addToWishlist, login)
  expect(failing).toThrow(expect.objectContaining({ code: 'network' }))
})

test('an answer that the first script has asked for serves once, and only the session that asked', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, user: { name: 'later' } })
  })
  const answered = Response.json({ success: true, user: { name: 'early' } })
  globalThis.prefetchedAnswers = prefetched(Promise.resolve(answered))
  const read = async (token: string) => (await callOverHttp(getUser, { query: {} }, { token })).user.name

  expect(await read('asha')).toBe('early')
  expect(await read('asha')).toBe('later')

  globalThis.prefetchedAnswers = prefetched(Promise.resolve(answered))
  expect(await read('ravi')).toBe('later')
  expect(asked).toEqual(['/api/auth/user', '/api/auth/user'])
})

test('an aborted call waits no longer for an answer that was asked for early', async () => {
  const never = new Promise<Response>(() => undefined)
  globalThis.prefetchedAnswers = prefetched(never)
  const signal = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  await expect(callOverHttp(getUser, { query: {} }, { token: 'asha', signal })).rejects.toThrow('late')
})
