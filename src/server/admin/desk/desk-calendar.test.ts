import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import type { CalendarEntry } from '#contract/city/calendar.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { changeListed, copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { newEvent, type EventEntry } from '../../../../tests/support/desk-calendar.ts'
import { createDesk } from '../../../../tests/support/desk.ts'
import { newPlace } from '../../../../tests/support/desk-places.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { loadContent } from '../../guide/load-content.ts'
import { readContent } from '../../guide/read-content.ts'
import { publishDue } from './publish-due.ts'

const readYear = async (testApp: TestApp, language = 'en') => {
  const headers = { 'accept-language': language }
  return api.getYear.reply.parse((await callApi(testApp, 'GET /seasons', { headers })).body).year
}

/** The names of events and seasons that visitors see in a month. */
async function shownIn(testApp: TestApp, month: number): Promise<string[]> {
  const { months } = await readYear(testApp)
  const found = months.find((one) => one.month === month)
  return [...(found?.events ?? []), ...(found?.seasons ?? [])].map(({ name }) => name)
}

async function planningDays(testApp: TestApp) {
  return api.getPlanning.reply.parse((await callApi(testApp, 'GET /planning')).body).days
}

async function hoursOn(testApp: TestApp, slug: string, date: string) {
  const { body } = await callApi(testApp, `GET /hours?from=${date}&to=${date}`)
  return api.listHours.reply.parse(body).days[date]?.[slug]?.state
}

const withSlug = (slug: string): EventEntry => ({ ...newEvent, slug, name: slug })

const Refusal = z.looseObject({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) })

