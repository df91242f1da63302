import { expect, test } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { plannedText } from './reason-text.ts'

const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })

test('a plan says how many places have a day, and how many of the chosen ones wait', () => {
  const texts = [
    [8, 0],
    [8, 2],
    [2, 1],
    [3, 3],
  ].map(([chosen = 0, waiting = 0]) => plannedText(chosen, waiting, formats))
  expect(texts).toEqual([
    'Planned 8 places.',
    'Planned 6 places. 2 wait among your ideas.',
    'Planned 1 place. 1 waits among your ideas.',
    '3 wait among your ideas.',
  ])
})
