import { expect, test } from 'vitest'
import { ApiError, textOfFailure } from './call.ts'

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
