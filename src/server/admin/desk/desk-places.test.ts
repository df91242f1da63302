import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { takeRole } from '../accounts/roles.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { createDesk } from '../../../../tests/support/desk.ts'
import { newPlace } from '../../../../tests/support/desk-places.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { loadContent } from '../../guide/load-content.ts'
import { readContent } from '../../guide/read-content.ts'
import { publishDue } from './publish-due.ts'

async function getName(testApp: TestApp, slug: string) {
  const { status, body } = await callApi(testApp, `GET /places/${slug}`)
  return status === 200 ? api.getPlace.reply.parse(body).place.name : status
}

const Refusal = z.looseObject({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) })

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let desk: ReturnType<typeof createDesk<'places'>>
  let editor: TestUser

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    editor = await createUser(testApp, { role: 'editor', name: 'Meera Shah' })
    desk = createDesk(testApp, editor, 'places')
  })
  afterAll(() => testApp.close())

  rule('a new place is a draft that visitors do not see, and is in the guide once it is published', async () => {
    const created = await desk.create({ version: 0, text: newPlace, as: 'draft' })
    expect(created).toMatchObject({ status: 200, body: { entry: { state: 'draft', version: 1, hasDraft: true } } })
    expect(await getName(testApp, 'lake-garden')).toBe(404)

    const published = await desk.save('lake-garden', { version: 1, text: newPlace, as: 'publish' })
    expect(published).toMatchObject({ status: 200, body: { entry: { state: 'edited', version: 2, hasDraft: false } } })
    expect(await getName(testApp, 'lake-garden')).toBe('Lake Garden')
    const { body } = await callApi(testApp, 'GET /places/lake-garden')
    expect(body).toMatchObject({ place: { facts: newPlace.facts, openHours: { confidence: 'reported' } } })
    expect(await desk.actions('lake-garden')).toEqual(['publish', 'draft'])
  })

  rule('an address that the guide, a draft or a retired place has is refused at its field', async () => {
    const taken = await desk.create({
      version: 0,
      text: { ...newPlace, slug: 'surat-castle', name: 'Other' },
      as: 'draft',
    })
    expect(taken).toMatchObject({
      status: 400,
      body: { fields: { 'text.slug': 'There is a place with this address already' } },
    })
    const moved = await desk.change('surat-castle', { slug: 'castle' })
    expect(moved).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  })

  rule('what the content folder refuses is refused at its field, by the schema and by the checks', async () => {
    const text = { ...newPlace, slug: 'faulty', name: 'Faulty' }
    const asked = async (fields: object) => {
      const { status, body } = await desk.create({
        version: 0,
        text: { ...text, ...fields },
        as: 'publish',
      })
      return [status, Refusal.parse(body).fields]
    }
    const evidence = { source: 'https://a.example/', checkedOn: '2026-11-22', confidence: 'reported' }
    expect(await asked({ name: ' ', sources: ['nowhere'] })).toEqual([
      400,
      {
        'text.name': 'Please fill in this field',
        'text.sources.0': 'Please enter an address that begins with http:// or https://',
      },
    ])
    expect(await asked({ facts: { openingHours: { ...evidence, value: '10:00-18:00 Tu-Su' } } })).toEqual([
      400,
      {
        'text.facts.openingHours.value': 'Please write it as Tu-Su 10:00-18:00. That means: Tue to Sun 10:00 to 18:00',
      },
    ])
    expect(await asked({ facts: { openingHours: { ...evidence, value: 'daily 9 to 5' } } })).toEqual([
      400,
      {
        'text.facts.openingHours.value':
          'Do you mean this: Every day 09:00 to 17:00? Then please write Mo-Su 09:00-17:00',
      },
    ])
    expect(await asked({ facts: { setting: { ...evidence, value: 'mixed', source: null } } })).toEqual([
      400,
      { 'text.facts.setting.source': 'Please name a source. Only an estimate may have none' },
    ])
    expect(await asked({ geo: { lat: 12, lng: 72, precision: 'site' } })).toEqual([
      400,
      { 'text.geo': "Problem: 12, 72 is outside the city's bounding box" },
    ])
    expect(await asked({ illustration: 'no-such-drawing' })).toEqual([
      400,
      { 'text.illustration': 'Problem: there is no “no-such-drawing”' },
    ])
    expect(await asked({ name: 'SURAT  castle' })).toEqual([
      400,
      { 'text.name': 'There is a place with this name already' },
    ])
    expect(await getName(testApp, 'faulty')).toBe(404)
  })

  rule('a draft of a place leaves what visitors read, says how it differs, and can be discarded', async () => {
    await desk.change('gopi-talav', { locality: 'Gopipura, old city' }, 'draft')
    const drafted = await desk.read('gopi-talav')
    expect(drafted).toMatchObject({ state: 'folder', hasDraft: true, version: 2 })
    expect(drafted.draftChanges).toEqual([
      { field: 'locality', before: expect.any(String), after: 'Gopipura, old city' },
    ])
    const { body } = await callApi(testApp, 'GET /places/gopi-talav')
    expect(body).not.toMatchObject({ place: { locality: 'Gopipura, old city' } })

    const { body: discarded } = await desk.act('gopi-talav', 'discard', { version: 2 })
    expect(discarded).toMatchObject({ entry: { hasDraft: false, version: 3, draftChanges: [] } })
    expect(await desk.act('gopi-talav', 'discard', { version: 3 })).toMatchObject({ status: 409 })
  })

  test('a changed value never keeps the evidence of the old one', async () => {
    const evidence = {
      source: 'https://garden.example/hours',
      checkedOn: '2026-02-01',
      confidence: 'official',
    } as const
    const openingHours = { ...evidence, value: 'Tu-Su 10:00-18:00' }
    const place = { ...newPlace, slug: 'evident', name: 'Evident', lastChecked: '2026-02-01', facts: { openingHours } }
    await desk.create({ version: 0, text: place, as: 'publish' })
    const change = (fact: object) => {
      const facts = { openingHours: { ...openingHours, value: 'Tu-Su 09:00-18:00', ...fact } }
      return desk.save('evident', { version: 1, text: { ...place, facts }, as: 'publish' })
    }
    const refused = await change({})
    expect([refused.status, Object.keys(Refusal.parse(refused.body).fields ?? {})]).toEqual([
      400,
      ['text.facts.openingHours.source'],
    ])
    expect((await change({ note: 'Roughly.', confidence: 'reported' })).status).toBe(400)
    expect((await change({ source: null, isAsked: true, checkedOn: '2026-02-28' })).status).toBe(200)
    const { text } = await desk.read('evident')
    expect(text.facts?.openingHours).toMatchObject({ value: 'Tu-Su 09:00-18:00', source: null, isAsked: true })
  })

  rule('a retired place answers 410 with what replaces it, leaves all lists, and can be brought back', async () => {
    const { version } = await desk.read('rander-old-town')
    const unknown = await desk.act('rander-old-town', 'retire', { version, replacedBy: 'nowhere' })
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { replacedBy: 'Please choose a place of the guide' } },
    })

    const retired = await desk.act('rander-old-town', 'retire', {
      version,
      replacedBy: 'surat-castle',
    })
    expect(retired).toMatchObject({ status: 200, body: { entry: { state: 'retired', replacedBy: 'surat-castle' } } })
    expect(await callApi(testApp, 'GET /places/rander-old-town')).toMatchObject({
      status: 410,
      body: { code: 'gone', replacedBy: { slug: 'surat-castle', name: 'Surat Castle' } },
    })
    const index = api.listPlaceIndex.reply.parse((await callApi(testApp, 'GET /places')).body)
    expect(index.places.map(({ slug }) => slug)).not.toContain('rander-old-town')
    const { body: trips } = await callApi(testApp, 'GET /suggest-trips')
    expect(JSON.stringify(trips)).not.toContain('"place":"rander-old-town"')
    expect((await desk.change('rander-old-town', { locality: 'Rander' })).status).toBe(409)

    const { version: now } = await desk.read('rander-old-town')
    const back = await desk.act('rander-old-town', 'bring-back', { version: now })
    expect(back).toMatchObject({ status: 200, body: { entry: { state: 'edited' } } })
    expect((await callApi(testApp, 'GET /places/rander-old-town')).status).toBe(200)
    expect(await desk.actions('rander-old-town')).toEqual(['bring-back', 'retire', 'folder'])
  })

  rule('a chain of replacements leads to the last place, and a circle of them nowhere', async () => {
    const retire = async (slug: string, replacedBy: string) => {
      const { version } = await desk.read(slug)
      await desk.act(slug, 'retire', { version, replacedBy })
    }
    const names = ['chain-a', 'chain-b', 'chain-c']
    for (const slug of names) await desk.create({ version: 0, text: { ...newPlace, slug, name: slug }, as: 'publish' })
    await retire('chain-a', 'chain-b')
    await retire('chain-b', 'chain-c')
    expect((await callApi(testApp, 'GET /places/chain-a')).body).toMatchObject({ replacedBy: { slug: 'chain-c' } })
    const { version } = await desk.read('chain-b')
    await desk.act('chain-b', 'bring-back', { version })
    await retire('chain-c', 'chain-b')
    await retire('chain-b', 'surat-castle')
    expect((await callApi(testApp, 'GET /places/chain-c')).body).toMatchObject({ replacedBy: { slug: 'surat-castle' } })
  })

  test.each([
    ['suspended', { suspended_at: '2026-03-01T00:00:00.000Z' }],
    ['made a traveller', { staff_role: null }],
  ])(
    'a draft waits at its time when its editor was %s',
    { tags: 'weakness/plans-of-former-editors' },
    async (what, change) => {
      const former = await createUser(testApp, { role: 'editor' })
      const slug = what === 'suspended' ? 'old-english-tombs' : 'hazira-beach-and-hot-springs'
      const { text, version } = await desk.read(slug)
      const publishAt = new Date(testApp.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
      const body = { version, text: { ...text, description: 'DEFACED' }, as: 'schedule', publishAt }
      expect(
        (await callApi(testApp, `PUT /desk/places/${slug}`, { token: former.token, body: { kind: 'places', ...body } }))
          .status,
      ).toBe(200)
      await testApp.store.db.updateTable('account').set(change).where('id', '=', former.id).execute()
      testApp.clock.advance(11 * MINUTE_MS)
      await publishDue(testApp.services)
      const { body: shown } = await callApi(testApp, `GET /places/${slug}`)
      expect(JSON.stringify(shown)).not.toContain('DEFACED')
      expect(await desk.read(slug)).toMatchObject({ hasDraft: true, publishAt: null })
    },
  )

  test('another process shows a published place after it has looked for changes', async () => {
    const second = await openSecondInstance(testApp)
    await desk.change('dumas-beach', { locality: 'Dumas village' })
    await second.services.guide.renew()
    const { body } = await callApi(second, 'GET /places/dumas-beach')
    expect(body).toMatchObject({ place: { locality: 'Dumas village' } })
  })

  test('the list is searched and filtered, and its pages hold each place once', async () => {
    const place = { ...newPlace, slug: 'listed-draft', name: 'Kite workshop' }
    await desk.create({ version: 0, text: place, as: 'draft' })
    const found = await desk.list('?text=Kite%20Work')
    expect(found.entries).toMatchObject([{ slug: 'listed-draft', name: 'Kite workshop', state: 'draft' }])
    for (const name of ['ગોપી', 'गोपी']) {
      const named = await desk.list(`?text=${encodeURIComponent(name)}`)
      expect(named.entries).toMatchObject([{ slug: 'gopi-talav', name: 'Gopi Talav' }])
    }
    const edited = await desk.list('?state=edited')
    expect(new Set(edited.entries.map(({ state }) => state))).toEqual(new Set(['edited']))
    const slugs: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof desk.list>> = await desk.list(`?limit=30${cursor && `&cursor=${cursor}`}`)
      slugs.push(...page.entries.map(({ slug }) => slug))
      cursor = page.nextCursor
    }
    expect(slugs.length).toBe(new Set(slugs).size)
    expect(slugs).toEqual(expect.arrayContaining(['listed-draft', 'surat-castle', 'dumas-beach']))
    expect((await desk.call('GET /desk/places?cursor=made-up')).status).toBe(400)
    expect((await desk.list('?text=%25')).entries.length).toBeGreaterThan(10)
  })

  rule('a preview shows a place as its page would, and stores nothing', async () => {
    const { text } = await desk.read('surat-castle')
    expect((await desk.preview({ ...text, locality: 'By the bridge' })).place).toMatchObject({
      locality: 'By the bridge',
      slug: 'surat-castle',
    })
    expect((await desk.read('surat-castle')).version).toBe(0)
  })

  rule('the form is offered the drawings and the feasts of the city', async () => {
    const choices = await desk.choices()
    expect(choices.illustrations.map(({ id }) => id)).toContain('garden')
    expect(choices.feasts.map(({ slug }) => slug)).toContain('diwali')
  })

  rule('an editor who leaves keeps the versions, without the name', async () => {
    const leaving = await createUser(testApp, { role: 'editor', name: 'Gone Editor' })
    await createDesk(testApp, leaving, 'places').change('hope-bridge-and-riverfront', { locality: 'Adajan' }, 'draft')
    const place = { ...newPlace, slug: 'by-a-leaver', name: 'By a leaver' }
    await createDesk(testApp, leaving, 'places').create({ version: 0, text: place, as: 'draft' })
    await takeRole(testApp.services, leaving.email)
    await callApi(testApp, 'POST /auth/delete-account', { token: leaving.token, body: { password: leaving.password } })
    expect((await desk.versions('by-a-leaver')).versions).toMatchObject([{ deed: 'draft', editorName: null }])
  })
})

