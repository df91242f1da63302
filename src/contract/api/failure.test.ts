import { expect, expectTypeOf, test } from 'vitest'
import { Failure, failureCodes, toFailure, FailureReply, statusOfFailure } from './failure.ts'
import { fieldError } from '../text/field-error.ts'

test('every failure has a status of its own kind', () => {
  expect(Object.keys(statusOfFailure).toSorted()).toEqual([...failureCodes].toSorted())
  expect(Object.values(statusOfFailure).filter((status) => status < 400 || status > 599)).toEqual([])
})

test('a failure carries its code, its reason and the errors of fields', () => {
  const failure = new Failure('invalid-input', 'search.blank', { fields: { name: fieldError('password.missing') } })
  expect(failure).toBeInstanceOf(Error)
  expect(failure).toMatchObject({ code: 'invalid-input', reason: { code: 'search.blank' }, name: 'Failure' })
})

test('a code is the reason when no other reason is given', () => {
  expect(toFailure('unavailable').reason).toEqual({ code: 'unavailable', values: {} })
})

test('an unknown reason, or a reason with values, does not compile as a mere code', () => {
  type Given = ConstructorParameters<typeof Failure>[1]
  expectTypeOf<'trip.stale'>().toExtend<Given>()
  expectTypeOf<'trip.unheard-of'>().not.toExtend<Given>()
  expectTypeOf<'image.too-large'>().not.toExtend<Given>()
})

test('a failure reply has no other code than ours', () => {
  expect(FailureReply.safeParse({ success: false, error: 'No', code: 'teapot' }).success).toBe(false)
  expect(FailureReply.safeParse({ success: true, error: 'No', code: 'internal' }).success).toBe(false)
})
