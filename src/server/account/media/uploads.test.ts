import { once } from 'node:events'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/text/durations.ts'
import { fieldErrors } from '#messages/field-errors.ts'
import { failures } from '#messages/failures.ts'
import { ACCOUNT_IMAGE_BYTES, UNCONFIRMED_IMAGE_BYTES } from '#contract/account/storage.ts'
import { smallMediaUrl, UPLOAD_PRESET } from '#contract/account/media.ts'
import { Failure } from '#contract/api/failure.ts'
import { fetchFile, createPicture, storedFiles, upload, uploadPicture } from '../../../../tests/support/images.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { openSecondInstance, createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { PASSWORD, createUser } from '../../../../tests/support/users.ts'
import { pausedFailure } from './image-reader.ts'
import type { Images } from './images.ts'
import { claimImage } from './images.store.ts'
import { storeUpload, UPLOADS_PER_DAY } from './uploads.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'

/** True when a review of this user may show a URL. */
function mayUse({ store }: TestApp, { id: accountId }: { id: string }, url: string): Promise<boolean> {
  return store.db.transaction().execute((transaction) => claimImage(transaction, { accountId, url }, store.engine))
}

function sent(testApp: TestApp, token: string, form: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  return callApi(testApp, 'POST /media/upload', { token, body })
}

describe.each(engines)('uploading on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine })
  })
  afterAll(() => testApp.close())

  rule('answers the address at which the picture is served, and a smaller one beside it', async () => {
    const url = await uploadPicture(testApp, await createUser(testApp), await createPicture(900, 600))
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/)
    const [large, small] = [await fetchFile(testApp, url), await fetchFile(testApp, smallMediaUrl(url))]
    expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 })
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 })
  })

  rule('stores only the two renderings of a picture', async () => {
    const before = storedFiles(testApp)
    const url = await uploadPicture(testApp, await createUser(testApp), await createPicture())
    const added = storedFiles(testApp).filter((file) => !before.includes(file))
    const hash = url.slice('/media/'.length, -'.webp'.length)
    expect(added.toSorted()).toEqual([`${hash.slice(0, 2)}/${hash}-small.webp`, `${hash.slice(0, 2)}/${hash}.webp`])
  })

  test('lets only the owner use the picture in a review', async () => {
    const [owner, other] = [await createUser(testApp), await createUser(testApp)]
    const url = await uploadPicture(testApp, owner, await createPicture())
    expect(await mayUse(testApp, owner, url)).toBe(true)
    expect(await mayUse(testApp, other, url)).toBe(false)
    const foreign = [`https://x.example${url}`, smallMediaUrl(url), `/media/${'0'.repeat(64)}.webp`, '', 'javascript:0']
    expect(await Promise.all(foreign.map((fileUrl) => mayUse(testApp, owner, fileUrl)))).toEqual(
      foreign.map(() => false),
    )
  })

  test('keeps the same picture once, sent by two at once, and either may go', async () => {
    const [first, second] = [await createUser(testApp), await createUser(testApp)]
    const instance = await openSecondInstance(testApp)
    const picture = await createPicture()
    const before = storedFiles(testApp).length
    const urls = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        uploadPicture(index % 2 === 0 ? testApp : instance, index % 4 < 2 ? first : second, picture),
      ),
    )
    const [url = ''] = urls
    expect(new Set(urls).size).toBe(1)
    expect(storedFiles(testApp).length - before).toBe(2)
    await callApi(testApp, 'POST /auth/delete-account', { token: first.token, body: { password: PASSWORD } })
    expect([await mayUse(testApp, first, url), await mayUse(testApp, second, url)]).toEqual([false, true])
    expect((await fetchFile(testApp, url)).status).toBe(200)
  })

  rule(`takes ${UPLOADS_PER_DAY} files a day, good or bad, and goes on tomorrow`, async () => {
    const traveller = await createUser(testApp)
    const picture = await createPicture()
    for (let count = 1; count < UPLOADS_PER_DAY; count++) {
      expect((await upload(testApp, traveller, Buffer.from('no picture'))).status).toBe(415)
    }
    expect((await upload(testApp, traveller, picture)).status).toBe(200)
    expect(await upload(testApp, traveller, picture)).toMatchObject({
      status: 429,
      body: { error: failures['images.too-many'] },
      headers: { 'retry-after': '3600' },
    })
    expect((await upload(testApp, await createUser(testApp), picture)).status).toBe(200)
    testApp.clock.advance(DAY_MS)
    expect((await upload(testApp, traveller, picture)).status).toBe(200)
  })

  test(
    'pauses for an hour after a picture that took too long, for its account alone',
    { tags: 'weakness/slow-pictures' },
    async () => {
      const [sender, other] = [await createUser(testApp), await createUser(testApp)]
      const { services, clock } = testApp
      let reads = 0
      const read = async () => {
        reads += 1
        throw pausedFailure(3_600)
      }
      const slow = { ...services, imageReader: { read } }
      const refusal = { code: 'too-many-requests', reason: { code: 'images.paused' }, retryAfterSeconds: 3_600 }
      await expect(storeUpload(slow, { accountId: sender.id, path: 'slow' })).rejects.toMatchObject(refusal)
      await expect(storeUpload(slow, { accountId: sender.id, path: 'slow' })).rejects.toMatchObject(refusal)
      expect(reads).toBe(1)

      expect((await upload(testApp, other, await createPicture())).status).toBe(200)
      clock.advance(HOUR_MS + 1)
      expect((await upload(testApp, sender, await createPicture())).status).toBe(200)
    },
  )

  rule('is refused in words when the traveller’s pictures take up all their room', async () => {
    const traveller = await createUser(testApp)
    const hash = crypto.randomUUID()
    const { db } = testApp.store
    const bytes = ACCOUNT_IMAGE_BYTES - 10
    await db.insertInto('image').values({ hash, bytes, check_at: null, leaving_at: null }).execute()
    const upload_ = { account_id: traveller.id, hash, uploaded_at: testApp.clock.now().toISOString() }
    await db.insertInto('image_upload').values(upload_).execute()
    const before = storedFiles(testApp)
    const refusal = { status: 409, body: { error: failures['images.full'] } }
    expect(await upload(testApp, traveller, await createPicture())).toMatchObject(refusal)
    expect(storedFiles(testApp)).toEqual(before)
  })

  rule('are few before the email is confirmed', async () => {
    const mailed = await createTestApp({ engine, env: { SMTP_URL: 'smtp://mail.example' }, send: null })
    const traveller = await createUser(mailed, { emailConfirmedAt: null })
    const hash = crypto.randomUUID()
    const { db } = mailed.store
    const bytes = UNCONFIRMED_IMAGE_BYTES - 10
    await db.insertInto('image').values({ hash, bytes, check_at: null, leaving_at: null }).execute()
    const uploaded_at = mailed.clock.now().toISOString()
    await db.insertInto('image_upload').values({ account_id: traveller.id, hash, uploaded_at }).execute()
    const refusal = { status: 409, body: { error: failures['images.full-unconfirmed'] } }
    expect(await upload(mailed, traveller, await createPicture())).toMatchObject(refusal)
    await db.updateTable('account').set({ email_confirmed_at: uploaded_at }).where('id', '=', traveller.id).execute()
    expect((await upload(mailed, traveller, await createPicture())).status).toBe(200)
  })

  test('waits for a picture of the same content that is just being deleted', async () => {
    const traveller = await createUser(testApp)
    const picture = await createPicture()
    const url = await uploadPicture(testApp, traveller, picture)
    await testApp.store.db
      .updateTable('image')
      .set({ leaving_at: 'now' })
      .where('hash', '=', url.slice(7, -5))
      .execute()
    expect(await mayUse(testApp, traveller, url)).toBe(false)
    expect((await upload(testApp, traveller, picture)).status).toBe(503)
  })
})

