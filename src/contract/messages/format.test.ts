import { expect, test } from 'vitest'
import { fill, formatNumber, formatRupees, plural } from './format.ts'

const places = { one: '{count} place in {city}', other: '{count} places in {city}' }

test('a value takes the place of its name, wherever it stands', () => {
  expect(fill('{a} and {b} and {a}', { a: 'one', b: 'two' })).toBe('one and two and one')
})

test('a name without a value stays as it is, so that the fault is seen', () => {
  expect(fill('Explore {city}', {})).toBe('Explore {city}')
})

test('a value is put in as it is: nothing in it is a pattern or a name', () => {
  expect(fill('Explore {city}', { city: '$& {city}' })).toBe('Explore $& {city}')
})

test.each([
  [0, '0 places in Surat'],
  [1, '1 place in Surat'],
  [2, '2 places in Surat'],
  [125_000, '1,25,000 places in Surat'],
])('the form of %d is chosen by the language', (count, text) => {
  expect(plural(places, count, { city: 'Surat' })).toBe(text)
})

test('a language that lacks a form takes the general one', () => {
  expect(plural({ other: 'any' }, 1)).toBe('any')
})

test('rupees are whole and grouped as in India', () => {
  expect(formatRupees(125_000.4)).toBe('₹1,25,000')
  expect(formatRupees(0)).toBe('₹0')
})

test('numbers keep one decimal', () => {
  expect(formatNumber(2.46)).toBe('2.5')
})
