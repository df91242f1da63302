import { api } from '#contract/api.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPicture } from '../support/images.ts'
import { startS3Server } from '../support/s3-server.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/stores.ts'
import { callApiOverNetwork, fetchStatus, measureTimeUntil, type Answer } from '../support/network-calls.ts'
import { expectNothingLost } from './outcome.ts'
import { scaled } from '../support/scale.ts'
import { saveTrips, signUpOverNetwork, type NetworkUser } from '../support/network-users.ts'

const OUTAGE_MS = scaled({ short: 0, full: 30_000 })

test('while the image storage is away the server refuses uploads and answers all else, and it recovers afterwards', async () => {
  const folder = temporaryFolder()
  const storage = await startS3Server({ folder })
  const server = await startServer({ DATA_DIR: temporaryFolder(), S3_URL: storage.url })
  const traveller = await signUpOverNetwork(server.url)
  const before = getAddress(await upload(traveller))
  expect(await fetchStatus(server.url + before)).toBe(200)

  await storage.stop()
  const leftAt = performance.now()
  expect(await upload(traveller)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await saveTrips(traveller, 10)).refusals).toEqual([])
  expect(await Promise.all(['/explore', before, '/readyz'].map((path) => fetchStatus(server.url + path)))).toEqual([
    200, 200, 200,
  ])

  await wait(Math.max(0, leftAt + OUTAGE_MS - performance.now()))
  const away = performance.now() - leftAt
  await startS3Server({ folder, port: Number(new URL(storage.url).port) })
  const after: string[] = []
  const recovery = await measureTimeUntil(async () => {
    const answer = await upload(traveller)
    if (answer.status === 200) after.push(getAddress(answer))
    return answer.status === 200
  })
  const addresses = [before, ...after]
  const statuses = await Promise.all(addresses.map((address) => fetchStatus(server.url + address)))
  expectNothingLost({
    what: 'storage of images (S3) away',
    times: `${Math.round(away / 1000)} s`,
    acknowledged: addresses.length,
    lost: statuses.filter((status) => status !== 200).length,
    recovery,
  })
  expect(await server.stop()).toBe(0)
})

async function upload({ url, token }: NetworkUser): Promise<Answer> {
  return callApiOverNetwork(url, 'POST /media/upload', { token, picture: await createPicture() })
}

function getAddress({ body }: Answer): string {
  return api.uploadImage.reply.parse(body).secure_url
}
