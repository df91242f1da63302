import { setImmediate as nextRound } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { FailureReply } from '#contract/api/failure.ts'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import type { ImportRow, PlaceImport } from '#contract/admin/place-imports.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { readDeskEntry } from '../../../../tests/support/desk.ts'
import { newPlace } from '../../../../tests/support/desk-places.ts'
import { uploadPlaces } from '../../../../tests/support/place-imports.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { deleteOldImports } from './imports-data.ts'

const HEADER = 'name,category,locality,description,latitude,longitude,openingHours,phone,website,vegetarian,name:gu'

async function asEditor(options: Parameters<typeof createTestApp>[0] = {}) {
  const testApp = await createTestApp(options)
  const editor = await createUser(testApp, { role: 'editor' })
  return { testApp, editor, ...getDesk(testApp, editor) }
}

/** The calls of one editor. */
function getDesk(testApp: TestApp, editor: TestUser) {
  const ask = async (route: Route, body?: object) =>
    callApi(testApp, route, { token: editor.token, ...(body && { body }) })
  const upload = async (content: string | Uint8Array<ArrayBuffer>, more?: { name?: string; source?: string }) =>
    api.startPlaceImport.reply.parse((await uploadPlaces(testApp, editor, content, more)).body).import
  const getRows = async ({ _id }: PlaceImport, query = '') =>
    api.listPlaceImportRows.reply.parse((await ask(`GET /desk/imports/${_id}/rows${query}`)).body).rows
  const choose = async ({ _id }: PlaceImport, choice: object) => ask(`POST /desk/imports/${_id}/choices`, choice)
  const apply = async ({ _id }: PlaceImport, as: 'draft' | 'publish') => ask(`POST /desk/imports/${_id}/apply`, { as })
  const undo = async ({ _id }: PlaceImport) => ask(`POST /desk/imports/${_id}/undo`)
  const placeFor = async (slug: string) => readDeskEntry('places', (await ask(`GET /desk/places/${slug}`)).body)
  return { ask, upload, getRows, choose, apply, undo, placeFor }
}

