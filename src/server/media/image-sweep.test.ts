import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { Failure } from '#contract/failure.ts'
import { reviews as messages } from '#contract/messages/en.ts'
import { smallMediaUrl } from '#contract/media.ts'
import { createReview } from '#contract/reviews.ts'
import { sweep } from '../auth/sweep.ts'
import { incomingFolder } from '../http/uploads.ts'
import { fetchFile, freshPicture, storedFiles, upload, uploaded } from '../../../tests/support/images.ts'
import { postReview } from '../../../tests/support/installations.ts'
import { engines } from '../../../tests/support/stores.ts'
import {
  ask,
  logInAgain,
  openSecondDoor,
  PASSWORD,
  settle,
  startWorld,
  type Traveller,
  type World,
} from '../../../tests/support/travellers.ts'
import { sweepImages } from './image-sweep.ts'

async function post(world: World, author: Traveller, imageUrl: string): Promise<string> {
  return createReview.reply.parse((await postReview(world, author, imageUrl)).body).review._id
}

/** Goes through everything that is swept, in its order. */
async function sweepAll(world: World): Promise<void> {
  await sweep(world.store.db, world.clock.now())
  await sweepImages(world.services)
}

/** Whether both renderings are served; a fresh process has none of them in memory. */
async function isThere(world: World, url: string): Promise<boolean> {
  const fresh = await openSecondDoor(world)
  const answers = await Promise.all([url, smallMediaUrl(url)].map((address) => fetchFile(fresh, address)))
  return answers.every(({ status }) => status === 200)
}

/** Whether they are still there when time has passed and everything was swept. */
async function isThereAfter(world: World, url: string, time: number): Promise<boolean> {
  world.clock.pass(time)
  await sweepAll(world)
  return isThere(world, url)
}

describe.each(engines)('sweeping images on $engine', ({ engine }) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ engine })
  })
  afterAll(() => world.close())

  test('keeps an image a day for the review that is being written, then lets it go', async () => {
    const url = await uploaded(world, await settle(world), await freshPicture())
    expect(await isThereAfter(world, url, DAY - MINUTE)).toBe(true)
    expect(await isThereAfter(world, url, 2 * MINUTE)).toBe(false)
    expect(storedFiles(world).filter((path) => path.includes(url.slice(7, 71)))).toEqual([])
  })

  test('gives an image that is uploaded again its day anew', async () => {
    const traveller = await settle(world)
    const picture = await freshPicture()
    const url = await uploaded(world, traveller, picture)
    world.clock.pass(DAY - MINUTE)
    await uploaded(world, traveller, picture)
    expect(await isThereAfter(world, url, DAY - MINUTE)).toBe(true)
    expect(await isThereAfter(world, url, 2 * MINUTE)).toBe(false)
  })

  test('keeps what a review shows, also after its author is gone', async () => {
    const author = await settle(world)
    const url = await uploaded(world, author, await freshPicture())
    await post(world, author, url)
    world.clock.pass(2 * DAY)
    await sweepAll(world)
    await ask(world, 'POST /auth/delete-account', { token: author.token, body: { password: PASSWORD } })
    expect(await isThereAfter(world, url, 60 * DAY)).toBe(true)
  })

  test('keeps the image of a deleted review as long as the review can be restored', async () => {
    const author = await settle(world)
    const url = await uploaded(world, author, await freshPicture())
    const id = await post(world, author, url)
    await ask(world, `DELETE /review/delete/${id}`, { token: author.token })
    expect(await isThereAfter(world, url, 29 * DAY)).toBe(true)
    expect(await isThereAfter(world, url, 2 * DAY)).toBe(false)
  })

  test('keeps an image that two show until the second lets it go', async () => {
    const [first, second] = [await settle(world), await settle(world)]
    const picture = await freshPicture()
    const url = await uploaded(world, first, picture)
    await uploaded(world, second, picture)
    const posted = [await post(world, first, url), await post(world, second, url)]
    const letGo = async (id: string | undefined, author: Traveller) => {
      const { token } = await logInAgain(world, author)
      await ask(world, `DELETE /review/delete/${id}`, { token })
      return isThereAfter(world, url, 31 * DAY)
    }
    expect(await letGo(posted[0], first)).toBe(true)
    expect(await letGo(posted[1], second)).toBe(false)
  })

  test('leaves an image to those who still write when another’s day is over', async () => {
    const [early, late] = [await settle(world), await settle(world)]
    const picture = await freshPicture()
    const url = await uploaded(world, early, picture)
    world.clock.pass(DAY - HOUR)
    await uploaded(world, late, picture)
    world.clock.pass(2 * HOUR)
    await sweepAll(world)
    const answers = await Promise.all([early, late].map((author) => postReview(world, author, url)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('takes up what another process began and did not finish', async () => {
    const url = await uploaded(world, await settle(world), await freshPicture())
    world.clock.pass(DAY + MINUTE)
    const away = new Failure('unavailable', messages.imagesAway)
    const images = { ...world.services.images, delete: () => Promise.reject(away) }
    await expect(sweepImages({ ...world.services, images })).rejects.toBe(away)
    await sweepAll(world)
    expect(await isThere(world, url)).toBe(true)
    expect(await isThereAfter(world, url, 11 * MINUTE)).toBe(false)
  })

  test('lets nobody post a picture whose files are being deleted, and takes it again afterwards', async () => {
    const traveller = await settle(world)
    const picture = await freshPicture()
    const url = await uploaded(world, traveller, picture)
    world.clock.pass(DAY + MINUTE)
    const { token } = await logInAgain(world, traveller)
    const during: number[] = []
    const images = {
      ...world.services.images,
      delete: async (name: string) => {
        during.push((await upload(world, { token }, picture)).status)
        during.push((await postReview(world, { token }, url)).status)
        await world.services.images.delete(name)
      },
    }
    await sweepImages({ ...world.services, images })
    expect(during).toEqual([503, 400, 503, 400])
    expect((await upload(world, { token }, picture)).status).toBe(200)
    expect(await isThere(world, url)).toBe(true)
  })

  test('clears away what a killed process left half arrived, and nothing that still arrives', async () => {
    const folder = incomingFolder(world.config.dataDir)
    mkdirSync(folder, { recursive: true })
    const ages = { abandoned: 61 * MINUTE, arriving: 59 * MINUTE }
    for (const [name, age] of Object.entries(ages)) {
      writeFileSync(join(folder, name), 'half a picture')
      const changed = new Date(world.clock.now().getTime() - age)
      utimesSync(join(folder, name), changed, changed)
    }
    await sweepAll(world)
    expect(storedFiles(world).filter((path) => path.startsWith('incoming'))).toEqual(['incoming/arriving'])
  })
})
