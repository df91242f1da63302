import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { DayHours } from '#contract/place/open-hours.ts'
import { createGuideApp, startGuideApp } from '../../../tests/support/guide-app.ts'
import { changeEntry, copyCityFolder } from '../../../tests/support/city-folder.ts'

async function hoursOn(app: FastifyInstance, slug: string, date: string): Promise<DayHours | undefined> {
  const response = await app.inject(`/api/hours?from=${date}&to=${date}`)
  return api.listHours.reply.parse(response.json()).days[date]?.[slug]
}

describe('the hours of Surat', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await startGuideApp()
  })
  afterAll(() => app.close())

  test('are told for each place and each day of a period', async () => {
    const response = await app.inject('/api/hours?from=2026-12-07&to=2026-12-08')
    const { days } = api.listHours.reply.parse(response.json())
    expect(Object.keys(days)).toEqual(['2026-12-07', '2026-12-08'])
    expect(Object.keys(days['2026-12-08'] ?? {})).toHaveLength(73)
    expect(days['2026-12-07']).toMatchObject({
      'surat-castle': { state: 'closed', reason: 'weekly' },
      'dutch-garden': {
        state: 'open',
        intervals: [
          ['08:00', '12:00'],
          ['15:00', '23:00'],
        ],
        lastEntry: null,
        confidence: 'reported',
      },
      nomads: { state: 'unknown' },
    })
  })

  test.each<[string, string, string, DayHours]>([
    ['the castle is closed on a Monday', 'surat-castle', '2026-12-07', { state: 'closed', reason: 'weekly' }],
    [
      'the castle is open on a Tuesday',
      'surat-castle',
      '2026-12-08',
      { state: 'open', intervals: [['10:00', '18:00']], lastEntry: null, confidence: 'agreed' },
    ],
    [
      'the Science Centre is closed on Republic Day, a listed feast',
      'science-centre-surat',
      '2027-01-26',
      { state: 'closed', reason: 'holiday' },
    ],
    [
      'the Science Centre is closed on the third day of Diwali',
      'science-centre-surat',
      '2026-11-10',
      { state: 'closed', reason: 'holiday' },
    ],
    [
      'the Science Centre is open on a public holiday that it does not list',
      'science-centre-surat',
      '2026-04-03',
      { state: 'open', intervals: [['09:30', '16:30']], lastEntry: null, confidence: 'official' },
    ],
    [
      'the Science Centre is likely closed on a feast whose day is computed',
      'science-centre-surat',
      '2027-08-17',
      { state: 'closed', reason: 'holiday', confidence: 'estimate' },
    ],
    [
      'the Science Centre is likely open on the day after such a feast',
      'science-centre-surat',
      '2027-08-18',
      { state: 'open', intervals: [['09:30', '16:30']], lastEntry: null, confidence: 'estimate' },
    ],
    [
      'the Science Centre is likely open in a year of which the feasts are not known',
      'science-centre-surat',
      '2030-01-26',
      { state: 'open', intervals: [['09:30', '16:30']], lastEntry: null, confidence: 'estimate' },
    ],
    [
      'the Science Centre is closed on a Monday of every year',
      'science-centre-surat',
      '2030-01-28',
      { state: 'closed', reason: 'weekly' },
    ],
    [
      'the textile market is closed on a Sunday',
      'surat-textile-market',
      '2026-12-06',
      { state: 'closed', reason: 'weekly' },
    ],
    ['the ponk market is closed in July', 'ponk-market', '2027-07-15', { state: 'closed', reason: 'season' }],
    ['nobody knows the hours of the ponk market in its season', 'ponk-market', '2027-01-15', { state: 'unknown' }],
    [
      'the ponk market has its season in a leap year until 29 February',
      'ponk-market',
      '2028-02-29',
      { state: 'unknown' },
    ],
    [
      'the Ramzan bazaar is closed outside Ramzan',
      'rander-ramzan-bazaar',
      '2026-12-07',
      { state: 'closed', reason: 'season' },
    ],
    [
      'nobody knows the hours of the Ramzan bazaar in Ramzan',
      'rander-ramzan-bazaar',
      '2027-02-20',
      { state: 'unknown' },
    ],
    [
      'nobody knows whether the Ramzan bazaar is on the day after the computed end',
      'rander-ramzan-bazaar',
      '2027-03-09',
      { state: 'unknown' },
    ],
    ['nobody knows when Ramzan is in 2040', 'rander-ramzan-bazaar', '2040-05-05', { state: 'unknown' }],
    [
      'Gopi Talav is open when both sides of the conflict say so',
      'gopi-talav',
      '2026-12-08',
      { state: 'open', intervals: [['10:00', '21:00']], lastEntry: null, confidence: 'conflict' },
    ],
    ['nobody knows whether Gopi Talav is closed on a Monday', 'gopi-talav', '2026-12-07', { state: 'unknown' }],
    [
      'the aquarium is closed for repairs',
      'jagdishchandra-bose-aquarium',
      '2026-12-08',
      { state: 'closed', reason: 'repairs' },
    ],
    [
      'the English tombs are open from sunrise to sunset',
      'old-english-tombs',
      '2026-12-15',
      { state: 'open', intervals: [['07:08', '17:59']], lastEntry: null, confidence: 'estimate' },
    ],
    [
      'nobody knows when a patisserie closes that opens at 12:00',
      'blue-vanilla-patisserie',
      '2026-12-08',
      { state: 'unknown' },
    ],
  ])('%s', async (_name, slug, date, expected) => {
    expect(await hoursOn(app, slug, date)).toEqual(expected)
  })

  test('are the same in the details of a place and in its list', async () => {
    const detail = api.getPlace.reply.parse((await app.inject('/api/places/surat-castle')).json())
    const list = api.listHistorical.reply.parse((await app.inject('/api/historical')).json())
    const found = api.searchAttractions.reply.parse((await app.inject('/api/attractions?name=castle')).json())
    const expected = { rules: [{ days: '234567', times: [['10:00', '18:00']] }], confidence: 'agreed' }
    expect(detail.place.openHours).toEqual(expected)
    expect(list.msg.find(({ slug }) => slug === 'surat-castle')?.openHours ?? found.data[0]?.openHours).toEqual(
      expected,
    )
  })

  test('of a period of 92 days are answered', async () => {
    const response = await app.inject('/api/hours?from=2026-12-01&to=2027-03-02')
    expect(Object.keys(api.listHours.reply.parse(response.json()).days)).toHaveLength(92)
  })

  test.each([
    [
      'without a first day',
      '/api/hours?to=2026-12-07',
      'from',
      'Please enter a date from 2000 to 2099, such as 2026-12-07',
    ],
    [
      'without a last day',
      '/api/hours?from=2026-12-07',
      'to',
      'Please enter a date from 2000 to 2099, such as 2026-12-07',
    ],
    ['on a day that does not exist', '/api/hours?from=2026-02-30&to=2026-03-01', 'from', 'Please enter a date'],
    ['on an instant', '/api/hours?from=2026-12-07T10:00:00Z&to=2026-12-08', 'from', 'Please enter a date'],
    ['of the year 10000', '/api/hours?from=2026-12-07&to=10000-01-01', 'to', 'Please enter a date'],
    ['on two first days', '/api/hours?from=2026-12-07&from=2026-12-08&to=2026-12-09', 'from', 'Please enter a date'],
    [
      'of a period that ends before it begins',
      '/api/hours?from=2026-12-08&to=2026-12-07',
      'to',
      'The last day is before the first',
    ],
    ['of 93 days', '/api/hours?from=2026-12-01&to=2027-03-03', 'to', 'Please ask for at most 92 days'],
  ])('%s are refused with the field', async (_name, url, field, text) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, fields: { [field]: expect.stringContaining(text) } })
  })
})

