import { expect, test } from 'vitest'
import { guessEach, guessFields } from './column-names.ts'
import { candidateOfColumns } from './import-columns.ts'
import { withReadHours } from './imported-hours.ts'

const reading = {
  today: '2026-11-26',
  source: 'https://example.org',
  languages: ['en', 'gu', 'hi'],
  currency: 'INR',
  country: 'IN',
  bounds: { south: 21, west: 72.6, north: 21.4, east: 73 },
  category: null,
}

/** The hours of a row, the last entry, and what the row says, with the fields that its headings mean. */
function getHours(values: Readonly<Record<string, string>>) {
  const fields = guessFields(['Name', ...Object.keys(values)], reading.languages)
  const cells = { values: { Name: 'Made Up Hall', ...values }, at: null }
  const { facts, problems } = withReadHours(candidateOfColumns(2, cells, { ...reading, fields }))
  return [facts.openingHours?.value, problems.map(({ code, value }) => `${code} ${value}`.trim())]
}

test.each([
  [{ Opens: '9:00 AM', Closes: '5:00 PM' }, '09:00-17:00', []],
  [{ Open: '09:00', Close: '17:00' }, '09:00-17:00', []],
  [{ 'Opening time': '09:00:00', 'Closing time': '17:30:00' }, '09:00-17:30', []],
  [{ 'Opening Time (AM)': '9', 'Closing Time (PM)': '17' }, '09:00-17:00', []],
  [{ 'ખૂલવાનો સમય': 'સવારે 9', 'બંધ થવાનો સમય': 'સાંજે 6' }, '09:00-18:00', []],
  [{ 'खुलने का समय': 'सुबह १०', 'बंद होने का समय': 'शाम ६' }, '10:00-18:00', []],
  [{ Opens: '18:00', Closes: '02:00' }, '18:00-02:00', []],
  [{ Opens: '9', Closes: '5' }, '09:00-17:00', ['hours-question 09:00-17:00']],
  [{ Opens: '9:00' }, undefined, ['hours 9:00']],
  [{ Closes: '17:00' }, undefined, ['hours 17:00']],
  [{ Days: 'Mon-Sat', Opens: '9 AM', Closes: '5 PM' }, 'Mo-Sa 09:00-17:00', []],
  [{ Days: 'Mon-Sat', Timings: '9 AM to 5 PM' }, 'Mo-Sa 09:00-17:00', []],
  [{ Timings: '10 am to 6 pm', 'Weekly off': 'Monday' }, '10:00-18:00; Mo off', []],
  [{ Timings: '10 am to 6 pm', 'Closed on': 'Mon & public holidays' }, '10:00-18:00; Mo,PH off', []],
  [{ સમય: 'સવારે 10 થી સાંજે 6', રજા: 'સોમવાર' }, '10:00-18:00; Mo off', []],
  [{ Timings: '10 am to 6 pm', 'Weekly off': 'None' }, '10:00-18:00', []],
  // It closes on no day, which must not close all of them.
  [{ Timings: '10 am to 6 pm', Holiday: 'Open all days' }, undefined, ['hours 10 am to 6 pm; Open all days']],
  [{ Timings: '10 am to 6 pm', Holidays: 'Diwali' }, undefined, ['hours 10 am to 6 pm; Diwali']],
  [{ Monday: 'Closed', Tuesday: '9 AM–5 PM', Sunday: '10 AM–2 PM' }, 'Mo off; Tu 09:00-17:00; Su 10:00-14:00', []],
  [{ 'Monday hours': 'Open 24 hours', 'Tuesday hours': '' }, 'Mo 00:00-24:00', []],
  [{ 'Opening hours': '10:00-18:00', Monday: 'Closed' }, '10:00-18:00', ['more-values Mo Closed']],
  [{ 'Working hours': '{"Monday": "9 AM–5 PM", "Tuesday": "Closed"}' }, 'Mo 09:00-17:00; Tu off', []],
  [{ 'Working hours': "['Monday: 9:00 AM – 5:00 PM', 'Tuesday: Closed']" }, 'Mo 09:00-17:00; Tu off', []],
  [
    { 'Working hours': '{"Monday": ["9 AM–1 PM", "2–6 PM"]}' },
    'Mo 09:00-13:00,14:00-18:00',
    ['hours-question Mo 09:00-13:00,14:00-18:00'],
  ],
  [{ 'Working hours': '{"Monday": 1}' }, undefined, ['hours {"Monday": 1}']],
  [
    { 'regularOpeningHours.weekdayDescriptions': 'Monday: 9:00 AM – 5:00 PM|Tuesday: Closed' },
    'Mo 09:00-17:00; Tu off',
    [],
  ],
] as const)('the columns %j say %s', (values, hours, problems) => {
  expect(getHours(values)).toEqual([hours, problems])
})

test('a column of the opening time alone has whole hours', () => {
  expect(guessFields(['Opening time'], ['en']).get('Opening time')).toBe('openingHours')
  expect(guessEach(['opening time', 'closing_time'], ['en']).get('opening time')).toBe('opens')
})

test.each([
  ['9am to 6pm (last entry 17:30)', '09:00-18:00', 30, []],
  ['Mo-Fr 9-17, Sa 9-13, last entry 12:30', 'Mo-Fr 09:00-17:00; Sa 09:00-13:00', undefined, ['last-entry']],
  ['9 to 5, last entry 4:30', '09:00-17:00', 30, ['hours-question']],
])('the last entry of %s', (text, hours, minutes, codes) => {
  const fields = new Map([
    ['name', 'name'],
    ['hours', 'openingHours'],
  ] as const)
  const cells = { values: { name: 'Made Up Hall', hours: text }, at: null }
  const { facts, problems, questions = [] } = withReadHours(candidateOfColumns(2, cells, { ...reading, fields }))
  expect([facts.openingHours?.value, facts.lastEntryMinutes?.value]).toEqual([hours, minutes])
  expect(problems.map(({ code }) => code)).toEqual(codes)
  expect(questions.includes('facts.lastEntryMinutes')).toBe(codes.includes('hours-question'))
})
