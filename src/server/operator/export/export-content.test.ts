import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { anotherEvent } from '../../../../tests/support/desk-calendar.ts'
import { partOfSurat } from '../../../../tests/support/desk-city.ts'
import { anotherPlace, insertDeskPlace, getPhoto } from '../../../../tests/support/desk-places.ts'
import { tripTo } from '../../../../tests/support/desk-trips.ts'
import { createPicture, fetchFile, storedFiles, uploadPicture } from '../../../../tests/support/images.ts'
import { runTool } from '../../../../tests/support/installations.ts'
import { createStoreLocation, engines, temporaryFolder, getVariables } from '../../../../tests/support/stores.ts'
import { createTestAppAt, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { PICTURES_PATH } from '../../guide/pictures.ts'
import { readContent } from '../../guide/read-content.ts'
import { exportContent } from './export-content.ts'

const READ_BY_VISITORS = [
  '/city',
  '/explore',
  '/cafe',
  '/street_food',
  '/historical',
  '/suggest-trips',
  '/seasons',
  '/phrases',
  '/hours?from=2026-12-07&to=2026-12-13',
  '/search?q=castle',
] as const

function exportTo(folder: string, { store, services, config }: TestApp) {
  return exportContent({ store, images: services.images, cityDir: config.cityDir }, folder)
}

const inGujarati = { headers: { 'accept-language': 'gu' } }

/** The texts that visitors read, in both languages. Uploads have one name, because their URLs differ. */
async function readGuide(testApp: TestApp): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const path of READ_BY_VISITORS) {
    for (const language of ['en', 'gu']) {
      const headers = { 'accept-language': language }
      const { status, body } = await callApi(testApp, `GET ${path}`, { headers })
      expect([path, status]).toEqual([path, 200])
      const text = JSON.stringify(body).replaceAll(/\/(media|pictures)\/(upload-)?[0-9a-f]{12}[\w.-]*\.webp/g, 'upload')
      answers[`${language} ${path}`] = JSON.parse(text)
    }
  }
  return answers
}

describe.each(engines)('the guide as a folder, on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  rule('starts a second installation with the same places, trips, photos and words', async () => {
    const editor = await createUser(testApp, { role: 'editor' })
    const act = async (route: Route, body: object) =>
      expect((await callApi(testApp, route, { token: editor.token, body })).status).toBe(200)
    const photo = getPhoto(await uploadPicture(testApp, editor, await createPicture()))
    const place = { ...anotherPlace(), photos: [{ ...photo, focus: { x: 20, y: 80 } }] }
    await act('POST /desk/places', { kind: 'places', version: 0, text: place, as: 'publish' })
    await act('POST /desk/places', { kind: 'places', version: 0, text: anotherPlace(), as: 'draft' })
    const trip = tripTo('by-the-new-lake', { name: place.name, place: place.slug })
    await act('POST /desk/trips', { kind: 'trips', version: 0, text: trip, as: 'publish' })
    await act('POST /desk/places/gopi-talav/retire', { version: 0, replacedBy: 'dutch-garden' })
    const calendarEntry = { ...anotherEvent(), places: [place.slug] }
    await act('POST /desk/calendar', { kind: 'calendar', version: 0, text: calendarEntry, as: 'publish' })
    await act('POST /desk/calendar/labh-pancham/retire', { version: 0, replacedBy: null })
    const city = { ...partOfSurat('city').city, tagline: 'Of the editors' }
    await act('PUT /desk/city/city', { kind: 'city', version: 0, text: { slug: 'city', city }, as: 'publish' })
    const folder = join(temporaryFolder(), 'surat-again')

    const exported = await exportTo(folder, testApp)

    expect(exported).toMatchObject({ places: 73, photos: 1 })
    expect(exported.omissions).toContain('search.json › lake › places: “gopi-talav” is not in the guide any more')
    const second = await startTestApp({ engine, env: { CITY: folder, RATE_LIMITS: 'off' } })
    try {
      expect(await readGuide(second)).toEqual(await readGuide(testApp))
      const gujarati = api.getCity.reply.parse((await callApi(second, 'GET /city', inGujarati)).body).city
      expect(gujarati).toMatchObject({ name: 'સુરત', tagline: 'Of the editors' })
      expect(readContent(folder).city.tagline).toBe('Of the editors')
      const events = readContent(folder).calendar?.events.map(({ slug }) => slug)
      expect(events).toContain(calendarEntry.slug)
      expect(events).not.toContain('labh-pancham')
      const shown = api.getPlace.reply.parse((await callApi(second, `GET /places/${place.slug}`)).body).place
      expect(shown.photos).toMatchObject([{ alt: photo.alt, credit: photo.credit, focus: { x: 20, y: 80 } }])
      const there = second.services.pictures.find(shown.img.slice(PICTURES_PATH.length))
      expect(there?.bytes).toEqual((await fetchFile(testApp, photo.file)).bytes)
    } finally {
      await second.close()
    }
  })

  rule('leaves out a photo that the storage has lost, and says so', async () => {
    const editor = await createUser(testApp, { role: 'editor' })
    const photos = [getPhoto(await uploadPicture(testApp, editor, await createPicture(31)))]
    const { slug } = await insertDeskPlace(testApp, { has_draft: 0, isPublished: true, photos })
    const hash = /[0-9a-f]{64}/.exec(photos[0]?.file ?? '')?.[0] ?? ''
    const files = storedFiles(testApp).filter((path) => path.includes(hash))
    for (const file of files) rmSync(join(testApp.location.dataDir, 'uploads', file))
    const folder = join(temporaryFolder(), 'surat-again')

    const { omissions } = await exportTo(folder, testApp)

    const picture = 'the picture of “A lake with a fountain.” is not in the storage'
    expect(omissions).toContain(`places.json › ${slug} › photos: ${picture}`)
    expect(readContent(folder).places.find((place) => place.slug === slug)).not.toHaveProperty('photos')
  })
})

