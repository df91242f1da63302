import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { failures } from '#messages/failures.ts'
import { smallMediaUrl } from '#contract/account/media.ts'
import { fetchFile, createPicture, storedFiles, upload, uploadPicture } from '../../../../tests/support/images.ts'
import { callApiOverNetwork } from '../../../../tests/support/network-calls.ts'
import { startS3Server } from '../../../../tests/support/s3-server.ts'
import { startServer } from '../../../../tests/support/server-process.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { openSecondInstance, createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openImages } from './open-images.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'

describe('images in S3-compatible storage', () => {
  test('are stored there, readable by every process, and not stored on this machine', async () => {
    const storage = await startS3Server()
    const testApp = await createTestApp({ env: { S3_URL: storage.url } })
    const url = await uploadPicture(testApp, await createUser(testApp), await createPicture(600, 400))
    const other = await openSecondInstance(testApp, { env: { S3_URL: storage.url } })
    const files = await Promise.all([url, smallMediaUrl(url)].map((fileUrl) => fetchFile(other, fileUrl)))
    const readings = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()))
    expect(readings.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 600],
      ['webp', 480],
    ])
    expect(files.map(({ headers }) => headers['content-type'])).toEqual(['image/webp', 'image/webp'])
    expect(storedFiles(testApp)).toEqual([])
    expect(readdirSync(join(storage.folder, 'city-images')).length).toBeGreaterThan(0)
  })

  test('are not found when they do not exist, and may be deleted twice', async () => {
    const { url } = await startS3Server()
    const images = openImages(readConfig({ S3_URL: url }))
    await images.put('one.webp', Buffer.from('one'))
    expect(await images.get('one.webp')).toEqual(Buffer.from('one'))
    expect(await images.get('two.webp')).toBeNull()
    await images.delete('one.webp')
    await images.delete('one.webp')
    expect(await images.get('one.webp')).toBeNull()
  })

  test(
    'are asked for by their names only: made-up ones never reach it',
    { tags: 'weakness/made-up-media' },
    async () => {
      const storage = await startS3Server()
      const testApp = await createTestApp({ env: { S3_URL: storage.url, RATE_LIMITS: 'off' } })
      const shown = await uploadPicture(testApp, await createUser(testApp), await createPicture())
      await storage.stop()
      const madeUp = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(64, '0'))
      const urls = madeUp.flatMap((hash) => [`/media/${hash}.webp`, `/media/${hash}-small.webp`])
      const answers = await Promise.all(urls.map((url) => fetchFile(testApp, url)))
      // The storage is away: whatever asks it is unavailable.
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
      expect((await fetchFile(testApp, shown)).status).toBe(503)
    },
  )

  test('are reported as unavailable during an outage, the rest works, and images return when the storage returns', async () => {
    const storage = await startS3Server()
    const testApp = await createTestApp({ env: { S3_URL: storage.url } })
    const traveller = await createUser(testApp)
    const shown = await uploadPicture(testApp, traveller, await createPicture())
    const picture = await createPicture()
    await storage.stop()
    const away = { status: 503, body: { error: failures['images.away'] } }
    expect(await upload(testApp, traveller, picture)).toMatchObject(away)
    expect((await fetchFile(testApp, shown)).status).toBe(503)
    expect((await callApi(testApp, 'GET /explore')).status).toBe(200)
    await startS3Server({ folder: storage.folder, port: Number(new URL(storage.url).port) })
    expect((await upload(testApp, traveller, picture)).status).toBe(200)
    expect((await fetchFile(testApp, shown)).status).toBe(200)
  })

  test('are unavailable when the storage refuses the key, and the key is in no log', async () => {
    const storage = await startS3Server()
    const dataDir = temporaryFolder()
    const url = storage.url.replace('S3RVER:S3RVER', 'another-key:a-secret-of-its-own')
    const server = await startServer({ DATA_DIR: dataDir, S3_URL: url, LOG_LEVEL: 'trace' })
    const person = { name: 'Meera', email: 'meera@surat.example', password: 'kites-over-Rander' }
    const signedUp = await callApiOverNetwork(server.url, 'POST /auth/signup', { body: person })
    const { authToken: token } = api.signUp.reply.parse(signedUp.body)
    const answer = await callApiOverNetwork(server.url, 'POST /media/upload', { token, picture: await createPicture() })
    expect(answer).toMatchObject({ status: 503, body: { error: failures['images.away'] } })
    await vi.waitFor(() => expect(server.output()).toContain('dependency failed'), PATIENCE)
    expect(server.output()).not.toContain('a-secret-of-its-own')
    expect(server.output()).not.toContain('meera')
    expect(await server.stop()).toBe(0)
    expect(readdirSync(join(dataDir, 'uploads', 'incoming'))).toEqual([])
  })
})
