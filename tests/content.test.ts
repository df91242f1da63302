import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPictures } from '#server/guide/pictures.ts'
import { readContent } from '#server/guide/read-content.ts'
import { IllustrationIndex } from '#server/guide/content-schema.ts'

// These rules hold for the guide to Surat only. The content schema checks every city.

const SURAT = 'content/surat'
const { city, places, trips, calendar, climate, fares } = readContent(SURAT)
const pictures = readPictures(SURAT)

function readIllustration(id: string): string {
  return readFileSync(join(SURAT, 'illustrations', `${id}.svg`), 'utf8')
}

const illustrations = Object.keys(
  IllustrationIndex.parse(JSON.parse(readFileSync(join(SURAT, 'illustrations', 'illustrations.json'), 'utf8'))),
)

function getWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

test('the guide has all 73 places', () => {
  expect(places).toHaveLength(73)
})

test('the guide has three full trips or more, on its own places, in rupees', () => {
  const activities = trips.flatMap(({ destinations }) => destinations.flatMap((destination) => destination.activities))
  expect(trips.length).toBeGreaterThanOrEqual(3)
  expect(activities.filter(({ place }) => place !== null).length).toBeGreaterThan(activities.length / 2)
  expect(city.currency).toBe('INR')
})

test('the calendar has the 116 researched dates of three years, with 45 public holidays or more', () => {
  const dates = calendar?.events.flatMap((event) => event.dates) ?? []
  expect(dates).toHaveLength(116)
  expect(new Set(dates.map(({ from }) => from.slice(0, 4)))).toEqual(new Set(['2026', '2027', '2028']))
  expect(dates.filter(({ kind }) => kind === 'public-holiday').length).toBeGreaterThanOrEqual(45)
})

test('feasts whose day depends on the moon say so, and fixed ones are certain', () => {
  const getCertainties = (wanted: string) =>
    calendar?.events.find(({ slug }) => slug === wanted)?.dates.map(({ certainty }) => certainty)
  expect(getCertainties('ramadan')).toEqual(['by-the-moon', 'by-the-moon', 'by-the-moon'])
  expect(getCertainties('eid-al-fitr')).toEqual(['listed', 'by-the-moon', 'by-the-moon'])
  expect(getCertainties('diwali')).toEqual(['listed', 'within-a-day', 'within-a-day'])
  expect(getCertainties('christmas')).toEqual(['certain', 'certain', 'certain'])
})

test('Navratri lasts nine nights, and Ramadan ends on the day before Eid al-Fitr', () => {
  const getSpan = (wanted: string) => calendar?.events.find(({ slug }) => slug === wanted)?.dates[1]
  expect(getSpan('navratri')).toMatchObject({ from: '2027-09-30', to: '2027-10-08' })
  expect(getSpan('ramadan')).toMatchObject({ from: '2027-02-08', to: '2027-03-08' })
  expect(getSpan('eid-al-fitr')).toMatchObject({ from: '2027-03-09' })
})

test('the normals sum up to the rain of the year that their source gives', () => {
  const rain = climate?.months.reduce((sum, { rainMm }) => sum + rainMm, 0)
  expect(rain).toBeCloseTo(1202.9, 1)
})

test('the fare of an auto-rickshaw is the official one, with its date', () => {
  expect(fares?.rides[0]).toMatchObject({ minimum: 20, perKm: 15, from: '2022-06-10', confidence: 'official' })
})

describe.each(places.map((place) => ({ name: place.name, place })))('$name', ({ place }) => {
  test('is described in 15 to 120 words', () => {
    expect(getWords(place.description)).toBeGreaterThanOrEqual(15)
    expect(getWords(place.description)).toBeLessThanOrEqual(120)
  })

  test('has a picture that says what it shows', () => {
    const { src, alt } = pictures.getPicture(place)
    expect(src).toMatch(/^\/pictures\/./)
    expect(getWords(alt)).toBeGreaterThan(3)
  })

  test('is found by a tag', () => {
    expect(place.tags.length).toBeGreaterThan(0)
    expect(place.tags).toEqual(place.tags.map((tag) => tag.toLowerCase()))
  })

  test('names a source, unless its facts are known to be weak', () => {
    expect(place.sources.length > 0 || place.confidence !== 'high').toBe(true)
  })

  test('states no rating and no invented praise', () => {
    expect(place.description).not.toMatch(/\b(must[- ]see|hidden gem|breathtaking|world[- ]class|nestled)\b|★|\d\/5/i)
  })
})

describe.each(illustrations)('the illustration %s', (id) => {
  const svg = readIllustration(id)

  test('holds nothing but shapes', () => {
    const elements = new Set([...svg.matchAll(/<([a-zA-Z:]+)/g)].map(([, name]) => name))
    const shapes = [
      'svg',
      'title',
      'desc',
      'defs',
      'g',
      'path',
      'rect',
      'circle',
      'ellipse',
      'polygon',
      'polyline',
      'line',
    ]
    const paints = ['use', 'clipPath', 'mask', 'pattern', 'linearGradient', 'radialGradient', 'stop', 'symbol']
    expect([...elements].filter((name) => ![...shapes, ...paints].includes(String(name)))).toEqual([])
  })

  test('refers to nothing outside itself and runs nothing', () => {
    expect(svg).not.toMatch(/\son[a-z]+\s*=|javascript:|<!ENTITY|<!DOCTYPE|<\?xml-stylesheet|@import|\sstyle=/i)
    const references = [...svg.matchAll(/(?:href|src)\s*=\s*"([^"]*)"|url\(([^)]*)\)/g)].map(
      ([, href, url]) => href ?? url,
    )
    expect(references.filter((reference) => !String(reference).startsWith('#'))).toEqual([])
  })

  test('is light', () => {
    const limit = id.startsWith('hero') ? 40_000 : 20_000
    expect(statSync(join(SURAT, 'illustrations', `${id}.svg`)).size).toBeLessThanOrEqual(limit)
  })
})