describe('the form of an upload', () => {
  let testApp: TestApp
  let token = ''
  beforeAll(async () => {
    testApp = await startTestApp()
    token = (await createUser(testApp)).token
  })
  afterAll(() => testApp.close())

  test('names any preset, or none, before the file or after it', async () => {
    const file = new Blob([new Uint8Array(await createPicture())])
    const answers = [
      await sent(testApp, token, { file }),
      await sent(testApp, token, { file, upload_preset: 'ml_default' }),
      await sent(testApp, token, { upload_preset: UPLOAD_PRESET, file }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('carries exactly one file, in its field', async () => {
    const file = new Blob([new Uint8Array(await createPicture())])
    const form = { upload_preset: UPLOAD_PRESET }
    const answers = [
      await sent(testApp, token, form),
      await sent(testApp, token, { ...form, file: 'a text' }),
      await sent(testApp, token, { ...form, picture: file }),
      await sent(testApp, token, { ...form, file, second: file }),
      await callApi(testApp, 'POST /media/upload', { token, body: form }),
    ]
    expect(answers.map(({ status, body }) => [status, body['error']])).toEqual([
      [400, fieldErrors['image.not-an-image']],
      [400, fieldErrors['image.not-an-image']],
      [400, failures['invalid-input']],
      [413, failures['payload-too-large']],
      [415, failures['unsupported-media-type']],
    ])
    expect(storedFiles(testApp).filter((path) => path.startsWith('incoming'))).toEqual([])
  })

  test('is bounded in fields and in their length', async () => {
    const file = new Blob([new Uint8Array(await createPicture())])
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field-${index}`, 'x']))
    const answers = [
      await sent(testApp, token, { ...many, upload_preset: UPLOAD_PRESET, file }),
      await sent(testApp, token, { upload_preset: UPLOAD_PRESET.padEnd(100_000, 'x'), file }),
      await sent(testApp, token, { ['__proto__']: 'x', upload_preset: UPLOAD_PRESET, file }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([413, 400, 400])
  })

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['of another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
    ['without anything', 'multipart/form-data; boundary=x', ''],
  ])('%s is refused', async (_what, contentType, payload) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType }
    const { statusCode } = await testApp.app.inject({ method: 'POST', url: '/api/media/upload', headers, payload })
    expect([400, 415]).toContain(statusCode)
    expect(storedFiles(testApp).filter((path) => path.startsWith('incoming'))).toEqual([])
  })
})

describe('a picture is served', () => {
  let testApp: TestApp
  let url = ''
  beforeAll(async () => {
    testApp = await startTestApp()
    url = await uploadPicture(testApp, await createUser(testApp), await createPicture())
  })
  afterAll(() => testApp.close())

  test('with immutable caching and only as a picture', async () => {
    const { status, headers } = await fetchFile(testApp, url)
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    ])
  })

  test('with a tag by which it need not be sent again, and with a head alone', async () => {
    const { headers, bytes } = await fetchFile(testApp, url)
    const again = await fetchFile(testApp, url, { 'if-none-match': String(headers['etag']) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const head = await testApp.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(bytes.length), ''])
  })

  test.each([
    `/media/${'0'.repeat(64)}.webp`,
    '/media/',
    '/media/..%2f..%2fsafarnama.sqlite',
    '/media/../safarnama.sqlite',
    '/media/incoming',
    '/media/incoming%2fx',
    `/media/${'A'.repeat(64)}.webp`,
    `/media/${'0'.repeat(64)}.webp%00.html`,
  ])('under its own address alone: %s is not found', async (fileUrl) => {
    const { status, headers } = await fetchFile(testApp, fileUrl)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('when something fails', () => {
  const nothing: Images = { put: async () => {}, get: async () => null, delete: async () => {} }

  test('a full disk is reported, and reads go on', async () => {
    const put = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const testApp = await createTestApp({ images: { ...nothing, put } })
    const answer = await upload(testApp, await createUser(testApp), await createPicture())
    expect(answer).toMatchObject({ status: 507, body: { error: failures['insufficient-storage'] } })
    expect(storedFiles(testApp)).toEqual([])
    expect((await callApi(testApp, 'GET /explore')).status).toBe(200)
  })

  test('storage that is away is said to be away, with the time to come back', async () => {
    const put = async () => {
      throw new Failure('unavailable', 'images.away', { retryAfterSeconds: 30 })
    }
    const testApp = await createTestApp({ images: { ...nothing, put } })
    const answer = await upload(testApp, await createUser(testApp), await createPicture())
    expect(answer).toMatchObject({
      status: 503,
      body: { error: failures['images.away'] },
      headers: { 'retry-after': '30' },
    })
  })

  test('an upload that breaks off leaves no file', async () => {
    const testApp = await createTestApp()
    const { token } = await createUser(testApp)
    const socket = await beginUpload(testApp, token)
    await vi.waitFor(() => expect(storedFiles(testApp)).toHaveLength(1), PATIENCE)
    socket.destroy()
    await vi.waitFor(() => expect(storedFiles(testApp)).toEqual([]), PATIENCE)
  })

  test(
    'slow uploads of one account leave room for those of others',
    { tags: 'weakness/uploads-of-one-account' },
    async () => {
      const testApp = await createTestApp({ env: { TRUST_PROXY: '127.0.0.0/8' } })
      const [slow, other] = [await createUser(testApp), await createUser(testApp)]
      await testApp.app.listen({ host: '127.0.0.1', port: 0 })
      const sockets = await Promise.all(
        Array.from({ length: 101 }, (_, index) => beginUpload(testApp, slow.token, `198.18.7.${index}`)),
      )
      await vi.waitFor(() => expect(storedFiles(testApp)).toHaveLength(4), { timeout: 30_000 })
      expect(await upload(testApp, slow, await createPicture())).toMatchObject({
        status: 429,
        headers: { 'retry-after': '10' },
      })
      expect((await upload(testApp, other, await createPicture())).status).toBe(200)
      for (const socket of sockets) socket.destroy()
      await vi.waitFor(async () => expect((await upload(testApp, slow, await createPicture())).status).toBe(200), {
        timeout: 30_000,
      })
    },
  )

  test('a guest is refused before anything of the file is read', async () => {
    const testApp = await createTestApp()
    const socket = await beginUpload(testApp, 'no-such-token')
    const [answer]: unknown[] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
    expect(storedFiles(testApp)).toEqual([])
  })
})

/** Sends the first part of a file of 5 MB and keeps the connection open. */
async function beginUpload({ app }: TestApp, token: string, ip = '127.0.0.1') {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {
    // The server may end the connection first.
  })
  const head = [
    'POST /api/media/upload HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    `X-Forwarded-For: ${ip}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  ]
  const part = ['--x', 'Content-Disposition: form-data; name="file"; filename="photo.jpg"', '', 'x'.repeat(100_000)]
  socket.write(`${head.join('\r\n')}\r\n\r\n${part.join('\r\n')}`)
  return socket
}
