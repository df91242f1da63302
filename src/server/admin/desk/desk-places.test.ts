import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { takeRole } from '../accounts/roles.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { newPlace } from '../../../../tests/support/desk-places.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { loadContent } from '../../guide/load-content.ts'
import { readContent } from '../../guide/read-content.ts'
import { publishDue } from './publish-due.ts'

type Saving = { version: number; place: StoredPlace; as: 'draft' | 'publish' | 'schedule'; publishAt?: string }

/** Calls of the desk as one editor. */
function createDesk(testApp: TestApp, { token }: TestUser) {
  const call = (route: Route, body?: object) => callApi(testApp, route, { token, ...(body && { body }) })
  const read = async (slug: string) => {
    const { body } = await call(`GET /desk/places/${slug}`)
    return api.getDeskPlace.reply.parse(body).place
  }
  return {
    call,
    read,
    list: async (query = '') => api.listDeskPlaces.reply.parse((await call(`GET /desk/places${query}`)).body),
    save: (slug: string, saving: Saving) => call(`PUT /desk/places/${slug}`, saving),
    create: (saving: Saving) => call('POST /desk/places', saving),
    /** Changes fields of the present text. */
    change: async (slug: string, fields: Partial<StoredPlace>, as: Saving['as'] = 'publish') => {
      const { version, text } = await read(slug)
      return call(`PUT /desk/places/${slug}`, { version, place: { ...text, ...fields }, as })
    },
    versions: async (slug: string) =>
      api.listDeskPlaceVersions.reply.parse((await call(`GET /desk/places/${slug}/versions`)).body).versions,
  }
}

async function nameOf(testApp: TestApp, slug: string) {
  const { status, body } = await callApi(testApp, `GET /places/${slug}`)
  return status === 200 ? api.getPlace.reply.parse(body).place.name : status
}