const season: CalendarEntry = {
  type: 'season',
  slug: 'mango-time',
  name: 'Mango time',
  from: '04-15',
  to: '06-15',
  about: { text: 'Mangoes on every corner.', source: 'editors' },
}

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let desk: ReturnType<typeof createDesk<'calendar'>>

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    desk = createDesk(testApp, await createUser(testApp, { role: 'editor', name: 'Meera Shah' }), 'calendar')
  })
  afterAll(() => testApp.close())

  rule(
    'a new event is a draft that visitors do not see, and stands in the year and in plans once it is published',
    async () => {
      const created = await desk.create({ version: 0, text: newEvent, as: 'draft' })
      expect(created).toMatchObject({ status: 200, body: { entry: { state: 'draft', version: 1 } } })
      expect(await shownIn(testApp, 4)).not.toContain('Day of rivers')

      const published = await desk.save('day-of-rivers', { version: 1, text: newEvent, as: 'publish' })
      expect(published).toMatchObject({ status: 200, body: { entry: { state: 'edited', from: '2027-04-07' } } })
      expect(await shownIn(testApp, 4)).toContain('Day of rivers')
      expect((await planningDays(testApp)).events).toContainEqual(
        expect.objectContaining({ slug: 'day-of-rivers', from: '2027-04-07', to: '2027-04-07' }),
      )
      expect(await desk.actions('day-of-rivers')).toEqual(['publish', 'draft'])
    },
  )

  rule('a season is written, changed and shown as an event is', async () => {
    expect((await desk.create({ version: 0, text: season, as: 'publish' })).status).toBe(200)
    expect(await shownIn(testApp, 5)).toContain('Mango time')
    await desk.change('monsoon', { to: '10-15' })
    expect(await shownIn(testApp, 10)).toContain('Monsoon')
    expect((await planningDays(testApp)).seasons).toContainEqual(
      expect.objectContaining({ slug: 'monsoon', to: '10-15' }),
    )
  })

  rule('places close and open on the days that an editor gives an event', async () => {
    const christmas = await desk.read('christmas')
    expect(await hoursOn(testApp, 'science-centre-surat', '2027-04-06')).toBe('open')
    await desk.change('christmas', {
      dates: [{ from: '2027-04-06', kind: 'public-holiday', certainty: 'certain', source: 'fixed-date' }],
    })
    expect(await hoursOn(testApp, 'science-centre-surat', '2027-04-06')).toBe('closed')

    const openingHours = {
      value: 'Mo-Su 10:00-18:00; PH off',
      source: null,
      checkedOn: '2026-11-22',
      confidence: 'estimate',
    }
    const place = { ...newPlace, slug: 'holiday-garden', name: 'Holiday Garden', facts: { openingHours } }
    await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    expect(await hoursOn(testApp, 'holiday-garden', '2027-04-06')).toBe('closed')
    await desk.change('christmas', christmas.text)
    expect(await hoursOn(testApp, 'holiday-garden', '2027-04-06')).toBe('open')
  })

  rule('a new source is published first, and then a date may name it', async () => {
    const dates = [{ from: '2027-05-05', kind: 'festival', certainty: 'listed', source: 'river-board' }] as const
    const calendarEntry = { ...withSlug('sourced'), dates: [...dates] }
    expect(await desk.create({ version: 0, text: calendarEntry, as: 'draft' })).toMatchObject({
      status: 400,
      body: { fields: { 'text.dates.0.source': 'Problem: there is no “river-board”' } },
    })
    const { text } = await desk.read('calendar')
    const sources = text.type === 'about' ? text.sources : []
    const added = { id: 'river-board', text: 'The board of the river', url: 'https://river.example/' }
    expect((await desk.change('calendar', { sources: [...sources, added] })).status).toBe(200)
    expect((await desk.create({ version: 0, text: calendarEntry, as: 'publish' })).status).toBe(200)
    const year = await readYear(testApp)
    expect(year.calendar?.sources).toContainEqual({ text: added.text, url: added.url })

    expect(await desk.change('calendar', { sources })).toMatchObject({
      status: 400,
      body: { fields: { 'text.sources': 'Problem: “river-board” is the source of “sourced”' } },
    })
    const choices = await desk.choices()
    expect(choices).toMatchObject({ hasCalendar: true })
    expect(choices.sources).toContainEqual({ id: 'river-board', text: added.text })
  })

  rule('a source stays as long as a retired event or a draft with a time names it', async () => {
    const { text } = await desk.read('calendar')
    if (text.type !== 'about') throw new Error('The calendar has no sources')
    const added = [...text.sources, { id: 'temple-board', text: 'The board of a temple', url: null }]
    await desk.change('calendar', { sources: added })
    const dated = (slug: string) => ({
      ...withSlug(slug),
      dates: withSlug(slug).dates.map((date) => ({ ...date, source: 'temple-board' })),
    })
    await desk.create({ version: 0, text: dated('put-away'), as: 'publish' })
    await desk.act('put-away', 'retire', { version: 1, replacedBy: null })
    const publishAt = new Date(testApp.clock.now().getTime() + MINUTE_MS).toISOString()
    const isPutAway = { 'text.sources': 'Problem: “temple-board” is the source of “put-away”' }
    expect(await desk.change('calendar', { sources: text.sources })).toMatchObject({
      status: 400,
      body: { fields: isPutAway },
    })
    await desk.create({ version: 0, text: dated('planned'), as: 'schedule', publishAt })
    expect((await desk.change('calendar', { sources: text.sources })).status).toBe(400)
    expect((await desk.act('put-away', 'bring-back', { version: 2 })).status).toBe(200)
  })

  rule('a draft waits for its editor again when a place that it names left the guide before its time', async () => {
    const place = { ...newPlace, slug: 'leaving', name: 'Leaving' }
    await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    const publishAt = new Date(testApp.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
    const calendarEntry = { ...withSlug('too-late'), places: ['leaving'] }
    await desk.create({ version: 0, text: calendarEntry, as: 'schedule', publishAt })
    await desk.call('POST /desk/places/leaving/retire', { version: 1, replacedBy: null })
    testApp.clock.advance(11 * MINUTE_MS)
    await publishDue(testApp.services)
    expect(await desk.read('too-late')).toMatchObject({ state: 'draft', hasDraft: true, publishAt: null })
    expect(await shownIn(testApp, 4)).not.toContain('too-late')
  })

  rule('a season that names a retired place says the name of the place and what to do', async () => {
    const place = { ...newPlace, slug: 'closed-for-good', name: 'Closed For Good' }
    await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    const calendarEntry = { ...season, slug: 'naming', places: ['closed-for-good'] }
    await desk.create({ version: 0, text: calendarEntry, as: 'publish' })
    await desk.call('POST /desk/places/closed-for-good/retire', { version: 1, replacedBy: null })
    const sentence = '“Closed For Good” is no longer in the guide. Please remove it here, or choose another place'
    expect(await desk.change('naming', { name: 'Named' })).toMatchObject({
      status: 400,
      body: { error: sentence, fields: { 'text.places.0': sentence } },
    })
    expect((await desk.change('naming', { name: 'Named', places: undefined })).status).toBe(200)
  })

  rule('a date without a source asks for one', async () => {
    const faulty = withSlug('faulty')
    const dates = faulty.dates.map((date) => ({ ...date, source: '' }))
    const calendarEntry = { ...faulty, dates }
    expect(await desk.create({ version: 0, text: calendarEntry, as: 'draft' })).toMatchObject({
      status: 400,
      body: { fields: { 'text.dates.0.source': 'Please choose a source' } },
    })
  })

  rule('what the content folder refuses is refused at its field, by the schema and by the checks', async () => {
    const asked = async (calendarEntry: object) => {
      const { status, body } = await desk.create({ version: 0, text: calendarEntry, as: 'draft' })
      return [status, Refusal.parse(body).fields]
    }
    const faulty = withSlug('faulty')
    const [date] = faulty.dates
    expect(await asked({ ...faulty, name: ' ', dates: [] })).toEqual([
      400,
      {
        'text.name': 'Please fill in this field',
        'text.dates': 'An event has at least one date. Please add one',
      },
    ])
    expect(await asked({ ...faulty, dates: [{ ...date, from: '2027-02-30' }] })).toEqual([
      400,
      { 'text.dates.0.from': 'Please enter a date that exists' },
    ])
    expect(await asked({ ...faulty, dates: [{ ...date, to: '2027-04-06' }] })).toEqual([
      400,
      { 'text.dates.0.to': 'The last day is before the first' },
    ])
    expect(await asked({ ...season, slug: 'faulty', from: '02-30' })).toEqual([
      400,
      { 'text.from': 'Please enter a day of the year, such as 06-15 for 15 June' },
    ])
    expect(await asked({ ...faulty, places: ['atlantis'], about: { text: 'Lamps.', source: 'hearsay' } })).toEqual([
      400,
      {
        'text.places.0': 'The guide has no place “atlantis”. Please remove it here, or choose another place',
        'text.about.source': 'Problem: there is no “hearsay”',
      },
    ])
    expect(await asked({ ...faulty, slug: 'monsoon' })).toEqual([
      400,
      { 'text.slug': 'The calendar has an entry with this address already' },
    ])
  })

  rule(
    'days far away, days there twice and a second event of the name on the day are refused at their field',
    async () => {
      const event = withSlug('of-sense')
      const [date] = event.dates
      const dated = (...dates: object[]) => ({ ...event, dates: dates.map((one) => ({ ...date, ...one })) })
      const asked = async (calendarEntry: object) =>
        Refusal.parse((await desk.create({ version: 0, text: calendarEntry, as: 'draft' })).body).fields
      const last = testApp.clock.now().getUTCFullYear() + 10
      const farAway = `Please enter a date of the years 2000 to ${last}`
      expect(await asked(dated({ from: '1900-04-07' }, { from: '2027-04-07', to: '2099-04-07' }))).toEqual({
        'text.dates.0.from': farAway,
        'text.dates.1.to': farAway,
      })
      expect(await asked(dated({ from: '2027-04-07' }, { from: '2027-04-06', to: '2027-04-08' }))).toEqual({
        'text.dates.1.from': 'This is there twice. Please change one of them',
      })
      await desk.create({ version: 0, text: withSlug('of-sense-too'), as: 'publish' })
      expect(await asked({ ...event, name: 'OF-sense-too' })).toEqual({
        'text.name': 'Another event with this name is on the same day. Please change the name or the date',
      })
      const { text } = await desk.read('calendar')
      const sources = text.type === 'about' ? text.sources : []
      expect(await desk.change('calendar', { sources: [...sources, ...sources.slice(0, 1)] })).toMatchObject({
        status: 400,
        body: { fields: { [`text.sources.${sources.length}.id`]: expect.stringContaining('there twice') } },
      })
    },
  )

  rule('an event keeps its address and stays an event', async () => {
    await desk.create({ version: 0, text: withSlug('keeping'), as: 'publish' })
    expect(await desk.change('keeping', { slug: 'other' })).toMatchObject({
      status: 400,
      body: { fields: { 'text.slug': expect.stringContaining('stays') } },
    })
    const asSeason = { version: 1, text: { ...season, slug: 'keeping' }, as: 'publish' } as const
    expect(await desk.save('keeping', asSeason)).toMatchObject({
      status: 400,
      body: { fields: { 'text.type': expect.stringContaining('An event stays an event') } },
    })
  })

  rule('a retired event is no longer shown, and can be brought back', async () => {
    await desk.create({ version: 0, text: withSlug('retiring'), as: 'publish' })
    const retired = await desk.act('retiring', 'retire', { version: 1, replacedBy: null })
    expect(retired).toMatchObject({ status: 200, body: { entry: { state: 'retired' } } })
    expect(await shownIn(testApp, 4)).not.toContain('retiring')
    expect((await planningDays(testApp)).events.map(({ slug }) => slug)).not.toContain('retiring')
    expect((await desk.change('retiring', { name: 'Again' })).status).toBe(409)
    const back = await desk.act('retiring', 'bring-back', { version: 2 })
    expect(back).toMatchObject({ status: 200, body: { entry: { state: 'edited' } } })
    expect(await shownIn(testApp, 4)).toContain('retiring')
    expect(await desk.actions('retiring')).toEqual(['bring-back', 'retire', 'publish'])
  })

  rule('a retired season is not brought back as long as a place that it names is retired', async () => {
    const place = { ...newPlace, slug: 'gone-first', name: 'Gone First' }
    await desk.call('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    const calendarEntry = { ...season, slug: 'coming-back', mayClose: ['gone-first'] }
    await desk.create({ version: 0, text: calendarEntry, as: 'publish' })
    await desk.act('coming-back', 'retire', { version: 1, replacedBy: null })
    await desk.call('POST /desk/places/gone-first/retire', { version: 1, replacedBy: null })
    expect(await desk.act('coming-back', 'bring-back', { version: 2 })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('“Gone First” is no longer in the guide') },
    })
    expect(await desk.read('coming-back')).toMatchObject({ state: 'retired', version: 2 })
    await desk.call('POST /desk/places/gone-first/bring-back', { version: 2 })
    expect((await desk.act('coming-back', 'bring-back', { version: 2 })).status).toBe(200)
  })

  rule('an event that the hours of places follow cannot be retired, and neither can the sources', async () => {
    expect(await desk.act('republic-day', 'retire', { version: 0, replacedBy: null })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('follow this event: Science Centre') },
    })
    const { version } = await desk.read('calendar')
    expect(await desk.act('calendar', 'retire', { version, replacedBy: null })).toMatchObject({
      status: 409,
      body: { error: 'The sources of the calendar stay. Its dates need them.' },
    })
  })

  test('another process shows a published event after it has looked for changes', async () => {
    const second = await openSecondInstance(testApp)
    await desk.create({ version: 0, text: withSlug('everywhere'), as: 'publish' })
    await second.services.guide.renew()
    expect(await shownIn(second, 4)).toContain('everywhere')
  })

  rule('a translation of a text that an editor changed is not shown any more', async () => {
    const seasonIn = async (language: string) => {
      const { months } = await readYear(testApp, language)
      return months.flatMap(({ seasons }) => seasons).find(({ slug }) => slug === 'heat')
    }
    expect((await seasonIn('gu'))?.name).not.toBe('Heat')
    await desk.change('heat', { name: 'Great heat' })
    expect((await seasonIn('gu'))?.name).toBe('Great heat')
    await desk.change('heat', { name: 'Heat' })
    expect((await seasonIn('gu'))?.name).not.toBe('Heat')
  })

  test('the list is found by parts of names and by state, page by page', async () => {
    expect((await desk.list('?text=labh')).entries).toMatchObject([{ slug: 'labh-pancham', type: 'event' }])
    const all = (await desk.list()).entries
    expect(all).toContainEqual(expect.objectContaining({ slug: 'calendar', type: 'about', from: null }))
    expect(all).toContainEqual(expect.objectContaining({ slug: 'ponk', type: 'season', from: '12-01' }))
    const first = await desk.list('?limit=3')
    const rest = await desk.list(`?cursor=${String(first.nextCursor)}`)
    expect([...first.entries, ...rest.entries].slice(0, 20)).toEqual(all.slice(0, 20))
  })

  rule('a preview shows the months of an entry as visitors would see them, and stores nothing', async () => {
    const { text, version } = await desk.read('uttarayan')
    const preview = async (entry: object) => (await desk.preview(entry)).year
    const { months } = await preview({ ...text, name: 'Day of kites' })
    expect(months).toMatchObject([{ month: 1, seasons: [], events: [{ name: 'Day of kites' }] }])
    expect(months[0]?.events).toHaveLength(1)
    const about = await desk.read('calendar')
    expect(await preview({ ...about.text, checkedOn: '2026-11-23' })).toMatchObject({
      months: [],
      calendar: { checkedOn: '2026-11-23' },
    })
    expect((await desk.read('uttarayan')).version).toBe(version)
  })
})

