import { expect, expectTypeOf, test } from 'vitest'
import { translation, type Checked, type Shape } from './translation.ts'

const english = {
  greeting: 'Hello {name}',
  plain: 'Yes',
  steps: ['One', 'Two'],
  tabs: { list: 'List' },
  topics: { toilets: 'Toilets', other: 'Something else' },
  count: { one: '{count} place in {city}', other: '{count} places in {city}' },
} as const

const whole = {
  greeting: 'Namaste {name}',
  plain: 'Haa',
  steps: ['Ek', 'Be'],
  tabs: { list: 'Yadi' },
  topics: { toilets: 'Shauchalay', other: 'Biju kai' },
  count: { one: '{city}: ek', other: '{city}: {count}' },
} as const

const translate = translation<typeof english>()

type Change<C> = Omit<typeof whole, keyof C> & C
type Fits = Shape<typeof english>
type Taken<T> = Checked<typeof english, T>

test('texts with the keys, lengths, forms and placeholders of the English ones are taken', () => {
  expect(translate(whole)).toBe(whole)
  expectTypeOf<typeof whole>().toExtend<Taken<typeof whole>>()
})

test('a missing key does not compile', () => {
  expectTypeOf<Omit<typeof whole, 'plain'>>().not.toExtend<Fits>()
  expectTypeOf<Change<{ tabs: object }>>().not.toExtend<Fits>()
})

test('a missing text does not compile in a list of kinds with an "other" either', () => {
  expectTypeOf<Change<{ topics: { other: 'Biju kai' } }>>().not.toExtend<Fits>()
})

test('a key that English does not have does not compile', () => {
  type Wrong = Change<{ more: 'More' }>
  expectTypeOf<Wrong>().not.toExtend<Taken<Wrong>>()
})

test('a list of another length does not compile', () => {
  expectTypeOf<Change<{ steps: readonly ['Ek'] }>>().not.toExtend<Fits>()
})

test('a plural without its general form does not compile', () => {
  expectTypeOf<Change<{ count: { one: '{city}: ek' } }>>().not.toExtend<Fits>()
})

test('a text that lacks a placeholder does not compile', () => {
  type Wrong = Change<{ greeting: 'Namaste' }>
  expectTypeOf<Wrong>().not.toExtend<Taken<Wrong>>()
  type WrongPlural = Change<{ count: { other: '{count}' } }>
  expectTypeOf<WrongPlural>().not.toExtend<Taken<WrongPlural>>()
})

test('a text with a placeholder that no value is given for does not compile', () => {
  type Wrong = Change<{ greeting: 'Namaste {name} {town}' }>
  expectTypeOf<Wrong>().not.toExtend<Taken<Wrong>>()
  type WrongForm = Change<{ count: { one: '{town}'; other: '{city}: {count}' } }>
  expectTypeOf<WrongForm>().not.toExtend<Taken<WrongForm>>()
})