const Refusal = z.looseObject({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) })

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let desk: ReturnType<typeof createDesk>
  let editor: TestUser

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    editor = await createUser(testApp, { role: 'editor', name: 'Meera Shah' })
    desk = createDesk(testApp, editor)
  })
  afterAll(() => testApp.close())

  rule('a new place is a draft that visitors do not see, and is in the guide once it is published', async () => {
    const created = await desk.create({ version: 0, place: newPlace, as: 'draft' })
    expect(created).toMatchObject({ status: 200, body: { place: { state: 'draft', version: 1, hasDraft: true } } })
    expect(await nameOf(testApp, 'lake-garden')).toBe(404)

    const published = await desk.save('lake-garden', { version: 1, place: newPlace, as: 'publish' })
    expect(published).toMatchObject({ status: 200, body: { place: { state: 'edited', version: 2, hasDraft: false } } })
    expect(await nameOf(testApp, 'lake-garden')).toBe('Lake Garden')
    const { body } = await callApi(testApp, 'GET /places/lake-garden')
    expect(body).toMatchObject({ place: { facts: newPlace.facts, openHours: { confidence: 'reported' } } })
    expect((await desk.versions('lake-garden')).map(({ deed }) => deed)).toEqual(['publish', 'draft'])
  })

  rule('a call that is sent again after a lost answer changes nothing', async () => {
    const place = { ...newPlace, slug: 'sent-again', name: 'Sent again' }
    const [first, second] = [
      await desk.create({ version: 0, place, as: 'draft' }),
      await desk.create({ version: 0, place, as: 'draft' }),
    ]
    expect(second.body).toEqual(first.body)
    const changed = { ...place, locality: 'Rander' }
    await desk.save('sent-again', { version: 1, place: changed, as: 'draft' })
    const again = await desk.save('sent-again', { version: 1, place: changed, as: 'draft' })
    expect(again).toMatchObject({ status: 200, body: { place: { version: 2 } } })
  })

  rule('an address that the guide, a draft or a retired place has is refused at its field', async () => {
    const taken = await desk.create({
      version: 0,
      place: { ...newPlace, slug: 'surat-castle', name: 'Other' },
      as: 'draft',
    })
    expect(taken).toMatchObject({
      status: 400,
      body: { fields: { 'place.slug': 'There is a place with this address already' } },
    })
    const moved = await desk.change('surat-castle', { slug: 'castle' })
    expect(moved).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  })

  rule('what the content folder refuses is refused at its field, by the schema and by the checks', async () => {
    const text = { ...newPlace, slug: 'faulty', name: 'Faulty' }
    const asked = async (fields: object) => {
      const { status, body } = await desk.call('POST /desk/places', {
        version: 0,
        place: { ...text, ...fields },
        as: 'publish',
      })
      return [status, Refusal.parse(body).fields]
    }
    const evidence = { source: 'https://a.example/', checkedOn: '2026-11-22', confidence: 'reported' }
    expect(await asked({ name: ' ', sources: ['nowhere'] })).toEqual([
      400,
      {
        'place.name': 'Please fill in this field',
        'place.sources.0': 'Please enter an address that begins with http:// or https://',
      },
    ])
    expect(await asked({ facts: { openingHours: { ...evidence, value: '10:00-18:00 Tu-Su' } } })).toEqual([
      400,
      {
        'place.facts.openingHours.value': 'Please write it as Tu-Su 10:00-18:00. That means: Tue to Sun 10:00 to 18:00',
      },
    ])
    expect(await asked({ facts: { openingHours: { ...evidence, value: 'daily 9 to 5' } } })).toEqual([
      400,
      {
        'place.facts.openingHours.value':
          'Do you mean this: Every day 09:00 to 17:00? Then please write Mo-Su 09:00-17:00',
      },
    ])
    expect(await asked({ facts: { setting: { ...evidence, value: 'mixed', source: null } } })).toEqual([
      400,
      { 'place.facts.setting.source': 'Please name a source. Only an estimate may have none' },
    ])
    expect(await asked({ geo: { lat: 12, lng: 72, precision: 'site' } })).toEqual([
      400,
      { 'place.geo': "Problem: 12, 72 is outside the city's bounding box" },
    ])
    expect(await asked({ illustration: 'no-such-drawing' })).toEqual([
      400,
      { 'place.illustration': 'Problem: there is no “no-such-drawing”' },
    ])
    expect(await asked({ name: 'SURAT  castle' })).toEqual([
      400,
      { 'place.name': 'There is a place with this name already' },
    ])
    expect(await nameOf(testApp, 'faulty')).toBe(404)
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

    const { body: discarded } = await desk.call('POST /desk/places/gopi-talav/discard', { version: 2 })
    expect(discarded).toMatchObject({ place: { hasDraft: false, version: 3, draftChanges: [] } })
    expect(await desk.call('POST /desk/places/gopi-talav/discard', { version: 3 })).toMatchObject({ status: 409 })
  })

  rule('a discarded draft of a new place is gone, and its address is free again', async () => {
    const place = { ...newPlace, slug: 'never-shown', name: 'Never shown' }
    await desk.create({ version: 0, place, as: 'draft' })
    const discarded = await desk.call('POST /desk/places/never-shown/discard', { version: 1 })
    expect(discarded).toMatchObject({ status: 200, body: { place: null } })
    expect((await desk.call('GET /desk/places/never-shown')).status).toBe(404)
    expect((await desk.create({ version: 0, place, as: 'draft' })).status).toBe(200)
  })

  rule('the second of two editors is told what the first one changed, and nothing is overwritten', async () => {
    const other = createDesk(testApp, await createUser(testApp, { role: 'editor', name: 'Ravi Patel' }))
    const seen = await desk.read('dutch-garden')
    await other.save('dutch-garden', {
      version: seen.version,
      place: { ...seen.text, locality: 'Nanpura lane', description: 'Trees and tombs.' },
      as: 'publish',
    })
    const mine = { ...seen.text, locality: 'By the river', description: 'Trees and tombs.' }
    const late = await desk.save('dutch-garden', { version: seen.version, place: mine, as: 'publish' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'conflict',
      error: 'Ravi Patel changed this place in the meantime. The marked fields differ from yours.',
    })
    expect(late.body['fields']).toEqual({ 'place.locality': 'Ravi Patel changed this to “Nanpura lane”' })
    const now = await desk.read('dutch-garden')
    expect(now.text.locality).toBe('Nanpura lane')
    const knowing = await desk.save('dutch-garden', { version: now.version, place: mine, as: 'publish' })
    expect(knowing).toMatchObject({ status: 200, body: { place: { text: { locality: 'By the river' } } } })
  })

  test('a changed value never keeps the evidence of the old one', async () => {
    const evidence = {
      source: 'https://garden.example/hours',
      checkedOn: '2026-02-01',
      confidence: 'official',
    } as const
    const openingHours = { ...evidence, value: 'Tu-Su 10:00-18:00' }
    const place = { ...newPlace, slug: 'evident', name: 'Evident', lastChecked: '2026-02-01', facts: { openingHours } }
    await desk.create({ version: 0, place, as: 'publish' })
    const change = (fact: object) => {
      const facts = { openingHours: { ...openingHours, value: 'Tu-Su 09:00-18:00', ...fact } }
      return desk.save('evident', { version: 1, place: { ...place, facts }, as: 'publish' })
    }
    const refused = await change({})
    expect([refused.status, Object.keys(Refusal.parse(refused.body).fields ?? {})]).toEqual([
      400,
      ['place.facts.openingHours.source'],
    ])
    expect((await change({ note: 'Roughly.', confidence: 'reported' })).status).toBe(400)
    expect((await change({ source: null, isAsked: true, checkedOn: '2026-02-28' })).status).toBe(200)
    const { text } = await desk.read('evident')
    expect(text.facts?.openingHours).toMatchObject({ value: 'Tu-Su 09:00-18:00', source: null, isAsked: true })
  })

  test('of many savings from one version at once, one is stored', async () => {
    const { text, version } = await desk.read('clock-tower')
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        desk.save('clock-tower', { version, place: { ...text, locality: `Gate ${number}` }, as: 'publish' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409])
    expect((await desk.read('clock-tower')).version).toBe(version + 2)
  })

  rule('a retired place answers 410 with what replaces it, leaves all lists, and can be brought back', async () => {
    const { version } = await desk.read('rander-old-town')
    const unknown = await desk.call('POST /desk/places/rander-old-town/retire', { version, replacedBy: 'nowhere' })
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { replacedBy: 'Please choose a place of the guide' } },
    })

    const retired = await desk.call('POST /desk/places/rander-old-town/retire', {
      version,
      replacedBy: 'surat-castle',
    })
    expect(retired).toMatchObject({ status: 200, body: { place: { state: 'retired', replacedBy: 'surat-castle' } } })
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
    const back = await desk.call('POST /desk/places/rander-old-town/bring-back', { version: now })
    expect(back).toMatchObject({ status: 200, body: { place: { state: 'edited' } } })
    expect((await callApi(testApp, 'GET /places/rander-old-town')).status).toBe(200)
    expect((await desk.versions('rander-old-town')).map(({ deed }) => deed)).toEqual(['bring-back', 'retire', 'folder'])
  })

  rule('a chain of replacements leads to the last place, and a circle of them nowhere', async () => {
    const retire = async (slug: string, replacedBy: string) => {
      const { version } = await desk.read(slug)
      await desk.call(`POST /desk/places/${slug}/retire`, { version, replacedBy })
    }
    const names = ['chain-a', 'chain-b', 'chain-c']
    for (const slug of names) await desk.create({ version: 0, place: { ...newPlace, slug, name: slug }, as: 'publish' })
    await retire('chain-a', 'chain-b')
    await retire('chain-b', 'chain-c')
    expect((await callApi(testApp, 'GET /places/chain-a')).body).toMatchObject({ replacedBy: { slug: 'chain-c' } })
    const { version } = await desk.read('chain-b')
    await desk.call('POST /desk/places/chain-b/bring-back', { version })
    await retire('chain-c', 'chain-b')
    await retire('chain-b', 'surat-castle')
    expect((await callApi(testApp, 'GET /places/chain-c')).body).toMatchObject({ replacedBy: { slug: 'surat-castle' } })
  })

  test('the history names who changed what, and any version can be made the draft again', async () => {
    const { text } = await desk.read('science-centre-surat')
    await desk.change('science-centre-surat', { locality: 'City Light' })
    await desk.change('science-centre-surat', { locality: 'Athwa', hours: 'ask there' })
    const [last, ...earlier] = await desk.versions('science-centre-surat')
    expect(last).toMatchObject({
      version: 3,
      deed: 'publish',
      editorName: 'Meera Shah',
      changes: expect.arrayContaining([{ field: 'locality', before: 'City Light', after: 'Athwa' }]),
    })
    expect(earlier.map(({ deed, editorName }) => [deed, editorName])).toEqual([
      ['publish', 'Meera Shah'],
      ['folder', null],
    ])
    const restored = await desk.call('POST /desk/places/science-centre-surat/restore', { version: 3, restored: 1 })
    expect(restored).toMatchObject({ status: 200, body: { place: { hasDraft: true, version: 4, text } } })
    expect(
      await desk.call('POST /desk/places/science-centre-surat/restore', { version: 4, restored: 99 }),
    ).toMatchObject({
      status: 404,
    })
    const { body } = await desk.call('GET /desk/places/science-centre-surat/versions?limit=2')
    const page = api.listDeskPlaceVersions.reply.parse(body)
    const { body: rest } = await desk.call(
      `GET /desk/places/science-centre-surat/versions?cursor=${String(page.nextCursor)}`,
    )
    expect([page.versions, api.listDeskPlaceVersions.reply.parse(rest).versions].flat()).toHaveLength(4)
  })

  test('a draft is published at its time by one of all processes', async () => {
    const { text, version } = await desk.read('sarthana-nature-park')
    const at = new Date(testApp.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
    const place = { ...text, locality: 'Sarthana, east' }
    const past = await desk.save('sarthana-nature-park', {
      version,
      place,
      as: 'schedule',
      publishAt: '2020-01-01T10:00',
    })
    expect(past).toMatchObject({ status: 400, body: { fields: { publishAt: 'Please enter a date and time to come' } } })
    const planned = await desk.save('sarthana-nature-park', { version, place, as: 'schedule', publishAt: at })
    expect(planned).toMatchObject({ status: 200, body: { place: { hasDraft: true, publishAt: at } } })

    await publishDue(testApp.services)
    expect((await desk.read('sarthana-nature-park')).hasDraft).toBe(true)
    testApp.clock.advance(11 * MINUTE_MS)
    await Promise.all([publishDue(testApp.services), publishDue(testApp.services)])
    const published = await desk.read('sarthana-nature-park')
    expect(published).toMatchObject({ state: 'edited', hasDraft: false, publishAt: null, version: version + 3 })
    expect((await desk.versions('sarthana-nature-park'))[0]).toMatchObject({ deed: 'publish', editorName: null })
    const audited = await testApp.store.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', 'sarthana-nature-park')
      .execute()
    expect(audited).toEqual([{ action: 'place.publish', actor_id: editor.id }])
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
      const body = { version, place: { ...text, description: 'DEFACED' }, as: 'schedule', publishAt }
      expect((await callApi(testApp, `PUT /desk/places/${slug}`, { token: former.token, body })).status).toBe(200)
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
    await desk.create({ version: 0, place, as: 'draft' })
    const found = await desk.list('?text=Kite%20Work')
    expect(found.places).toMatchObject([{ slug: 'listed-draft', name: 'Kite workshop', state: 'draft' }])
    for (const name of ['ગોપી', 'गोपी']) {
      const named = await desk.list(`?text=${encodeURIComponent(name)}`)
      expect(named.places).toMatchObject([{ slug: 'gopi-talav', name: 'Gopi Talav' }])
    }
    const edited = await desk.list('?state=edited')
    expect(new Set(edited.places.map(({ state }) => state))).toEqual(new Set(['edited']))
    const slugs: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof desk.list>> = await desk.list(`?limit=30${cursor && `&cursor=${cursor}`}`)
      slugs.push(...page.places.map(({ slug }) => slug))
      cursor = page.nextCursor
    }
    expect(slugs.length).toBe(new Set(slugs).size)
    expect(slugs).toEqual(expect.arrayContaining(['listed-draft', 'surat-castle', 'dumas-beach']))
    expect((await desk.call('GET /desk/places?cursor=made-up')).status).toBe(400)
    expect((await desk.list('?text=%25')).places.length).toBeGreaterThan(10)
  })

  rule('a preview shows a place as its page would, and stores nothing', async () => {
    const { text } = await desk.read('surat-castle')
    const { body } = await desk.call('POST /desk/place-preview', { place: { ...text, locality: 'By the bridge' } })
    expect(api.previewDeskPlace.reply.parse(body).place).toMatchObject({
      locality: 'By the bridge',
      slug: 'surat-castle',
    })
    expect((await desk.read('surat-castle')).version).toBe(0)
  })

  rule('the form is offered the drawings and the feasts of the city', async () => {
    const { choices } = api.getPlaceChoices.reply.parse((await desk.call('GET /desk/place-choices')).body)
    expect(choices.illustrations.map(({ id }) => id)).toContain('garden')
    expect(choices.feasts.map(({ slug }) => slug)).toContain('diwali')
  })

  rule('an editor who leaves keeps the versions, without the name', async () => {
    const leaving = await createUser(testApp, { role: 'editor', name: 'Gone Editor' })
    await createDesk(testApp, leaving).change('hope-bridge-and-riverfront', { locality: 'Adajan' }, 'draft')
    const place = { ...newPlace, slug: 'by-a-leaver', name: 'By a leaver' }
    await createDesk(testApp, leaving).create({ version: 0, place, as: 'draft' })
    await takeRole(testApp.services, leaving.email)
    await callApi(testApp, 'POST /auth/delete-account', { token: leaving.token, body: { password: leaving.password } })
    expect(await desk.versions('by-a-leaver')).toMatchObject([{ deed: 'draft', editorName: null }])
  })
})

