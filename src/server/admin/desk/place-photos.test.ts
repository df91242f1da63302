import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { PLACE_PHOTOS_MAX, type ContentPhoto, type ContentPlace } from '#contract/place/content-place.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { hashOfMediaUrl, mediaUrl, smallMediaUrl } from '#contract/account/media.ts'
import { takeRole } from '../accounts/roles.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { anotherPlace, getPhoto } from '../../../../tests/support/desk-places.ts'
import { createPicture, fetchFile, storedFiles, uploadPicture } from '../../../../tests/support/images.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logInAgain, type TestUser } from '../../../../tests/support/users.ts'
import { problemsOfPlace } from '../../guide/check-place.ts'
import { sweepImages } from '../../account/media/image-sweep.ts'

describe.each(engines)('photos of places on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  const createEditor = () => createUser(testApp, { role: 'editor' })
  const addPhoto = async (editor: TestUser) => getPhoto(await uploadPicture(testApp, editor, await createPicture()))

  function create({ token }: TestUser, place: ContentPlace, as: 'draft' | 'publish' = 'publish') {
    return callApi(testApp, 'POST /desk/places', { token, body: { kind: 'places', version: 0, text: place, as } })
  }

  function change(
    { token }: TestUser,
    place: ContentPlace,
    { version, as = 'publish' }: { version: number; as?: string },
  ) {
    return callApi(testApp, `PUT /desk/places/${place.slug}`, {
      token,
      body: { kind: 'places', version, text: place, as },
    })
  }

  function act({ token }: TestUser, { slug }: ContentPlace, action: string, body: object) {
    return callApi(testApp, `POST /desk/places/${slug}/${action}`, { token, body })
  }

  async function readPlace(slug: string) {
    return api.getPlace.reply.parse((await callApi(testApp, `GET /places/${slug}`)).body).place
  }

  /** True when both sizes are stored after some days and a sweep. */
  async function isStoredAfter(days: number, { file }: ContentPhoto): Promise<boolean> {
    testApp.clock.advance(days * DAY_MS)
    await sweepImages(testApp.services)
    const files = storedFiles(testApp).filter((path) => path.includes(hashOfMediaUrl(file) ?? 'none'))
    return files.length === 2
  }

  test('visitors see the photos in their order, each with its focal point, on every process', async () => {
    const editor = await createEditor()
    const [first, second] = [
      { ...(await addPhoto(editor)), focus: { x: 20, y: 80 } },
      { ...(await addPhoto(editor)), caption: 'In the evening.' },
    ]
    const place = { ...anotherPlace(), photos: [first, second] }
    expect((await create(editor, place)).status).toBe(200)

    const other = await openSecondInstance(testApp)
    await other.services.guide.renew()
    const { body } = await callApi(other, `GET /places/${place.slug}`)
    const { file, ...texts } = first
    expect(body).toMatchObject({
      place: {
        img: file,
        imgAlt: first.alt,
        imgFocus: { x: 20, y: 80 },
        photo: { credit: first.credit, license: first.license },
        photos: [
          { src: file, small: smallMediaUrl(file), ...texts },
          { src: second.file, caption: 'In the evening.' },
        ],
      },
    })
    const { msg } = api.listExplore.reply.parse((await callApi(testApp, 'GET /explore')).body)
    expect(msg.find(({ slug }) => slug === place.slug)).toMatchObject({ img: file, imgFocus: { x: 20, y: 80 } })
    const index = api.listPlaceIndex.reply.parse((await callApi(testApp, 'GET /places')).body).places
    expect(index.find(({ slug }) => slug === place.slug)).toMatchObject({
      img: smallMediaUrl(file),
      imgFocus: { x: 20, y: 80 },
    })
    expect((await fetchFile(other, smallMediaUrl(file))).status).toBe(200)

    await change(editor, { ...place, photos: [second, first] }, { version: 1 })
    expect(await readPlace(place.slug)).toMatchObject({ img: second.file, imgAlt: second.alt })
    expect(await readPlace(place.slug)).not.toHaveProperty('imgFocus')
    const { photos: _photos, ...without } = place
    await change(editor, without, { version: 2 })
    expect(await readPlace(place.slug)).toMatchObject({ img: expect.stringContaining('/pictures/'), photo: null })
  })

  rule('what is wrong with a photo is said at its field, and nothing is stored', async () => {
    const editor = await createEditor()
    const photo = await addPhoto(editor)
    const ofTraveller = await addPhoto(await createUser(testApp))
    const place = anotherPlace()
    const getFields = async (photos: ContentPhoto[], as?: 'draft') => {
      const { status, body } = await create(editor, { ...place, photos }, as)
      return [status, body['fields']]
    }
    const missing = 'This photo is no longer stored. Please remove it here and add it again'
    expect(await getFields([photo, { ...photo, credit: ' ' }])).toEqual([
      400,
      { 'text.photos.1.credit': 'Please fill in this field' },
    ])
    const unknown = { ...photo, file: mediaUrl('a'.repeat(64)) }
    expect(await getFields([photo, unknown], 'draft')).toEqual([400, { 'text.photos.1.file': missing }])
    expect(await getFields([ofTraveller])).toEqual([400, { 'text.photos.0.file': missing }])
    expect(await getFields([{ ...photo, file: 'no-such-file.jpg' }])).toEqual([
      400,
      { 'text.photos.0.file': 'Problem: there is no such file' },
    ])
    expect(await getFields(Array.from({ length: PLACE_PHOTOS_MAX + 1 }, () => photo))).toEqual([
      400,
      { 'text.photos': 'A place has 12 photos at most. Please remove some' },
    ])
    expect((await getFields([{ ...photo, focus: { x: 55, y: 101 } }]))[0]).toBe(400)
    expect((await callApi(testApp, `GET /desk/places/${place.slug}`, { token: editor.token })).status).toBe(404)
  })

  rule('a preview shows the photos of a draft and says which are not stored', async () => {
    const editor = await createEditor()
    const photo = { ...(await addPhoto(editor)), focus: { x: 0, y: 100 } }
    const preview = (photos: ContentPhoto[]) =>
      callApi(testApp, 'POST /desk/previews/places', {
        token: editor.token,
        body: { kind: 'places', text: { ...anotherPlace(), photos } },
      })
    expect(await preview([photo])).toMatchObject({
      status: 200,
      body: { preview: { place: { img: photo.file, imgFocus: { x: 0, y: 100 } } } },
    })
    expect(await preview([{ ...photo, file: mediaUrl('b'.repeat(64)) }])).toMatchObject({ status: 400 })
  })

  rule('a photo stays as long as a version names it, so that the version can be restored', async () => {
    const editor = await createEditor()
    const photo = await addPhoto(editor)
    const place = { ...anotherPlace(), photos: [photo] }
    await create(editor, place)
    expect(await isStoredAfter(3, photo)).toBe(true)
    const { photos: _photos, ...without } = place
    const later = await logInAgain(testApp, editor)
    await change(later, without, { version: 1 })
    await act(later, place, 'retire', { version: 2, replacedBy: null })
    expect(await isStoredAfter(90, photo)).toBe(true)

    const back = await logInAgain(testApp, editor)
    await act(back, place, 'bring-back', { version: 3 })
    const restored = await act(back, place, 'restore', { version: 4, restored: 1 })
    expect(restored).toMatchObject({ status: 200, body: { entry: { hasDraft: true } } })
    await change(back, place, { version: 5 })
    expect(await readPlace(place.slug)).toMatchObject({ img: photo.file })
  })

  rule('a photo is deleted when its draft is discarded, unless another place or a review shows it', async () => {
    const editor = await createEditor()
    const [alone, shared] = [await addPhoto(editor), await addPhoto(editor)]
    const [draft, other] = [
      { ...anotherPlace(), photos: [alone, shared] },
      { ...anotherPlace(), photos: [shared] },
    ]
    await create(editor, draft, 'draft')
    await create(editor, other, 'draft')
    expect(await isStoredAfter(3, alone)).toBe(true)
    await act(await logInAgain(testApp, editor), draft, 'discard', { version: 1 })
    expect(await isStoredAfter(1, alone)).toBe(false)
    expect(await isStoredAfter(1, shared)).toBe(true)
  })

  rule('an upload that no place names is deleted after a day', async () => {
    const photo = await addPhoto(await createEditor())
    expect(await isStoredAfter(2, photo)).toBe(false)
  })

  rule('another editor goes on with the photos of one who left', async () => {
    const leaving = await createEditor()
    const photo = await addPhoto(leaving)
    const place = { ...anotherPlace(), photos: [photo] }
    await create(leaving, place)
    await takeRole(testApp.services, leaving.email)
    await callApi(testApp, 'POST /auth/delete-account', { token: leaving.token, body: { password: leaving.password } })
    expect(await isStoredAfter(40, photo)).toBe(true)
    const caption = 'A new caption.'
    const changed = await change(await createEditor(), { ...place, photos: [{ ...photo, caption }] }, { version: 1 })
    expect(changed.status).toBe(200)
    expect((await readPlace(place.slug)).photos).toMatchObject([{ caption }])
  })
})

test('a folder names files of its own and no uploads', () => {
  const known = {
    folder: '/nowhere',
    boundingBox: { south: 0, west: 0, north: 1, east: 1 },
    calendar: null,
    illustrations: { garden: { alt: 'A garden', width: 4, height: 3 } },
    land: null,
    now: '2026-12-07',
  }
  const place = { ...anotherPlace(), photos: [getPhoto(mediaUrl('c'.repeat(64)))] }
  expect(problemsOfPlace(place, known)).toEqual(['photos.0.file: there is no such file'])
  expect(problemsOfPlace(place, { ...known, hasUploads: true })).toEqual([])
})
