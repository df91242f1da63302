import { expect, test } from 'vitest'
import { Failure, failureCodes, FailureReply, statusOfFailure } from './failure.ts'

test('every failure has a status of its own kind', () => {
  expect(Object.keys(statusOfFailure).toSorted()).toEqual([...failureCodes].toSorted())
  expect(Object.values(statusOfFailure).filter((status) => status < 400 || status > 599)).toEqual([])
})

test('a failure carries its code, text and fields', () => {
  const failure = new Failure('invalid-input', 'Please enter a search term', {
    fields: { name: 'Please enter a search term' },
  })
  expect(failure).toBeInstanceOf(Error)
  expect(failure).toMatchObject({ code: 'invalid-input', message: 'Please enter a search term', name: 'Failure' })
})

test('a failure reply has no other code than ours', () => {
  expect(FailureReply.safeParse({ success: false, error: 'No', code: 'teapot' }).success).toBe(false)
  expect(FailureReply.safeParse({ success: true, error: 'No', code: 'internal' }).success).toBe(false)
})
