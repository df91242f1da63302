import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { language } from '#messages/language.ts'
import { indianFormats } from '../../../tests/support/formats.ts'
import { fill, formatsFor, type Placeholders } from './format.ts'
import { showMoney } from '../text/money.ts'
import { languages } from './languages.ts'

const places = { one: '{count} place in {city}', other: '{count} places in {city}' } as const
const anything = { other: 'any' } as const

test('a value takes the place of its name, wherever it stands', () => {
  expect(fill('{a} and {b} and {a}', { a: 'one', b: 'two' })).toBe('one and two and one')
})

test('a value is inserted literally, without patterns and names', () => {
  expect(fill('Explore {city}', { city: '$& {city}' })).toBe('Explore $& {city}')
})

test('the names in braces of a message are part of its type', () => {
  expectTypeOf<Placeholders<'{a} and {b} and {a}'>>().toEqualTypeOf<'a' | 'b'>()
  expectTypeOf<Placeholders<'Explore'>>().toEqualTypeOf<never>()
})

test('a call that lacks a value of its message does not compile', () => {
  type Given<M extends string> = Parameters<typeof fill<M>>[1]
  expectTypeOf<{ city: string }>().toExtend<Given<'Explore {city}'>>()
  expectTypeOf<{ town: string }>().not.toExtend<Given<'Explore {city}'>>()
  expectTypeOf<{ city: number }>().not.toExtend<Given<'Explore {city}'>>()
  expectTypeOf<{ city: string }>().not.toExtend<Given<'Explore {city} in {region}'>>()
})

test('a plural wants the values of all its forms, besides the number', () => {
  type Given<F extends { other: string }> = Parameters<typeof indianFormats.plural<F>>
  expectTypeOf<Given<typeof anything>>().toEqualTypeOf<[forms: typeof anything, count: number]>()
  expectTypeOf<[typeof places, number]>().not.toExtend<Given<typeof places>>()
  expectTypeOf<[typeof places, number, { city: string }]>().toExtend<Given<typeof places>>()
})

test.each([
  [0, '0 places in Surat'],
  [1, '1 place in Surat'],
  [2, '2 places in Surat'],
  [125_000, '1,25,000 places in Surat'],
])('the form of %d is chosen by the language', (count, text) => {
  expect(indianFormats.plural(places, count, { city: 'Surat' })).toBe(text)
})

test('a language that lacks a form takes the general one', () => {
  expect(indianFormats.plural(anything, 1)).toBe('any')
})

test('numbers keep one decimal', () => {
  expect(indianFormats.number(2.46)).toBe('2.5')
})

test('numbers are grouped as in the country of the city', () => {
  expect(formatsFor(language, { countryCode: 'US', currency: 'USD', currencySign: '$' }).number(125_000)).toBe(
    '125,000',
  )
})

test.each(['PT', 'DE', 'GR', 'GE', 'OM', 'IN'])(
  'numbers and amounts of English have one decimal sign in %s',
  (country) => {
    const formats = formatsFor(language, { countryCode: country, currency: 'EUR', currencySign: '€' })
    expect([formats.number(1.2), showMoney(1.2, formats)]).toEqual(['1.2', '€1.20'])
  },
)

test.each([...languages])('numbers in $name read as the browser writes them', (known) => {
  const { locale, number } = formatsFor(known, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })
  const formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double({ noNaN: true })), (value) => {
      expect(number(value)).toBe(formatter.format(value))
    }),
  )
})

test('a language with digits of its own writes small numbers with them, too', () => {
  const arabic = { ...language, code: 'ar', hasOwnDigits: true }
  expect(formatsFor(arabic, { countryCode: 'EG', currency: 'EGP', currencySign: 'E£' }).number(12)).toBe('١٢')
})

test('a time is said in the 12-hour clock where the message names the parts of the day', () => {
  const message = 'opens at {time|0 night|4 morning|12 noon|16 evening|20 night}'
  const spoken = ['00:00', '04:05', '12:00', '15:30', '19:00', '23:59', '24:00', 'not known'].map((time) =>
    fill(message, { time }),
  )
  expect(spoken.map((text) => text.replace('opens at ', ''))).toEqual([
    'night 12',
    'morning 4:05',
    'noon 12',
    'noon 3:30',
    'evening 7',
    'night 11:59',
    'night 12',
    'not known',
  ])
  expectTypeOf<Placeholders<typeof message>>().toEqualTypeOf<'time'>()
})

test('a language that uses the form for one for none too does not say that there is one', () => {
  const [, , hindi] = languages
  const formats = formatsFor(hindi, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })
  const newest = { one: 'the newest review', other: 'the newest {count} reviews' } as const
  expect([0, 1, 2].map((count) => formats.plural(newest, count))).toEqual([
    'the newest 0 reviews',
    'the newest review',
    'the newest 2 reviews',
  ])
})
