import { expect, test } from 'vitest'
import { addToWishlist } from '#contract/trip/wishlist.endpoints.ts'
import { ApiError, textOfFailure, unwrapReply } from './call.ts'

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
