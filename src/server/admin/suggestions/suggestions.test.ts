import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ContentPlace } from '#contract/place/content-place.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { hashOfMediaUrl } from '#contract/account/media.ts'
import { SUGGESTIONS_RETENTION_DAYS, SUGGESTIONS_OPEN_MAX, SUGGESTIONS_PER_DAY } from '#contract/admin/suggestions.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { readDeskEntry } from '../../../../tests/support/desk.ts'
import { anotherPlace } from '../../../../tests/support/desk-places.ts'
import { createPicture, storedFiles, uploadPicture } from '../../../../tests/support/images.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createSuggestionDesk, storeSuggestions } from '../../../../tests/support/suggestions.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logInAgain, PASSWORD, type TestUser } from '../../../../tests/support/users.ts'
import { sweep } from '../../app/sweep.ts'
import { sweepImages } from '../../account/media/image-sweep.ts'

const HOURS = { topic: 'openingHours', value: 'Mo-Sa 09:00-20:00' }

describe.each(engines)('suggestions on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let desk: ReturnType<typeof createSuggestionDesk>
  let editor: TestUser

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    desk = createSuggestionDesk(testApp)
    editor = await createUser(testApp, { role: 'editor', name: 'Meera Shah' })
  })
  afterAll(() => testApp.close())

  const today = () => testApp.clock.now().toISOString().slice(0, 10)

  async function publish(fields: Partial<ContentPlace> = {}): Promise<ContentPlace> {
    const place = { ...anotherPlace(), ...fields }
    const body = { kind: 'places', version: 0, text: place, as: 'publish' }
    const { status } = await callApi(testApp, 'POST /desk/places', { token: editor.token, body })
    expect(status).toBe(200)
    return place
  }

  async function readPlace(slug: string) {
    return api.getPlace.reply.parse((await callApi(testApp, `GET /places/${slug}`)).body).place
  }

  async function readDeskPlace(slug: string) {
    const { body } = await callApi(testApp, `GET /desk/places/${slug}`, { token: editor.token })
    return readDeskEntry('places', body)
  }

  async function getNotifications({ token }: TestUser) {
    const { body } = await callApi(testApp, 'GET /review/notices', { token })
    return api.listModerationNotifications.reply.parse(body).notices
  }

  async function accept(slug: string, value?: unknown) {
    const { _id, placeVersion } = await desk.find(editor, slug)
    return desk.decide(editor, _id, {
      kind: 'accept',
      version: placeVersion ?? 0,
      ...(value !== undefined && { value }),
    })
  }

  rule(
    'hours that a traveller saw stand beside the present ones, and are published with their day as the source',
    async () => {
      const { slug, name } = await publish()
      const traveller = await createUser(testApp, { name: 'Ravi Mehta' })
      expect(await desk.suggest(traveller, slug, { ...HOURS, note: 'On the door.' })).toMatchObject({ status: 200 })

      const waiting = await desk.find(editor, slug)
      expect(waiting).toMatchObject({
        topic: 'openingHours',
        note: 'On the door.',
        authorName: 'Ravi Mehta',
        changes: [{ field: 'openingHours', before: 'Tu-Su 10:00-18:00', after: 'Mo-Sa 09:00-20:00' }],
        present: { checkedOn: '2026-11-22', confidence: 'reported' },
        placeVersion: 1,
        decision: null,
      })
      expect(await getNotifications(traveller)).toEqual([])

      expect(await accept(slug)).toMatchObject({
        status: 200,
        body: { suggestion: { decision: { outcome: 'accepted', editorName: 'Meera Shah' } } },
      })
      const { facts, openHours } = await readPlace(slug)
      expect(facts.openingHours).toEqual({
        value: 'Mo-Sa 09:00-20:00',
        source: null,
        checkedOn: today(),
        confidence: 'reported',
        isSeen: true,
      })
      expect(openHours?.rules.length).toBeGreaterThan(0)
      expect(await getNotifications(traveller)).toMatchObject([{ kind: 'suggestion-accepted', placeName: name }])
      const { body } = await callApi(testApp, 'GET /announcement/all', { token: traveller.token })
      expect(api.listAnnouncements.reply.parse(body).decidedAt).toBe(testApp.clock.now().toISOString())
      const history = await callApi(testApp, `GET /desk/places/${slug}/versions`, { token: editor.token })
      expect(api.listDeskVersions.reply.parse(history.body).versions[0]).toMatchObject({
        deed: 'publish',
        editorName: 'Meera Shah',
        version: 2,
      })
    },
  )

  rule('undo puts the fact back and lets the suggestion wait again', async () => {
    const place = await publish()
    const traveller = await createUser(testApp)
    await desk.suggest(traveller, place.slug, HOURS)
    const { _id } = await desk.find(editor, place.slug)
    await accept(place.slug)
    expect(await desk.decide(editor, _id, { kind: 'reopen' })).toMatchObject({
      status: 200,
      body: { suggestion: { decision: null } },
    })
    expect((await readPlace(place.slug)).facts).toEqual(place.facts)
    expect(await getNotifications(traveller)).toEqual([])
    expect(await accept(place.slug)).toMatchObject({ status: 200 })
  })

  rule('undo takes a fact away that was not there before, and leaves one that somebody changed since', async () => {
    const { slug } = await publish()
    const traveller = await createUser(testApp)
    await desk.suggest(traveller, slug, { topic: 'toilets', value: 'limited' })
    const { _id } = await desk.find(editor, slug)
    await accept(slug)
    expect((await readPlace(slug)).facts.toilets).toMatchObject({ value: 'limited' })
    await desk.decide(editor, _id, { kind: 'reopen' })
    expect((await readPlace(slug)).facts.toilets).toBeUndefined()

    await accept(slug)
    const { version, text } = await readDeskPlace(slug)
    const { toilets: _removed, ...facts } = text.facts ?? {}
    const body = { kind: 'places', version, text: { ...text, facts }, as: 'publish' }
    await callApi(testApp, `PUT /desk/places/${slug}`, { token: editor.token, body })
    expect(await desk.decide(editor, _id, { kind: 'reopen' })).toMatchObject({ status: 409 })
  })

  rule('an editor declines with a reason that the author reads, and can take it back', async () => {
    const { slug, name } = await publish()
    const traveller = await createUser(testApp)
    await desk.suggest(traveller, slug, {
      topic: 'status',
      value: { state: 'closed-for-good', since: '2026', reason: null },
    })
    const { _id } = await desk.find(editor, slug)
    await desk.decide(editor, _id, { kind: 'decline', reason: 'not-confirmed' })
    expect(await getNotifications(traveller)).toMatchObject([
      { kind: 'suggestion-declined', placeName: name, declined: 'not-confirmed' },
    ])
    expect((await desk.find(editor, slug, '?list=decided')).decision).toMatchObject({ reason: 'not-confirmed' })
    expect(await desk.decide(editor, _id, { kind: 'decline', reason: 'known' })).toMatchObject({ status: 409 })
    expect(await desk.decide(editor, _id, { kind: 'reopen' })).toMatchObject({ status: 200 })
    expect(await desk.decide(editor, _id, { kind: 'reopen' })).toMatchObject({ status: 409 })
    expect(await accept(slug)).toMatchObject({ status: 200 })
    expect((await readPlace(slug)).openHours?.closed).toMatchObject({ reason: 'gone' })
  })

  rule('an editor changes the value before it is published, and reads what is wrong with it', async () => {
    const { slug } = await publish()
    await desk.suggest(await createUser(testApp), slug, { ...HOURS, note: 'Closed on Friday afternoon.' })
    expect(await accept(slug, 'Mo-Fr 9-20')).toMatchObject({
      status: 400,
      body: { fields: { value: expect.stringContaining('Please write it as') } },
    })
    expect(await accept(slug, 'Mo-Th 09:00-20:00; Fr 09:00-13:00')).toMatchObject({ status: 200 })
    expect((await readPlace(slug)).facts.openingHours?.value).toBe('Mo-Th 09:00-20:00; Fr 09:00-13:00')
  })

  rule('words alone wait for an editor, who marks them as done', async () => {
    const place = await publish()
    const traveller = await createUser(testApp)
    await desk.suggest(traveller, place.slug, { topic: 'other', note: 'The gate is on the other side <b>now</b>.' })
    await desk.suggest(traveller, place.slug, { topic: 'other', note: 'The gate is on the other side <b>now</b>.' })
    expect(await desk.find(editor, place.slug)).toMatchObject({ value: null, changes: [] })
    expect(await accept(place.slug)).toMatchObject({ status: 200 })
    expect((await readDeskPlace(place.slug)).version).toBe(1)
    expect(await getNotifications(traveller)).toMatchObject([{ kind: 'suggestion-accepted' }])
  })

  rule('a pin, fees, a diet and a contact become what the folder could have', async () => {
    const { slug } = await publish({ schemaOrgType: 'Beach' })
    const traveller = await createUser(testApp)
    const values = {
      pin: { lat: 21.1959, lng: 72.8302 },
      fees: { prices: [{ for: 'adult', amount: 40 }], from: null, until: null },
      diet: { jain: 'only' },
      phone: '+91 261 1234567',
      publicAccess: false,
    }
    for (const [topic, value] of Object.entries(values)) {
      expect(await desk.suggest(traveller, slug, { topic, value })).toMatchObject({ status: 200 })
      expect(await accept(slug)).toMatchObject({ status: 200 })
    }
    const place = await readPlace(slug)
    expect(place).toMatchObject({ geo: values.pin, precision: 'site' })
    expect(place.facts).toMatchObject({
      fees: { value: values.fees, isSeen: true },
      diet: { value: values.diet },
      phone: { value: values.phone },
      publicAccess: { value: false },
    })
  })

  test('a photo of a traveller is kept while it waits, and is shown with its credit once it is accepted', async () => {
    const { slug } = await publish()
    const traveller = await createUser(testApp)
    const photoUrl = await uploadPicture(testApp, traveller, await createPicture(50, 40))
    const value = { alt: 'The new gate.', credit: 'Ravi Mehta' }
    expect(await desk.suggest(traveller, slug, { topic: 'photo', value, photoUrl })).toMatchObject({ status: 200 })
    testApp.clock.advance(3 * DAY_MS)
    editor = await logInAgain(testApp, editor)
    await sweepImages(testApp.services)
    expect(await accept(slug)).toMatchObject({ status: 200 })
    expect((await readPlace(slug)).photos).toMatchObject([
      { alt: 'The new gate.', credit: 'Ravi Mehta', license: 'CC BY 4.0', src: photoUrl },
    ])
    const again = await logInAgain(testApp, traveller)
    await callApi(testApp, 'POST /auth/delete-account', { token: again.token, body: { password: PASSWORD } })
    testApp.clock.advance(3 * DAY_MS)
    editor = await logInAgain(testApp, editor)
    await sweepImages(testApp.services)
    expect(storedFiles(testApp).filter((path) => path.includes(hashOfMediaUrl(photoUrl) ?? 'none'))).toHaveLength(2)
    expect((await readPlace(slug)).photos).toHaveLength(1)
  })

  rule.each([
    ['a value that the folder could not have', { topic: 'openingHours', value: 'every day' }, 'value'],
    ['hours that do not say what they mean', { topic: 'openingHours', value: 'daily 9 to 5' }, 'value'],
    ['a part of a value', { topic: 'status', value: { state: 'burnt', since: null, reason: null } }, 'value.state'],
    [
      'a price',
      { topic: 'fees', value: { prices: [{ for: 'adult', amount: 'ten' }], from: null, until: null } },
      'value.prices.0.amount',
    ],
    ['a pin outside the city', { topic: 'pin', value: { lat: 48.1, lng: 11.5 } }, 'value'],
    ['a phone without its country', { topic: 'phone', value: '1234567' }, 'value'],
    ['a website of another kind', { topic: 'website', value: 'javascript:alert(1)' }, 'value'],
    ['nothing at all', { topic: 'stepFree' }, 'note'],
    ['a photo without a picture', { topic: 'photo', value: { alt: 'A gate.', credit: 'Ravi' } }, 'photoUrl'],
    [
      'somebody else’s picture',
      { topic: 'other', note: 'Look.', photoUrl: `/media/${'a'.repeat(64)}.webp` },
      'photoUrl',
    ],
    ['a day that comes', { topic: 'other', note: 'Look.', seenOn: '2099-01-01' }, 'seenOn'],
    ['a day long ago', { topic: 'other', note: 'Look.', seenOn: '1900-01-01' }, 'seenOn'],
    ['an address that hides its host', { topic: 'website', value: 'https://museum.example@evil.example/' }, 'value'],
    ['a day that is none', { topic: 'other', note: 'Look.', seenOn: '2026-02-30' }, 'seenOn'],
    ['a very long value', { topic: 'postalAddress', value: 'x'.repeat(9_000) }, 'value'],
  ])('%s is refused at its field', async (_name, suggestion, field) => {
    const traveller = await createUser(testApp)
    expect(await desk.suggest(traveller, 'surat-castle', suggestion)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  })

  rule('a place that is not in the guide has no suggestions', async () => {
    const traveller = await createUser(testApp)
    expect(await desk.suggest(traveller, 'no-such-place', HOURS)).toMatchObject({ status: 404 })
  })

  rule('an editor who saw an older version, or whose place has a draft, overwrites nothing', async () => {
    const place = await publish()
    await desk.suggest(await createUser(testApp), place.slug, HOURS)
    const { _id } = await desk.find(editor, place.slug)
    const changed = { ...place, locality: 'Rander' }
    const save = (version: number, as: string, text: ContentPlace) =>
      callApi(testApp, `PUT /desk/places/${place.slug}`, {
        token: editor.token,
        body: { kind: 'places', version, text: text, as },
      })
    await save(1, 'publish', changed)
    expect(await desk.decide(editor, _id, { kind: 'accept', version: 1 })).toMatchObject({ status: 409 })
    await save(2, 'draft', { ...changed, locality: 'Vesu' })
    expect(await desk.decide(editor, _id, { kind: 'accept', version: 3 })).toMatchObject({ status: 409 })
    await callApi(testApp, `POST /desk/places/${place.slug}/discard`, { token: editor.token, body: { version: 3 } })
    expect(await accept(place.slug)).toMatchObject({ status: 200 })
    expect(await readPlace(place.slug)).toMatchObject({ locality: 'Rander' })
  })

  test('one of two editors who accept at the same time is told', async () => {
    const { slug } = await publish()
    const other = await createUser(testApp, { role: 'editor' })
    await desk.suggest(await createUser(testApp), slug, HOURS)
    const { _id } = await desk.find(editor, slug)
    const action = { kind: 'accept', version: 1 } as const
    const answers = await Promise.all([desk.decide(editor, _id, action), desk.decide(other, _id, action)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await readDeskPlace(slug)).version).toBe(2)
  })

  test('pages of the list go on where the last one ended, in both orders', async () => {
    const { slug } = await publish()
    const traveller = await createUser(testApp)
    for (const note of ['First.', 'Second.', 'Third.']) {
      await desk.suggest(traveller, slug, { topic: 'other', note })
      testApp.clock.advance(1_000)
    }
    const read = async (list: string) => {
      const notes: string[] = []
      let cursor: string | null = null
      do {
        const query = `?list=${list}&limit=1${cursor === null ? '' : `&cursor=${cursor}`}`
        const { body } = await callApi(testApp, `GET /desk/suggestions${query}`, { token: editor.token })
        const page = api.listSuggestions.reply.parse(body)
        notes.push(...page.suggestions.filter((one) => one.slug === slug).map(({ note }) => note))
        cursor = page.nextCursor
      } while (cursor !== null)
      return notes
    }
    expect(await read('waiting')).toEqual(['First.', 'Second.', 'Third.'])
    for (const { _id, slug: about } of await desk.list(editor)) {
      if (about === slug) await desk.decide(editor, _id, { kind: 'decline', reason: 'unclear' })
      testApp.clock.advance(1_000)
    }
    expect(await read('decided')).toEqual(['Third.', 'Second.', 'First.'])
  })

  test('the export has what a person suggested, and a deleted account leaves none of it', async () => {
    const { slug } = await publish()
    const traveller = await createUser(testApp)
    const photoUrl = await uploadPicture(testApp, traveller, await createPicture(60, 40))
    await desk.suggest(traveller, slug, { ...HOURS, note: 'On the door.', photoUrl })
    const { body } = await callApi(testApp, 'GET /auth/my-data', { token: traveller.token })
    expect(body).toMatchObject({
      suggestions: [{ slug, topic: 'openingHours', value: HOURS.value, note: 'On the door.', photoUrl, outcome: null }],
    })
    const again = await logInAgain(testApp, traveller)
    await callApi(testApp, 'POST /auth/delete-account', { token: again.token, body: { password: PASSWORD } })
    expect((await desk.list(editor)).filter((suggestion) => suggestion.slug === slug)).toEqual([])
    await sweepImages(testApp.services)
    expect(storedFiles(testApp).filter((path) => path.includes(hashOfMediaUrl(photoUrl) ?? 'none'))).toEqual([])
  })

  test('the sweep forgets what was decided long ago, and what waits stays', async () => {
    const [decided, waiting] = [await publish(), await publish()]
    const traveller = await createUser(testApp)
    for (const { slug } of [decided, waiting]) await desk.suggest(traveller, slug, { topic: 'other', note: 'Look.' })
    await accept(decided.slug)
    await sweep(testApp.store.db, new Date(testApp.clock.now().getTime() + (SUGGESTIONS_RETENTION_DAYS + 1) * DAY_MS))
    const left = await testApp.store.db
      .selectFrom('suggestion')
      .select('slug')
      .where('account_id', '=', traveller.id)
      .execute()
    expect(left).toEqual([{ slug: waiting.slug }])
  })
})

describe('the bounds of one person', () => {
  const words = { topic: 'other', note: 'Once more.' }

  test('a person may suggest so much a day', async () => {
    const testApp = await startTestApp()
    const desk = createSuggestionDesk(testApp)
    const traveller = await createUser(testApp)
    await storeSuggestions(testApp, traveller, SUGGESTIONS_PER_DAY - 1)
    expect(await desk.suggest(traveller, 'surat-castle', words)).toMatchObject({ status: 200 })
    expect(await desk.suggest(traveller, 'surat-castle', { ...words, note: 'And again.' })).toMatchObject({
      status: 429,
    })
    // The same again is no new one.
    expect(await desk.suggest(traveller, 'surat-castle', words)).toMatchObject({ status: 200 })
    await testApp.close()
  })

  test('so many suggestions of a person wait at once', async () => {
    const testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
    const desk = createSuggestionDesk(testApp)
    const traveller = await createUser(testApp)
    await storeSuggestions(testApp, traveller, SUGGESTIONS_OPEN_MAX)
    expect(await desk.suggest(traveller, 'surat-castle', words)).toMatchObject({ status: 409 })
    await testApp.close()
  })
})