const line = (cells: Readonly<Record<string, string>>) =>
  HEADER.split(',')
    .map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`)
    .join(',')

const garden = {
  name: 'Moonlight Garden',
  category: 'explore',
  locality: 'Adajan',
  description: 'A garden with lamps.',
  latitude: '21.1951',
  longitude: '72.7933',
  openingHours: 'Tu-Su 10:00-18:00',
  phone: '+91 261 2423750',
}

const csv = (...rows: Readonly<Record<string, string>>[]) => [HEADER, ...rows.map(line)].join('\r\n')

const getFields = (row: ImportRow | undefined) =>
  Object.fromEntries((row?.fields ?? []).map(({ field, ours, theirs, isTaken }) => [field, [ours, theirs, isTaken]]))

describe('a preview', () => {
  test('a new place is shown with what would be written, and nothing is written', async () => {
    const { upload, getRows, ask } = await asEditor()
    const preview = await upload(`\ufeff${csv({ ...garden, 'name:gu': 'ચાંદની બાગ', vegetarian: 'only' })}`)
    expect(preview).toMatchObject({ state: 'ready', rowsTotal: 1, rows: { new: 1 }, chosen: { new: 1 } })
    const [row] = await getRows(preview)
    expect(row).toMatchObject({ number: 2, kind: 'new', slug: 'moonlight-garden', missing: [], problems: [] })
    expect(getFields(row)).toMatchObject({
      'facts.openingHours': [null, 'Tu-Su 10:00-18:00', true],
      'facts.names.gu': [null, 'ચાંદની બાગ', true],
      'facts.diet': [null, 'vegetarian: only', true],
      geo: [null, '21.1951, 72.7933', true],
    })
    expect((await ask('GET /desk/places/moonlight-garden')).status).toBe(404)
  })

  test('a source that is no address of the web is refused at its field', async () => {
    const { testApp, editor, ask } = await asEditor()
    for (const source of ['javascript:alert(1)', 'data:text/html,x', 'a friend']) {
      const { status, body } = await uploadPlaces(testApp, editor, csv(garden), { source })
      expect([status, Object.keys(FailureReply.parse(body).fields ?? {})]).toEqual([400, ['source']])
    }
    expect(api.listPlaceImports.reply.parse((await ask('GET /desk/imports')).body).imports).toEqual([])
  })

  test('a place of the guide is found by name and distance, and both sides stand beside each other', async () => {
    const { upload, getRows, ask } = await asEditor()
    const { facts } = newPlace
    const phone = { value: '+91 261 2423750', source: 'https://a.example/', checkedOn: '2026-01-01' } as const
    const place = {
      ...newPlace,
      geo: { lat: 21.1951, lng: 72.7933, precision: 'site' },
      facts: {
        ...facts,
        phone: { ...phone, confidence: 'official' },
        website: { ...phone, value: 'https://old.example/', confidence: 'estimate' },
      },
    }
    await ask('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    const preview = await upload(
      csv({
        name: 'The Lake Garden',
        latitude: '21.1952',
        longitude: '72.7934',
        phone: '+91 261 9999999',
        website: 'https://new.example/',
        vegetarian: 'yes',
        openingHours: 'Tu-Su 10:00-18:00',
      }),
    )
    expect(preview.rows).toEqual({ new: 0, matching: 0, conflicting: 1, faulty: 0 })
    const [row] = await getRows(preview, '?kind=conflicting')
    expect(row).toMatchObject({ slug: 'lake-garden', match: { name: 'Lake Garden' }, isChosen: true })
    expect(getFields(row)).toEqual({
      // Better evidence stays, worse gives way, and what is not known is taken.
      'facts.phone': ['+91 261 2423750', '+91 261 9999999', false],
      'facts.website': ['https://old.example/', 'https://new.example/', true],
      'facts.diet': [null, 'vegetarian: yes', true],
    })
  })

  test('faulty rows say the row, the column and why', async () => {
    const { upload, getRows } = await asEditor()
    const preview = await upload(
      csv(
        { ...garden, name: '' },
        { ...garden, name: 'Far away', latitude: '28.6123', longitude: '77.2123' },
        { ...garden, name: 'Numbers', latitude: '1e999' },
        garden,
        { ...garden, name: 'Moonlight  garden' },
      ),
    )
    expect(preview.rows).toEqual({ new: 2, matching: 0, conflicting: 0, faulty: 3 })
    const rows = await getRows(preview)
    expect(
      rows.map(({ number, problems }) => [number, ...problems.map(({ column, code }) => `${column}: ${code}`)]),
    ).toEqual([[2, 'name: no-name'], [3, 'geo: outside'], [4, 'latitude: not-a-position'], [5], [6, 'name: twice']])
  })

  test('empty lines above the names of the columns are skipped', async () => {
    const { upload, getRows } = await asEditor()
    const preview = await upload(`\n\r\n${csv(garden)}`)
    expect((await getRows(preview)).map(({ number, name }) => [number, name])).toEqual([[4, 'Moonlight Garden']])
  })

  test('a second row with the same address is faulty', async () => {
    const { upload, getRows } = await asEditor()
    const preview = await upload('name,slug\nNorth Garden,the-garden\nSouth Garden,the-garden\n')
    const rows = await getRows(preview)
    expect(rows.map(({ slug, problems }) => [slug, problems])).toEqual([
      ['the-garden', []],
      [null, [{ column: 'slug', code: 'twice', value: '2' }]],
    ])
  })

  test('a fact that cannot be right is left out, and its row says so', async () => {
    const { upload, getRows } = await asEditor()
    const preview = await upload(
      csv({ ...garden, openingHours: 'whenever', phone: '123', website: 'javascript:alert(1)', vegetarian: 'maybe' }),
    )
    const [row] = await getRows(preview)
    expect(row?.problems.map(({ column, code }) => `${column}: ${code}`).toSorted()).toEqual([
      'openingHours: hours',
      'phone: not-a-phone',
      'vegetarian: not-one-of',
      'website: not-an-address',
    ])
    expect(Object.keys(getFields(row)).filter((field) => field.startsWith('facts.'))).toEqual([])
  })

  test('facts without a source are left out', async () => {
    const { upload, getRows } = await asEditor()
    const [row] = await getRows(await upload(csv(garden), { source: '' }))
    expect(row?.problems).toEqual([{ column: 'source', code: 'no-source', value: '' }])
  })

  test('markup and formulas stay texts', async () => {
    const { upload, apply, placeFor } = await asEditor()
    const name = '=HYPERLINK("x") <script>alert(1)</script>'
    const preview = await upload(csv({ ...garden, name, description: '<img src=x onerror=alert(1)>' }))
    expect((await apply(preview, 'draft')).status).toBe(200)
    const place = await placeFor('hyperlink-x-script-alert-1-script')
    expect(place.text).toMatchObject({ name, description: '<img src=x onerror=alert(1)>' })
    expect(place.state, 'nothing is published unasked').toBe('draft')
  })

  test('only its editor sees a preview, a fourth one replaces the oldest, and an old one goes', async () => {
    const { testApp, editor, upload, ask } = await asEditor()
    const first = await upload(csv(garden))
    testApp.clock.advance(SECOND_MS)
    await upload(csv(garden))
    await upload(csv(garden))
    const stranger = getDesk(testApp, await createUser(testApp, { role: 'editor' }))
    expect((await stranger.ask(`GET /desk/imports/${first._id}/rows`)).status).toBe(404)
    await upload(csv(garden))
    const { imports } = api.listPlaceImports.reply.parse((await ask('GET /desk/imports')).body)
    expect(imports).toHaveLength(3)
    expect(imports.map(({ _id }) => _id)).not.toContain(first._id)
    await deleteOldImports(testApp.store.db, new Date(testApp.clock.now().getTime() + 8 * DAY_MS))
    const left = await callApi(testApp, 'GET /desk/imports', { token: editor.token })
    expect(left.body['imports']).toEqual([])
  })

  test.each([
    ['places.csv', 'latitude,longitude\n1,2', 'must name the columns'],
    ['places.csv', `name\n${'x\n'.repeat(5_001)}`, 'more than 5,000 places'],
    ['places.geojson', `{"type":"FeatureCollection","features":[${'['.repeat(10_000)}`, 'not valid JSON'],
    ['places.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4), 'packed (ZIP)'],
  ])('%s that cannot be read is refused with the reason, and leaves nothing', async (name, content, reason) => {
    const { testApp, editor, ask } = await asEditor({ hasPlaceReader: name.endsWith('.xlsx') })
    const answer = await uploadPlaces(testApp, editor, content, { name })
    expect(answer.status).toBe(400)
    expect(String(answer.body['error'])).toContain(reason)
    expect((await ask('GET /desk/imports')).body['imports']).toEqual([])
  })
})

test('an editor names the source of a file after it was read, or says that it was seen on the spot', async () => {
  const { upload, getRows, choose, apply, placeFor } = await asEditor({ hasPlaceReader: true })
  const preview = await upload(
    'Name,Kind of place,Area,What is it,Lat,Lng,Timing\nToy House,Museum,Adajan,Toys.,21.1951,72.7933,10:00-17:00\n',
    { source: '' },
  )
  const codes = async () => (await getRows(preview)).flatMap(({ problems }) => problems.map(({ code }) => code))
  expect(await codes()).toEqual(['no-source'])
  const columns = preview.file.columns.map(({ name, field }) => ({ name, field }))
  expect((await choose(preview, { reading: { columns, category: null, source: 'nonsense' } })).status).toBe(400)
  await choose(preview, { reading: { columns, category: null, source: 'seen' } })
  expect(await codes()).toEqual([])
  await apply(preview, 'publish')
  const { text } = await placeFor('toy-house')
  expect(text).toMatchObject({ kind: 'museum', facts: { openingHours: { source: null, isSeen: true } } })
})

describe('what nobody has said', () => {
  test('points of a map get the neighbourhood of the nearest place when an editor confirms it for all', async () => {
    const { upload, getRows, choose, apply, ask } = await asEditor()
    const point = (name: string, at: string) =>
      `<Placemark><name>${name}</name><description>A stall.</description><Point><coordinates>${at}</coordinates></Point></Placemark>`
    const preview = await upload(
      `<kml><Document>${point('Tea One', '72.8193,21.1962,0')}${point('Tea Two', '72.8163,21.1963,0')}${point('Far Tea', '72.95,21.05,0')}</Document></kml>`,
    )
    const [first, , far] = await getRows(preview)
    expect(first).toMatchObject({
      missing: ['category', 'kind', 'locality'],
      problems: [{ column: 'locality', code: 'near-area', value: 'Chowk Bazaar (Hope Bridge and riverfront)' }],
    })
    expect(getFields(first)['locality']).toEqual([null, 'Chowk Bazaar', false])
    expect([preview.proposedAreas, far?.problems, getFields(far)['locality']]).toEqual([2, [], undefined])

    const columns = preview.file.columns.map(({ name, field }) => ({ name, field }))
    await choose(preview, { reading: { columns, category: 'cafe' } })
    await choose(preview, { rows: [{ number: 2, isChosen: true, fields: ['category', 'kind', 'description', 'geo'] }] })
    expect((await getRows(preview))[1]?.missing).toEqual(['locality'])
    expect((await choose(preview, { areas: true })).body).toMatchObject({ import: { proposedAreas: 0 } })
    expect((await getRows(preview)).map(({ missing }) => missing)).toEqual([[], [], ['locality']])
    expect((await apply(preview, 'publish')).body).toMatchObject({
      import: { outcomes: { published: 2, draft: 1, left: 0 } },
    })
    const { place } = api.getPlace.reply.parse((await ask('GET /places/tea-two')).body)
    expect(place.locality).toBe('Heritage Square')
  })

  test('a place of a file is shown without a price, a list and a kind, until an editor says them', async () => {
    const { upload, getRows, choose, apply, placeFor, ask } = await asEditor()
    const file =
      'Title,Lat,Lng,About,Area,Notes\nTea House,21.1951,72.7933,A room.,Adajan,nice\nTea House,21.2951,72.7933,A room.,,\n'
    const preview = await upload(file)
    expect(preview).toMatchObject({ category: null, outcomes: null, file: { ignoredNames: ['Notes'] } })
    expect(preview.file.columns[0]).toEqual({ name: 'Title', field: 'name', example: 'Tea House' })
    const [row] = await getRows(preview)
    expect(row).toMatchObject({ kind: 'new', missing: ['category', 'kind'] })

    const columns = preview.file.columns.map(({ name, field }) => ({ name, field: name === 'Notes' ? 'tags' : field }))
    const { body } = await choose(preview, { reading: { columns, category: 'cafe' } })
    expect(body).toMatchObject({
      import: { category: 'cafe', file: { ignoredNames: [] }, rows: { new: 1, faulty: 1 } },
    })
    expect((await apply(preview, 'publish')).body).toMatchObject({
      import: { outcomes: { published: 1, draft: 0, left: 1 } },
    })
    const shown = (outcome: string) => getRows(preview, `?outcome=${outcome}`)
    expect((await shown('published')).map(({ name, slug }) => [name, slug])).toEqual([['Tea House', 'tea-house']])
    expect([await shown('draft'), (await shown('left')).map(({ problems }) => problems[0]?.code)]).toEqual([
      [],
      ['name-taken'],
    ])

    const { text } = await placeFor('tea-house')
    expect(text).toMatchObject({ category: 'cafe', kind: 'cafe', priceLevel: null, tags: ['nice'] })
    const { place } = api.getPlace.reply.parse((await ask('GET /places/tea-house')).body)
    expect([place.priceLevel, place.traits.free]).toEqual([null, undefined])
    const planning = api.getPlanning.reply.parse((await ask('GET /planning')).body)
    expect(planning.places.find(({ slug }) => slug === 'tea-house')?.fee).toBeNull()
  })

  test('a place of the same name is asked about, and an editor tells which it is', async () => {
    const { upload, getRows, choose, ask } = await asEditor()
    const place = { ...newPlace, geo: { lat: 21.1951, lng: 72.7933, precision: 'site' } }
    await ask('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    const file =
      'name,category,latitude,longitude,locality,phone\nLake Garden,explore,21.1981,72.7933,Rander,0261 2423750\nLake Garden,explore,21.3051,72.7933,Piplod,\n'
    const preview = await upload(file)
    const [doubtful, far] = await getRows(preview)
    expect(doubtful).toMatchObject({
      kind: 'new',
      isChosen: false,
      perhaps: { slug: 'lake-garden', name: 'Lake Garden' },
    })
    expect(far).toMatchObject({ kind: 'new', isChosen: true, name: 'Lake Garden, Piplod', perhaps: null })

    await choose(preview, { rows: [{ number: 2, isChosen: true, sameAs: 'lake-garden' }] })
    expect((await getRows(preview))[0]).toMatchObject({
      slug: 'lake-garden',
      isChosen: true,
      match: { name: 'Lake Garden' },
    })
    await choose(preview, { rows: [{ number: 2, isChosen: true, sameAs: null }] })
    expect((await getRows(preview))[0]).toMatchObject({
      kind: 'new',
      name: 'Lake Garden, Rander',
      isChosen: true,
      match: null,
    })
  })
})

describe('an import', () => {
  test('of many places lets others be answered meanwhile, and so does its undo', async () => {
    const { testApp, upload, apply, undo } = await asEditor({ hasPlaceReader: true })
    const countAnswers = async (action: Promise<unknown>) => {
      let [isOver, answers] = [false, 0]
      void action.finally(() => (isOver = true))
      for (; !isOver; answers += 1) {
        await testApp.app.inject('/api/phrases')
        await nextRound()
      }
      return answers
    }
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      ...garden,
      name: `Garden ${index}`,
      latitude: String(21.1 + index / 10_000),
    }))
    const preview = await upload(csv(...rows))
    expect(await countAnswers(apply(preview, 'publish'))).toBeGreaterThan(5)
    expect(await countAnswers(undo(preview))).toBeGreaterThan(5)
  })

  test('writes the chosen rows and fields only, with the name of the file in the history', async () => {
    const { upload, getRows, choose, apply, ask, placeFor } = await asEditor()
    const preview = await upload(csv(garden, { ...garden, name: 'Other garden', latitude: '21.2' }), {
      name: 'mine.csv',
    })
    const fields = ['geo', 'locality', 'description', 'category', 'facts.phone']
    await choose(preview, { all: { kind: 'new', isChosen: false } })
    await choose(preview, { rows: [{ number: 2, isChosen: true, fields }] })
    expect((await getRows(preview)).map(({ isChosen }) => isChosen)).toEqual([true, false])
    expect((await apply(preview, 'publish')).body).toMatchObject({ import: { state: 'imported', chosen: { new: 1 } } })
    const { text, state } = await placeFor('moonlight-garden')
    expect(state).toBe('edited')
    expect(text.facts).toEqual({
      phone: expect.objectContaining({
        value: '+91 261 2423750',
        source: 'https://source.example/places',
        confidence: 'reported',
      }),
    })
    expect((await ask('GET /desk/places/other-garden')).status).toBe(404)
    expect((await ask('GET /places/moonlight-garden')).status).toBe(200)
    const { body } = await ask('GET /desk/places/moonlight-garden/versions')
    expect(api.listDeskVersions.reply.parse(body).versions).toMatchObject([
      { deed: 'import-file', importedFrom: 'mine.csv' },
    ])
    expect((await apply(preview, 'publish')).status).toBe(200)
    expect((await placeFor('moonlight-garden')).version).toBe(1)
  })

  test('a place that lacks what a page needs becomes a draft, which is not published before an editor has written it', async () => {
    const { upload, getRows, apply, placeFor, ask } = await asEditor()
    const preview = await upload(csv({ ...garden, description: '' }))
    expect((await getRows(preview))[0]?.missing).toEqual(['description'])
    await apply(preview, 'publish')
    const { text, state, version } = await placeFor('moonlight-garden')
    expect([state, text.description]).toEqual(['draft', ''])
    const save = (place: object) =>
      ask('PUT /desk/places/moonlight-garden', { kind: 'places', version, text: place, as: 'publish' })
    const refused = await save(text)
    expect(refused.body['fields']).toEqual({ 'text.description': 'Please fill in this field' })
    expect((await save({ ...text, description: 'Lamps.' })).status).toBe(200)
  })

  test('an import goes into the draft of a place, and its undo gives the draft back', async () => {
    const { upload, getRows, apply, undo, placeFor, ask } = await asEditor()
    const place = { ...newPlace, geo: { lat: 21.1951, lng: 72.7933, precision: 'site' } }
    await ask('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    await ask('PUT /desk/places/lake-garden', {
      kind: 'places',
      version: 1,
      text: { ...place, tags: ['mine'] },
      as: 'draft',
    })
    const preview = await upload(
      csv({ name: 'Lake Garden', latitude: '21.1951', longitude: '72.7933', vegetarian: 'no' }),
    )
    expect((await getRows(preview))[0]?.isIntoDraft).toBe(true)
    await apply(preview, 'publish')
    expect(await placeFor('lake-garden')).toMatchObject({ hasDraft: true, text: { tags: ['mine'] } })
    await undo(preview)
    expect(await placeFor('lake-garden')).toMatchObject({ hasDraft: true, text: { ...place, tags: ['mine'] } })
  })

  test('a place that changed since the preview stops the whole import, and the preview is compared anew', async () => {
    const { upload, getRows, choose, apply, ask } = await asEditor()
    const preview = await upload(csv(garden, { ...garden, name: 'Second garden', latitude: '21.21' }))
    await choose(preview, { rows: [{ number: 3, isChosen: false }] })
    const place = {
      ...newPlace,
      slug: 'x',
      name: 'Moonlight Garden',
      geo: { lat: 21.1951, lng: 72.7933, precision: 'site' },
    }
    await ask('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    const refused = await apply(preview, 'publish')
    expect(refused.status).toBe(409)
    expect(String(refused.body['error'])).toContain('nothing was imported')
    expect((await getRows(preview)).map(({ kind, slug, isChosen }) => [kind, slug, isChosen])).toEqual([
      ['conflicting', 'x', true],
      ['new', 'second-garden', false],
    ])
    expect((await apply(preview, 'publish')).status).toBe(200)
  })

  test('another process shows what was imported', async () => {
    const { testApp, upload, apply } = await asEditor()
    const second = await openSecondInstance(testApp)
    await apply(await upload(csv(garden)), 'publish')
    await second.services.guide.renew()
    expect((await callApi(second, 'GET /places/moonlight-garden')).status).toBe(200)
  })
})

describe.each(engines)('an import on $engine', ({ engine, rule }) => {
  rule('undo takes new places out, gives others their text back, and leaves what was edited since', async () => {
    const { upload, apply, undo, placeFor, ask, testApp } = await asEditor({ engine })
    const castle = testApp.services.guide.current().content.find(({ slug }) => slug === 'surat-castle')
    const { lat, lng } = castle?.geo ?? {}
    const before = await placeFor('surat-castle')
    const second = { ...garden, name: 'Second garden', latitude: '21.21' }
    const preview = await upload(
      csv(garden, second, { name: castle?.name ?? '', latitude: `${lat}`, longitude: `${lng}`, vegetarian: 'yes' }),
    )
    expect(preview.rows.matching).toBe(1)
    await apply(preview, 'publish')
    expect((await placeFor('surat-castle')).text.facts?.diet?.value).toEqual({ vegetarian: 'yes' })
    const { text } = await placeFor('second-garden')
    await ask('PUT /desk/places/second-garden', {
      kind: 'places',
      version: 1,
      text: { ...text, tags: ['x'] },
      as: 'publish',
    })
    const undone = await undo(preview)
    expect(undone.body).toMatchObject({
      import: { state: 'undone', kept: [{ slug: 'second-garden', name: 'Second garden' }] },
    })
    const after = await placeFor('surat-castle')
    expect(after.text).toEqual(before.text)
    expect(after.state).toBe('folder')
    expect((await ask('GET /places/moonlight-garden')).status).toBe(404)
    expect((await ask('GET /desk/places/moonlight-garden')).status).toBe(404)
    expect((await ask('GET /places/second-garden')).status).toBe(200)
    expect((await undo(preview)).body).toMatchObject({ import: { state: 'undone' } })
    expect((await apply(preview, 'publish')).status).toBe(409)
  })

  test('two editors with one file make each place once', async () => {
    const { testApp, upload, getRows, apply } = await asEditor({ engine })
    const other = getDesk(testApp, await createUser(testApp, { role: 'editor' }))
    const [mine, theirs] = [await upload(csv(garden)), await other.upload(csv(garden))]
    const answers = await Promise.all([apply(mine, 'publish'), other.apply(theirs, 'publish')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const left = answers[0]?.status === 409 ? await getRows(mine) : await other.getRows(theirs)
    expect(left).toMatchObject([{ kind: 'matching', slug: 'moonlight-garden', fields: [] }])
  })

  test('the same import asked for twice at once is done once', async () => {
    const { upload, apply, placeFor } = await asEditor({ engine })
    const preview = await upload(csv(garden))
    const answers = await Promise.all([apply(preview, 'publish'), apply(preview, 'publish')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await placeFor('moonlight-garden')).version).toBe(1)
  })
})