describe.each(engines)('a newer content folder on $engine', ({ engine }) => {
  test('leaves what editors changed, asks about each difference, and gives a place back to the folder', async () => {
    const testApp = await createTestApp({ engine })
    const desk = createDesk(testApp, await createUser(testApp, { isAdmin: true }), 'places')
    await desk.change('surat-castle', { locality: 'Chowk, by the bridge' })
    await desk.change('dumas-beach', { locality: 'Dumas village' }, 'draft')
    const { version } = await desk.read('dutch-garden')
    await desk.act('dutch-garden', 'retire', { version, replacedBy: null })
    const folder = copyCityFolder()
    folder.editPlaces((places) => places.map((place) => ({ ...place, locality: `${String(place['locality'])} (new)` })))
    const content = readContent(folder.path)
    await loadContent(testApp.store.db, content)
    await testApp.services.guide.renew()

    const { entries, differing } = await desk.list('?state=differing')
    expect(differing).toBe(3)
    expect(entries.map(({ slug }) => slug)).toEqual(['dumas-beach', 'surat-castle', 'dutch-garden'])
    expect((await callApi(testApp, 'GET /places/dutch-garden')).status).toBe(410)
    const castle = await desk.read('surat-castle')
    expect(castle.folderChanges).toMatchObject([{ field: 'locality', before: 'Chowk, by the bridge' }])

    const unchanged = await desk.act('surat-castle', 'folder', { version: castle.version, choice: 'keep' })
    expect(unchanged).toMatchObject({ status: 200, body: { entry: { isDiffering: false, state: 'edited' } } })
    const dumas = await desk.read('dumas-beach')
    const taken = await desk.act('dumas-beach', 'folder', { version: dumas.version, choice: 'take' })
    expect(taken).toMatchObject({
      status: 200,
      body: { entry: { isDiffering: false, state: 'folder', hasDraft: false } },
    })

    await loadContent(testApp.store.db, content)
    await testApp.services.guide.renew()
    expect((await desk.list()).differing).toBe(1)
    expect((await desk.read('surat-castle')).text.locality).toBe('Chowk, by the bridge')
    expect((await desk.read('dumas-beach')).text.locality).toMatch(/\(new\)$/)
    expect(await loadContent(testApp.store.db, content)).toBe(false)
  })
})

