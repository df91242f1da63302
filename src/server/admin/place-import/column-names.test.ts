import { expect, test } from 'vitest'
import { guessFields } from './column-names.ts'

/** Headings of tables that people keep for themselves. */
test.each([
  ['Kind of place', 'category'],
  ['Type of place', 'category'],
  ['Where (Lat, Long)', 'coordinates'],
  ['Lat / Long (GPS)', 'coordinates'],
  ['Entry fee (Rs)', 'adultPrice'],
  ['Entry fee in ₹', 'adultPrice'],
  ['Ticket (INR, adults)', 'adultPrice'],
  ['Contact no.', 'phone'],
  ['Phone No', 'phone'],
  ['Mob. No.', 'phone'],
  ['What is it', 'description'],
  ['Description (English)', 'description'],
  ['Opening hours (daily)', 'openingHours'],
  ['Opening & closing time', 'openingHours'],
  ['Name of the place', 'name'],
  ['Place name (English)', 'name'],
  ['Website / link', 'website'],
  ['Full address with pin code', 'postalAddress'],
  ['સ્થળનું નામ (ગુજરાતી)', 'name'],
  ['ફોન નં.', 'phone'],
  ['समय (रोज़)', 'openingHours'],
  ['Remarks', null],
  ['Distance from station', null],
  ['Rating (5)', null],
  ['No.', null],
])('%s', (heading, field) => {
  expect(guessFields([heading], ['en', 'gu', 'hi']).get(heading)).toBe(field)
})

test('a heading that is named as the field wins over one that is so in part', () => {
  const guesses = guessFields(['Opening hours (summer)', 'Opening hours'], ['en'])
  expect([...guesses.values()]).toEqual([null, 'openingHours'])
})
