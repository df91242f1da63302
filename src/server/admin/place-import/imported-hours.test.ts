import { expect, test } from 'vitest'
import { candidateOfColumns } from './import-columns.ts'
import { compareFields, getValues } from './imported-fields.ts'
import { withReadHours } from './imported-hours.ts'
import { candidateOfOsm } from './osm-place.ts'

const reading = {
  today: '2026-11-26',
  source: 'https://example.org',
  languages: ['en'],
  currency: 'INR',
  country: 'IN',
  bounds: { south: 21, west: 72.6, north: 21.4, east: 73 },
}

const mappedColumns = new Map([
  ['name', 'name'],
  ['openinghours', 'openingHours'],
] as const)

/** The hours of a preview's row, whether the import would write them, and what the row says. */
function getPreview(openingHours: string) {
  const cells = { values: { name: 'Made Up Cafe', openinghours: openingHours }, at: null }
  const candidate = withReadHours(candidateOfColumns(2, cells, { ...reading, fields: mappedColumns, category: null }))
  const fields = compareFields(getValues(candidate), null)
  const hours = fields.find(({ field }) => field === 'facts.openingHours')
  return [hours?.theirs, hours?.isTaken, candidate.problems.map(({ code, value }) => [code, value])]
}

test.each([
  ['daily 9 to 5', 'Mo-Su 09:00-17:00'],
  ['Mo-Su 6-9 pm', 'Mo-Su 18:00-21:00'],
  ['Mo-Su 4-8', 'Mo-Su 16:00-20:00'],
  ['closed on tuesdays', 'unknown; Tu off'],
])('the cell %s is a question, and the import takes %s only when it is ticked', (cell, value) => {
  expect(getPreview(cell)).toEqual([value, false, [['hours-question', value]]])
})

test.each([
  ['Mo-Su 9am-5pm', 'Mo-Su 09:00-17:00'],
  ['Mon-Sun 6:00 AM - 9:00 PM', 'Mo-Su 06:00-21:00'],
  ['10-22', '10:00-22:00'],
])('the cell %s is taken as %s', (cell, value) => {
  expect(getPreview(cell)).toEqual([value, true, []])
})

test('hours that nobody can read are left out, and the row says what stood there', () => {
  expect(getPreview('whenever')).toEqual([undefined, undefined, [['hours', 'whenever']]])
})

test.each([
  ['"by appointment"', 'kind: appointment'],
  ['Evenings only', 'kind: day-parts; parts: evening'],
  ['સાંજે', 'kind: day-parts; parts: evening'],
  ['exterior only', 'kind: street-view'],
])('the cell %s is an access without hours, and never open at all hours', (cell, access) => {
  const cells = { values: { name: 'Made Up Cafe', openinghours: cell }, at: null }
  const candidate = withReadHours(candidateOfColumns(2, cells, { ...reading, fields: mappedColumns, category: null }))
  const fields = compareFields(getValues(candidate), null)
  expect(fields.find(({ field }) => field === 'facts.access')).toMatchObject({ theirs: access, isTaken: true })
  expect([candidate.facts.openingHours, candidate.problems]).toEqual([undefined, []])
})

test('the nights of OpenStreetMap are taken as they are', () => {
  const value = 'Mo-Th 18:00-02:00; Fr-Su 18:00-04:00'
  const url = 'https://www.openstreetmap.org/node/9000000004'
  const tags = { name: 'Made Up Bar Two', amenity: 'restaurant', opening_hours: value }
  const candidate = withReadHours(candidateOfOsm({ number: 1, url, tags, at: [72.8304, 21.2004] }, reading))
  expect([candidate.facts.openingHours?.value, candidate.problems]).toEqual([value, []])
})