describe('the command', () => {
  test('writes the guide of an installation, and nothing when the folder is taken', async () => {
    const location = await createStoreLocation('SQLite')
    await (await createTestAppAt(location)).close()
    const parent = temporaryFolder()
    const env = getVariables(location)
    const run = (folder: string) => runTool('content', { args: ['export', join(parent, folder)], env })

    expect(await run('guide')).toMatchObject({
      status: 0,
      output: expect.stringContaining('73 places, 4 suggested trips, 0 photos; read back and found whole.'),
    })
    expect(readContent(join(parent, 'guide')).places).toHaveLength(73)

    mkdirSync(join(parent, 'taken'))
    writeFileSync(join(parent, 'taken', 'letter.txt'), 'precious')
    expect(await run('taken')).toMatchObject({ status: 1, output: expect.stringContaining('is there already') })
    expect(readdirSync(join(parent, 'taken'))).toEqual(['letter.txt'])
    expect(readdirSync(parent).toSorted()).toEqual(['guide', 'taken'])
  })

  test('names what a start would refuse, and leaves nothing behind', async () => {
    const testApp = await startTestApp()
    try {
      const lost = { file: 'lost.jpg', alt: 'A gate.', credit: 'Meera Shah', license: 'CC BY 4.0' }
      const { slug } = await insertDeskPlace(testApp, { has_draft: 0, isPublished: true, photos: [lost] })
      const parent = temporaryFolder()

      const refusal = exportTo(join(parent, 'guide'), testApp)

      await expect(refusal).rejects.toThrow(`(${slug}) › photos.0.file: there is no such file`)
      await expect(refusal).rejects.toThrow('Nothing was written.')
      expect(readdirSync(parent)).toEqual([])
    } finally {
      await testApp.close()
    }
  })

  test('keeps out of the folder that the server reads', async () => {
    const testApp = await startTestApp()
    try {
      const inside = join(testApp.config.cityDir, 'copy')
      await expect(exportTo(inside, testApp)).rejects.toThrow('lies in the city’s own folder')
      expect(existsSync(inside)).toBe(false)
    } finally {
      await testApp.close()
    }
  })
})
