import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { Failure } from '#contract/api/failure.ts'
import { smallMediaUrl } from '#contract/account/media.ts'
import { sweep } from '../../app/sweep.ts'
import { fetchFile, createPicture, storedFiles, upload, uploadPicture } from '../../../../tests/support/images.ts'
import { postReview } from '../../../../tests/support/installations.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { openSecondInstance, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { logInAgain, PASSWORD, createUser, type TestUser } from '../../../../tests/support/users.ts'
import { sweepImages } from './image-sweep.ts'
import { incomingFolder } from './local-images.ts'

async function post(testApp: TestApp, author: TestUser, imageUrl: string): Promise<string> {
  return api.createReview.reply.parse((await postReview(testApp, author, imageUrl)).body).review._id
}

/** Runs all sweeps in the order of the product. */
async function sweepAll(testApp: TestApp): Promise<void> {
  await sweep(testApp.store.db, testApp.clock.now())
  await sweepImages(testApp.services)
}

/** True when both renderings are served. A second instance has none of them in memory. */
async function isThere(testApp: TestApp, url: string): Promise<boolean> {
  const fresh = await openSecondInstance(testApp)
  const answers = await Promise.all([url, smallMediaUrl(url)].map((fileUrl) => fetchFile(fresh, fileUrl)))
  return answers.every(({ status }) => status === 200)
}

/** True when both renderings are served after some time and a sweep. */
async function isThereAfter(testApp: TestApp, url: string, time: number): Promise<boolean> {
  testApp.clock.advance(time)
  await sweepAll(testApp)
  return isThere(testApp, url)
}

describe.each(engines)('sweeping images on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('keeps an image for a day for the review in progress and then deletes it', async () => {
    const url = await uploadPicture(testApp, await createUser(testApp), await createPicture())
    expect(await isThereAfter(testApp, url, DAY_MS - MINUTE_MS)).toBe(true)
    expect(await isThereAfter(testApp, url, 2 * MINUTE_MS)).toBe(false)
    expect(storedFiles(testApp).filter((path) => path.includes(url.slice(7, 71)))).toEqual([])
  })

  rule('keeps an image for another day when it is uploaded again', async () => {
    const traveller = await createUser(testApp)
    const picture = await createPicture()
    const url = await uploadPicture(testApp, traveller, picture)
    testApp.clock.advance(DAY_MS - MINUTE_MS)
    await uploadPicture(testApp, traveller, picture)
    expect(await isThereAfter(testApp, url, DAY_MS - MINUTE_MS)).toBe(true)
    expect(await isThereAfter(testApp, url, 2 * MINUTE_MS)).toBe(false)
  })

  test('keeps what a review shows, also after its author is gone', async () => {
    const author = await createUser(testApp)
    const url = await uploadPicture(testApp, author, await createPicture())
    await post(testApp, author, url)
    testApp.clock.advance(2 * DAY_MS)
    await sweepAll(testApp)
    await callApi(testApp, 'POST /auth/delete-account', { token: author.token, body: { password: PASSWORD } })
    expect(await isThereAfter(testApp, url, 60 * DAY_MS)).toBe(true)
  })

  rule('keeps the image of a deleted review as long as the review can be restored', async () => {
    const author = await createUser(testApp)
    const url = await uploadPicture(testApp, author, await createPicture())
    const id = await post(testApp, author, url)
    await callApi(testApp, `DELETE /review/delete/${id}`, { token: author.token })
    expect(await isThereAfter(testApp, url, 29 * DAY_MS)).toBe(true)
    expect(await isThereAfter(testApp, url, 2 * DAY_MS)).toBe(false)
  })

  rule('keeps an image of two reviews until both are gone', async () => {
    const [first, second] = [await createUser(testApp), await createUser(testApp)]
    const picture = await createPicture()
    const url = await uploadPicture(testApp, first, picture)
    await uploadPicture(testApp, second, picture)
    const posted = [await post(testApp, first, url), await post(testApp, second, url)]
    const letGo = async (id: string | undefined, author: TestUser) => {
      const { token } = await logInAgain(testApp, author)
      await callApi(testApp, `DELETE /review/delete/${id}`, { token })
      return isThereAfter(testApp, url, 31 * DAY_MS)
    }
    expect(await letGo(posted[0], first)).toBe(true)
    expect(await letGo(posted[1], second)).toBe(false)
  })

  test('keeps an image for a later uploader when the day of the first uploader ends', async () => {
    const [early, late] = [await createUser(testApp), await createUser(testApp)]
    const picture = await createPicture()
    const url = await uploadPicture(testApp, early, picture)
    testApp.clock.advance(DAY_MS - HOUR_MS)
    await uploadPicture(testApp, late, picture)
    testApp.clock.advance(2 * HOUR_MS)
    await sweepAll(testApp)
    const answers = await Promise.all([early, late].map((author) => postReview(testApp, author, url)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('finishes a deletion that another process began', async () => {
    const url = await uploadPicture(testApp, await createUser(testApp), await createPicture())
    testApp.clock.advance(DAY_MS + MINUTE_MS)
    const away = new Failure('unavailable', 'images.away')
    const images = { ...testApp.services.images, delete: () => Promise.reject(away) }
    await expect(sweepImages({ ...testApp.services, images })).rejects.toBe(away)
    await sweepAll(testApp)
    expect(await isThere(testApp, url)).toBe(true)
    expect(await isThereAfter(testApp, url, 11 * MINUTE_MS)).toBe(false)
  })

  test('refuses uploads and reviews of a picture during its deletion, and accepts its upload afterwards', async () => {
    const traveller = await createUser(testApp)
    const picture = await createPicture()
    const url = await uploadPicture(testApp, traveller, picture)
    testApp.clock.advance(DAY_MS + MINUTE_MS)
    const { token } = await logInAgain(testApp, traveller)
    const during: number[] = []
    const images = {
      ...testApp.services.images,
      delete: async (name: string) => {
        during.push((await upload(testApp, { token }, picture)).status)
        during.push((await postReview(testApp, { token }, url)).status)
        await testApp.services.images.delete(name)
      },
    }
    await sweepImages({ ...testApp.services, images })
    expect(during).toEqual([503, 400, 503, 400])
    expect((await upload(testApp, { token }, picture)).status).toBe(200)
    expect(await isThere(testApp, url)).toBe(true)
  })

  test('deletes incomplete uploads of a killed process and keeps uploads in progress', async () => {
    const folder = incomingFolder(testApp.config.dataDir)
    mkdirSync(folder, { recursive: true })
    const ages = { abandoned: 61 * MINUTE_MS, arriving: 59 * MINUTE_MS }
    for (const [name, age] of Object.entries(ages)) {
      writeFileSync(join(folder, name), 'half a picture')
      const changed = new Date(testApp.clock.now().getTime() - age)
      utimesSync(join(folder, name), changed, changed)
    }
    await sweepAll(testApp)
    expect(storedFiles(testApp).filter((path) => path.startsWith('incoming'))).toEqual(['incoming/arriving'])
  })
})