const evidence = { source: 'https://guide.example/hours', checkedOn: '2026-11-22', confidence: 'official' }

/** An application whose second place, Gopi Talav, has these facts alone. No trip goes there: it may be closed. */
async function appWithFacts(facts: object): Promise<FastifyInstance> {
  const folder = copyCityFolder()
  folder.write(
    'trips.json',
    readFileSync('content/surat/trips.json', 'utf8').replaceAll('"gopi-talav"', '"dutch-garden"'),
  )
  folder.editPlaces(changeEntry(1, { facts }))
  return createGuideApp({ env: { CITY: folder.path } })
}

describe('a place', () => {
  test.each<[string, object, string, DayHours]>([
    [
      'is closed on the public holidays of the calendar',
      { openingHours: { ...evidence, value: 'Mo-Fr 10:00-18:00; PH off' } },
      '2027-01-26',
      { state: 'closed', reason: 'holiday' },
    ],
    [
      'is open at other times on public holidays',
      { openingHours: { ...evidence, value: 'Mo-Fr 10:00-18:00; PH 12:00-14:00' } },
      '2027-01-26',
      { state: 'open', intervals: [['12:00', '14:00']], lastEntry: null, confidence: 'official' },
    ],
    [
      'is open in the nights of a feast',
      { openingHours: { ...evidence, value: '20:00-02:00' }, onlyDuring: { ...evidence, value: 'ramadan' } },
      '2027-02-20',
      { state: 'open', intervals: [['20:00', '26:00']], lastEntry: null, confidence: 'official' },
    ],
    [
      'lets nobody in during the last minutes',
      {
        openingHours: { ...evidence, value: 'Mo-Su 10:00-13:00,14:00-18:00' },
        lastEntryMinutes: { ...evidence, value: 45 },
      },
      '2026-12-07',
      {
        state: 'open',
        intervals: [
          ['10:00', '13:00'],
          ['14:00', '18:00'],
        ],
        lastEntry: '17:15',
        confidence: 'official',
      },
    ],
    [
      'that is closed for good stays closed',
      {
        openingHours: { ...evidence, value: '24/7' },
        status: { ...evidence, value: { state: 'closed-for-good', since: '2026-05', reason: null } },
      },
      '2026-12-07',
      { state: 'closed', reason: 'gone' },
    ],
    [
      'that closed for good was open before',
      {
        openingHours: { ...evidence, value: '24/7' },
        status: { ...evidence, value: { state: 'closed-for-good', since: '2026-05', reason: null } },
      },
      '2026-04-30',
      { state: 'open', intervals: [['00:00', '24:00']], lastEntry: null, confidence: 'official' },
    ],
    [
      'whose sources share no hour has no known hours',
      {
        openingHours: {
          ...evidence,
          value: 'Mo-Su 08:00-12:00',
          confidence: 'conflict',
          alternatives: [{ value: 'Mo-Su 16:00-22:00', source: evidence.source }],
        },
      },
      '2026-12-07',
      { state: 'unknown' },
    ],
  ])('%s', async (_name, facts, date, expected) => {
    expect(await hoursOn(await appWithFacts(facts), 'gopi-talav', date)).toEqual(expected)
  })
})