test('the versions that one editor makes without end are slowed, and nobody else waits', async () => {
  const testApp = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const [editor, other] = [await createUser(testApp, { role: 'editor' }), await createUser(testApp, { role: 'editor' })]
  const create = (by: TestUser, slug: string) =>
    createDesk(testApp, by, 'places').create({ version: 0, text: { ...newPlace, slug, name: slug }, as: 'draft' })
  expect((await create(editor, 'first')).status).toBe(200)
  await testApp.store.db
    .updateTable('attempt')
    .set({ failures: 2_999 })
    .where('failures', '=', 1)
    .where('forget_at', '>', testApp.clock.now().toISOString())
    .execute()
  expect([(await create(editor, 'second')).status, (await create(editor, 'third')).status]).toEqual([200, 429])
  expect((await create(other, 'fourth')).status).toBe(200)
  testApp.clock.advance(6_000)
  expect((await create(editor, 'fifth')).status).toBe(200)
})

test('a drawing that every object of the language has is no drawing of the guide', async () => {
  const testApp = await createTestApp()
  const desk = createDesk(testApp, await createUser(testApp, { role: 'editor' }), 'places')
  const answer = await desk.create({ version: 0, text: { ...newPlace, illustration: 'constructor' }, as: 'publish' })
  expect([answer.status, Object.keys(Refusal.parse(answer.body).fields ?? {})]).toEqual([400, ['text.illustration']])
})

test('an address is no longer than a line', async () => {
  const testApp = await createTestApp()
  const desk = createDesk(testApp, await createUser(testApp, { role: 'editor' }), 'places')
  const create = (slug: string) => desk.create({ version: 0, text: { ...newPlace, slug }, as: 'draft' })
  const long = await create('a'.repeat(101))
  expect([long.status, Object.keys(Refusal.parse(long.body).fields ?? {})]).toEqual([400, ['text.slug']])
  expect((await create('a'.repeat(100))).status).toBe(200)
})
