import { expect, test } from 'vitest'
import type { SharedTrip } from '#contract/trip/shared-trip.ts'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { indianFormats as formats } from '../../../../tests/support/formats.ts'
import { getFirstView, type FirstElement } from './first-view-elements.ts'

const STOP = { date: '2026-12-07', time: '', place: null, durationMinutes: null }

function createTrip(activities: readonly object[], rest: Partial<SharedTrip> = {}): SharedTrip {
  const dates = { startDate: '2026-12-07', endDate: '2026-12-08' }
  const stops = activities.map((activity) => ({ name: 'A stop', ...STOP, ...activity }))
  return { title: 'Two days', ...dates, destinations: [{ name: 'Surat', ...dates, activities: stops }], ...rest }
}

/** All elements in the order of the document. */
function list(elements: readonly FirstElement[]): FirstElement[] {
  return elements.flatMap((element) => [element, ...list(element.children ?? [])])
}

function draw(trip: SharedTrip, hasMap = true): FirstElement[] {
  return list(getFirstView(trip, { formats, hasMap }))
}

const getTexts = (elements: readonly FirstElement[], tag: FirstElement['tag']) =>
  elements.flatMap((element) => (element.tag === tag && element.text !== undefined ? [element.text] : []))

test('days have their stops in the order of the plan, with fixed times alone', () => {
  const elements = draw(
    createTrip(
      [
        { name: 'Second', position: 2 },
        { name: 'First', position: 1, time: '08:15' },
        { name: 'After midnight', position: 3, time: '00:30' },
        { name: 'An idea', date: null },
      ],
      { dayEnd: '02:00' },
    ),
  )
  expect(getTexts(elements, 'h1')).toEqual(['Two days'])
  expect(getTexts(elements, 'h2')).toEqual(['Monday 7 December', 'Tuesday 8 December'])
  expect(getTexts(elements, 'h3')).toEqual(['First', 'Second', 'After midnight'])
  expect(getTexts(elements, 'time')).toEqual(['08:15', '00:30'])
  expect(getTexts(elements, 'p')).toEqual([expect.stringContaining('2026'), messages.noStops])
})

test('names, notes and who shares it stay text, and a closed section is not there', () => {
  const name = '<img src=x onerror=alert(1)> & "Fort"'
  const open = draw(
    createTrip([{ name, notes: '<b>tickets</b>' }], {
      description: '<i>all</i>',
      people: [{ name: '<u>Asha</u>' }],
      days: [{ date: '2026-12-07', start: null, end: null, pace: null, note: '</p>' }],
    }),
  )
  expect(getTexts(open, 'h3')).toEqual([name])
  expect(getTexts(open, 'p')).toEqual(
    expect.arrayContaining(['<b>tickets</b>', '<i>all</i>', 'Shared by <u>Asha</u>', '</p>']),
  )
  expect(open.flatMap(({ attributes = {} }) => Object.values(attributes)).join()).not.toMatch(/[<>]/)
  const closed = draw(createTrip([{ name }]))
  expect(closed.filter(({ attributes }) => attributes?.['class'] === 'shared-note')).toEqual([])
})

test('a place that the guide has lost is no link, and takes no room for a map', () => {
  const hrefs = (elements: readonly FirstElement[]) => elements.flatMap(({ attributes }) => attributes?.['href'] ?? [])
  const maps = (elements: readonly FirstElement[]) =>
    elements.filter(({ attributes }) => attributes?.['class'] === 'print-map').length
  const known = createTrip([{ place: 'surat-castle' }])
  const lost = createTrip([{ place: 'lost-place', isPlaceGone: true }])
  const pinned = createTrip([{ point: { lat: 21.2, lng: 72.8 } }])
  expect([known, lost, pinned].map((trip) => [hrefs(draw(trip)), maps(draw(trip))])).toEqual([
    [['/places/surat-castle'], 1],
    [[], 0],
    [[], 1],
  ])
  expect(maps(draw(known, false))).toBe(0)
})
