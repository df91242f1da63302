import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getDecimals, readAmount, readTypedAmount, writeTypedAmount } from './amount.ts'

test.each([
  ['50', 50],
  ['1,200', 1200],
  ['12,000', 12_000],
  ['1,00,000', 100_000],
  ['12,34,567.50', 1_234_567.5],
  ['39,99', 39.99],
  ['39.9', 39.9],
  ['1 200', 1200],
  ['1 200,50', 1200.5],
  ["1'200", 1200],
  ['1.200,50', 1200.5],
  ['1.200.000', 1_200_000],
  ['૧,૨૦૦', 1200],
  ['१२', 12],
  ['0', 0],
])('%s is %d', (text, amount) => {
  expect(readAmount(text)).toEqual({ kind: 'amount', amount })
})

test.each(['1.200', '0,500', '0.125', '1.2345'])('nobody can tell what %s means', (text) => {
  expect(readAmount(text)).toEqual({ kind: 'unclear' })
})

test.each(['', '-5', '1e9', '0x10', '1,2,3', '1,20,0', '50-100', 'free', '1,200,50,00', '1.200.50', '٫5', '12 34'])(
  '“%s” is no amount',
  (text) => {
    expect(readAmount(text).kind).toBe('none')
  },
)

test('currencies with three decimals make every separator before three digits unclear', () => {
  expect([getDecimals('INR'), getDecimals('KWD'), getDecimals('JPY')]).toEqual([2, 3, 0])
  expect(readAmount('1,200', 3)).toEqual({ kind: 'unclear' })
  expect(readAmount('0.300', 3)).toEqual({ kind: 'amount', amount: 0.3 })
})

test('amounts that India, England and Germany write are read as they are meant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('en-IN', 'en', 'de'), (cents, locale) => {
      const amount = cents / 100
      const text = amount.toLocaleString(locale, { minimumFractionDigits: 2 })
      expect(readAmount(text)).toEqual({ kind: 'amount', amount })
    }),
  )
})

describe('a typed amount', () => {
  test.each([
    ['0', 0],
    ['4200.5', 4200.5],
    ['1,25,000', 125_000],
    ['125,000.75', 125_000.75],
    ['₹ 1,25,000', 125_000],
    ['૧૨૫૦', 1250],
    ['१२५०', 1250],
    ['39,99', 39.99],
    [' 7 ', 7],
  ])('%s is %d rupees', (text, amount) => {
    expect(readTypedAmount(text, '₹')).toBe(amount)
  })

  test.each([
    ['€', '€1,250'],
    ['€', '1250 €'],
    ['CHF', 'CHF 1250'],
    ['$', '$1250'],
  ])('the sign %s of a city’s currency may stand at %s', (sign, text) => {
    expect(readTypedAmount(text, sign)).toBe(1250)
  })

  test('the sign of another currency makes it none', () => {
    expect(readTypedAmount('₹1250', '€')).toBeNaN()
  })

  test.each(['', ' ', '-1', '1e3', '12.500', '1.2.3', 'lots', 'NaN', 'Infinity', '0x10', '1,2,3'])(
    '%j is none',
    (text) => {
      expect(readTypedAmount(text, '₹')).toBeNaN()
    },
  )
})

test('a stored amount is read from its field as it was stored', () => {
  const amounts = fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constantFrom(1.234, 0.001, 1e12))
  fc.assert(fc.property(amounts, (amount) => readTypedAmount(writeTypedAmount(amount), '₹') === amount))
})
