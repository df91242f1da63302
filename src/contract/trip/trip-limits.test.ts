import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldErrors } from '#messages/field-errors.ts'
import { planner } from '#messages/planner.ts'
import { Spending } from './plan-fields.ts'
import { Activity } from './trips.ts'
import { isAmount, MAX_AMOUNT } from './trip-limits.ts'

const amount = fc.oneof(fc.double(), fc.constantFrom(0, -0.01, 0.01, MAX_AMOUNT, MAX_AMOUNT + 1, 1e14))

test('pages and calls take the same amounts and costs', () => {
  fc.assert(
    fc.property(amount, (typed) => {
      expect(Spending.safeParse({ amount: typed, kind: 'food' }).success).toBe(isAmount(typed))
      expect(Activity.safeParse({ name: 'Tea', cost: typed }).success).toBe(isAmount(typed))
    }),
  )
})

test('the sentence of a refused amount names the largest one', () => {
  const sentences = [
    fieldErrors['activity.cost-invalid'],
    fieldErrors['spending.amount-invalid'],
    fieldErrors['trip.budget-too-high'],
    planner.stop.costInvalid,
    planner.money.amountInvalid,
    planner.head.budgetInvalid,
  ]
  const largest = MAX_AMOUNT.toLocaleString('en')
  expect(sentences.filter((sentence) => !sentence.includes(largest))).toEqual([])
})
