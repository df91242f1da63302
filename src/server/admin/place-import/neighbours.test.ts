import { expect, test } from 'vitest'
import { readFees } from './read-fees.ts'
import { readPhone } from './read-phone.ts'
import { readPair } from './read-position.ts'

/** Values that people write, beside those of the reports that the readers were made for. */
test.each([
  [
    '₹10 (camera ₹50)',
    [
      { for: 'adult', amount: 10 },
      { for: 'camera', amount: 50 },
    ],
    [],
  ],
  [
    'Adults 50 (children 20)',
    [
      { for: 'adult', amount: 50 },
      { for: 'child', amount: 20 },
    ],
    [],
  ],
  ['Children 20 (5-12 years)', [{ for: 'child', amount: 20 }], []],
  ['$5', undefined, ['other-currency']],
  ['5 £', undefined, ['other-currency']],
  ['US$5', undefined, ['other-currency']],
  ['Rs. 50/-', [{ for: 'adult', amount: 50 }], []],
  ['₹૫૦', [{ for: 'adult', amount: 50 }], []],
  [
    'Indians ₹25, foreigners ₹300',
    [
      { for: 'adult', amount: 25 },
      { for: 'foreigner', amount: 300 },
    ],
    [],
  ],
  ['40 + GST', undefined, ['several-prices']],
  ['donation', undefined, ['several-prices']],
])('the price %s', (text, prices, codes) => {
  const read = readFees(text, 'INR')
  expect([read.prices, read.problems.map(({ code }) => code)]).toEqual([prices, codes])
})

test('the sign of the own currency is no other currency', () => {
  expect(readFees('$5', 'USD').prices).toEqual([{ for: 'adult', amount: 5 }])
})

test.each([
  ['૯૮૨૫૦ ૧૨૩૪૫', '+91 98250 12345'],
  ['९८२५० १२३४५', '+91 98250 12345'],
  ['+91 98250 1234', undefined],
  ['+91 98250 123456', undefined],
  ['+351 21 123 4567', '+351 21 123 4567'],
  ['(0261) 2480001', '+91 261 248 0001'],
  ['2423751', undefined],
])('the phone %s', (text, phone) => {
  expect(readPhone(text, 'IN')).toBe(phone)
})

test.each([
  ['21.1999 72.8213', ['21.1999', '72.8213']],
  ['21.1999\t72.8213', ['21.1999', '72.8213']],
  ['21 11.994 N 72 49.278 E', ['21 11.994 N', '72 49.278 E']],
  ['7JFJ52XC+2V', null],
])('the position %s', (text, pair) => {
  expect(readPair(text)).toEqual(pair)
})