describe.each(engines)('a newer content folder on $engine', ({ engine }) => {
  test('leaves what editors changed, asks about each difference, and gives an event back to the folder', async () => {
    const testApp = await createTestApp({ engine })
    const desk = createDesk(testApp, await createUser(testApp, { isAdmin: true }), 'calendar')
    await desk.change('uttarayan', { name: 'Day of kites' })
    await desk.act('labh-pancham', 'retire', { version: 0, replacedBy: null })
    const folder = copyCityFolder()
    folder.editFile('calendar.json', (calendar) => ({
      ...changeListed('events', 0, { name: 'Makar Sankranti' })(calendar),
      checkedOn: '2026-11-23',
    }))
    const content = readContent(folder.path)
    await loadContent(testApp.store.db, content)
    await testApp.services.guide.renew()

    expect(await desk.list('?state=differing')).toMatchObject({
      differing: 1,
      entries: [{ slug: 'uttarayan', name: 'Day of kites' }],
    })
    expect((await readYear(testApp)).calendar?.checkedOn).toBe('2026-11-23')
    const months = await Promise.all([shownIn(testApp, 1), shownIn(testApp, 11)])
    expect(months.flat()).toContain('Day of kites')
    expect(months.flat()).not.toContain('Labh Pancham')
    const { version, folderChanges } = await desk.read('uttarayan')
    expect(folderChanges).toEqual([{ field: 'name', before: 'Day of kites', after: 'Makar Sankranti' }])
    const taken = await desk.act('uttarayan', 'folder', { version, choice: 'take' })
    expect(taken).toMatchObject({ status: 200, body: { entry: { isDiffering: false, state: 'folder' } } })
    expect(await shownIn(testApp, 1)).toContain('Makar Sankranti')
    await loadContent(testApp.store.db, content)
    expect(await loadContent(testApp.store.db, content)).toBe(false)
  })
  test('gives no season back to the folder as long as a place that the folder names is retired', async () => {
    const testApp = await createTestApp({ engine })
    const desk = createDesk(testApp, await createUser(testApp, { isAdmin: true }), 'calendar')
    await desk.change('ponk', { name: 'Time of ponk', places: undefined })
    await desk.call('POST /desk/places/ponk-market/retire', { kind: 'places', version: 0, replacedBy: null })
    const folder = copyCityFolder()
    folder.editFile('calendar.json', changeListed('seasons', 1, { name: 'Weeks of ponk' }))
    await loadContent(testApp.store.db, readContent(folder.path))
    await testApp.services.guide.renew()

    const { version } = await desk.read('ponk')
    const choose = (choice: string) => desk.act('ponk', 'folder', { version, choice })
    expect(await choose('take')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('is no longer in the guide') },
    })
    expect(await desk.read('ponk')).toMatchObject({ name: 'Time of ponk', state: 'edited', isDiffering: true })
    expect((await choose('keep')).status).toBe(200)
  })
})
