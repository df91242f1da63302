import { expect, test } from 'vitest'
import { partyCost } from './party-cost.ts'

const alone = { adults: 1, children: 0, foreigners: 0, cameras: 0 }
const family = { adults: 2, children: 1, foreigners: 0, cameras: 0 }
const castle = { amount: 100, isEstimate: false, others: { child: 50, foreigner: 500, camera: 500 } }

test('each group of a party pays its own price, and a trip without a party is one adult', () => {
  expect(partyCost(castle)).toBe(100)
  expect(partyCost(castle, alone)).toBe(100)
  expect(partyCost(castle, family)).toBe(250)
  expect(partyCost(castle, { ...family, foreigners: 1, cameras: 2 })).toBe(1_750)
})

test('a group without a known price makes the cost not known, and a place that is free is free for all', () => {
  const forAdults = { amount: 20, isEstimate: false, others: {} }
  expect(partyCost(forAdults, family)).toBeNull()
  expect(partyCost(forAdults, { ...alone, foreigners: 1 })).toBeNull()
  expect(partyCost(forAdults, { ...alone, cameras: 1 })).toBe(20)
  expect(partyCost({ amount: 0, isEstimate: true }, { ...family, foreigners: 3 })).toBe(0)
})

test('a place that is free for adults is not free for those whose price is named', () => {
  const forLocals = { amount: 0, isEstimate: false, others: { foreigner: 500, camera: 50 } }
  expect(partyCost(forLocals, family)).toBe(0)
  expect(partyCost(forLocals, { ...family, foreigners: 1, cameras: 1 })).toBe(550)
  expect(partyCost({ ...forLocals, others: {} }, { ...family, foreigners: 2 })).toBeNull()
})

test('an estimate of food is for each person', () => {
  expect(partyCost({ amount: 150, isEstimate: true }, { ...family, foreigners: 1, cameras: 1 })).toBe(600)
})