describe.each(engines)('a newer content folder on $engine', ({ engine }) => {
  test('leaves what editors changed, asks about each difference, and gives a place back to the folder', async () => {
    const testApp = await createTestApp({ engine })
    const desk = createDesk(testApp, await createUser(testApp, { isAdmin: true }))
    await desk.change('surat-castle', { locality: 'Chowk, by the bridge' })
    await desk.change('dumas-beach', { locality: 'Dumas village' }, 'draft')
    const { version } = await desk.read('dutch-garden')
    await desk.call('POST /desk/places/dutch-garden/retire', { version, replacedBy: null })
    const folder = copyCityFolder()
    folder.editPlaces((places) => places.map((place) => ({ ...place, locality: `${String(place['locality'])} (new)` })))
    const content = readContent(folder.path)
    await loadContent(testApp.store.db, content)
    await testApp.services.guide.renew()

    const { places, differing } = await desk.list('?state=differing')
    expect(differing).toBe(3)
    expect(places.map(({ slug }) => slug)).toEqual(['dumas-beach', 'surat-castle', 'dutch-garden'])
    expect((await callApi(testApp, 'GET /places/dutch-garden')).status).toBe(410)
    const castle = await desk.read('surat-castle')
    expect(castle.folderChanges).toMatchObject([{ field: 'locality', before: 'Chowk, by the bridge' }])

    const kept = await desk.call('POST /desk/places/surat-castle/folder', { version: castle.version, choice: 'keep' })
    expect(kept).toMatchObject({ status: 200, body: { place: { isDiffering: false, state: 'edited' } } })
    const dumas = await desk.read('dumas-beach')
    const taken = await desk.call('POST /desk/places/dumas-beach/folder', { version: dumas.version, choice: 'take' })
    expect(taken).toMatchObject({
      status: 200,
      body: { place: { isDiffering: false, state: 'folder', hasDraft: false } },
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
    createDesk(testApp, by).create({ version: 0, place: { ...newPlace, slug, name: slug }, as: 'draft' })
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
  const desk = createDesk(testApp, await createUser(testApp, { role: 'editor' }))
  const answer = await desk.create({ version: 0, place: { ...newPlace, illustration: 'constructor' }, as: 'publish' })
  expect([answer.status, Object.keys(Refusal.parse(answer.body).fields ?? {})]).toEqual([400, ['place.illustration']])
})

test('an address is no longer than a line', async () => {
  const testApp = await createTestApp()
  const desk = createDesk(testApp, await createUser(testApp, { role: 'editor' }))
  const create = (slug: string) => desk.create({ version: 0, place: { ...newPlace, slug }, as: 'draft' })
  const long = await create('a'.repeat(101))
  expect([long.status, Object.keys(Refusal.parse(long.body).fields ?? {})]).toEqual([400, ['place.slug']])
  expect((await create('a'.repeat(100))).status).toBe(200)
})
