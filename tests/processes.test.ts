import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { api } from '#contract/api.ts'
import { describe, expect, test, vi } from 'vitest'
import { startBalancer } from './support/balancer.ts'
import { testInFull } from './support/full-test.ts'
import { createPicture } from './support/images.ts'
import { codeIn, wrongCode } from './support/letters.ts'
import { callApiOverNetwork } from './support/network-calls.ts'
import { signUpOverNetwork, listTripTitles, type NetworkUser } from './support/network-users.ts'
import { startS3Server } from './support/s3-server.ts'
import { scaled } from './support/scale.ts'
import { getChildren, startServer, stopInOrder, type ServerProcess } from './support/server-process.ts'
import { onRelease, shareInSuite } from './support/share-in-suite.ts'
import { startMailServer } from './support/smtp-server.ts'
import { createStoreLocationForSuite, getVariables } from './support/stores.ts'
import { PASSWORD } from './support/users.ts'

const TRAVELLERS = scaled({ brief: 2, short: 6 })

/** A server that stops under load takes seconds. */
const REPLACED = scaled({ brief: 1, short: 3 })

function signUpAll(origin: string): Promise<NetworkUser[]> {
  return Promise.all(Array.from({ length: TRAVELLERS }, () => signUpOverNetwork(origin)))
}

const trip = (title: string) => ({
  title,
  budget: 100,
  startDate: '2027-01-10',
  endDate: '2027-01-12',
  destinations: [{ name: 'Rander' }],
})

/** Saves and reads in turn until `isOver`. @returns the saved titles and the failed answers */
async function writeUntilOver({ url, token }: NetworkUser, isOver: () => boolean) {
  const saved: string[] = []
  const wrong: unknown[] = []
  while (!isOver()) {
    const title = `Trip ${saved.length}`
    const answers = [
      await callApiOverNetwork(url, 'POST /trip/create', { body: trip(title), token, key: title }),
      await callApiOverNetwork(url, 'GET /trip/user-trips', { token }),
      await callApiOverNetwork(url, 'GET /explore'),
    ].map(({ status, body }) => (status === 200 ? null : { status, body }))
    wrong.push(...answers.filter((answer) => answer !== null))
    saved.push(title)
  }
  return { saved, wrong }
}

describe('three processes on Postgres and S3, behind a balancer', () => {
  const shareThree = shareInSuite(startThree)

  testInFull('are replaced one after the other under load, and no request fails', async () => {
    const { balancer, replace } = await shareThree()
    const travellers = await signUpAll(balancer.url)
    let isOver = false
    const busy = Promise.all(travellers.map((traveller) => writeUntilOver(traveller, () => isOver)))

    const statuses = await replace(REPLACED)
    isOver = true
    const results = await busy

    expect(statuses).toEqual(Array.from({ length: REPLACED }, () => 0))
    expect(results.flatMap(({ wrong }) => wrong)).toEqual([])
    const titles = await Promise.all(travellers.map(listTripTitles))
    expect(titles).toEqual(results.map(({ saved }) => saved))
  })

  test('know a session, its end, a picture and a review alike', async () => {
    const { servers } = await shareThree()
    const [first, second, third] = servers().map(({ url }) => url)
    if (!first || !second || !third) throw new Error('There are not three')
    const { token } = await signUpOverNetwork(first)

    const uploaded = await callApiOverNetwork(second, 'POST /media/upload', { token, picture: await createPicture() })
    const { secure_url: imageUrl } = api.uploadImage.reply.parse(uploaded.body)
    const review = {
      placeName: 'Surat Castle',
      rating: 4,
      reviewText: 'Cool walls',
      imageUrl,
      locationCoords: { lat: 21.19, lng: 72.81 },
    }
    const posted = await callApiOverNetwork(third, 'POST /review/create', { body: review, token })

    expect(posted.status).toBe(200)
    await vi.waitFor(
      async () => {
        const lists = await Promise.all(
          [first, second, third].map((origin) => callApiOverNetwork(origin, 'GET /review/all')),
        )
        const texts = lists.map(({ body }) =>
          api.listReviews.reply.parse(body).reviews.map(({ reviewText }) => reviewText),
        )
        expect(texts).toEqual([['Cool walls'], ['Cool walls'], ['Cool walls']])
      },
      { timeout: 20_000, interval: 100 },
    )
    const pictures = await Promise.all([first, second, third].map((origin) => fetch(origin + imageUrl)))
    expect(pictures.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(
      Array.from({ length: 3 }, () => [200, 'image/webp']),
    )
    await callApiOverNetwork(second, 'POST /auth/logout', { token, body: {} })
    const after = await Promise.all(
      [first, second, third].map((origin) => callApiOverNetwork(origin, 'GET /trip/user-trips', { token })),
    )
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test('send one mail for a code, and count its tries together', async () => {
    const { servers, mail } = await shareThree()
    const origins = servers().map(({ url }) => url)
    const at = (index: number) => origins[index % origins.length] ?? ''
    const { email } = await signUpOverNetwork(at(0))
    const asked = await callApiOverNetwork(at(1), 'POST /auth/forgot-password', { body: { email } })
    const requestSecret = String(asked.body['requestSecret'])
    const codeMails = () => mail.received.filter(({ letter }) => letter.headers.get('subject')?.startsWith('Your code'))
    await vi.waitFor(() => expect(codeMails()).toHaveLength(1), { timeout: 20_000 })
    const [mailed] = codeMails()
    if (!mailed) throw new Error('There is no code')
    const code = codeIn(mailed.letter)
    const reset = (index: number, otp: string) =>
      callApiOverNetwork(at(index), 'POST /auth/reset-password', {
        body: { email, otp, newPassword: 'another password', requestSecret },
      })

    for (const index of [0, 1, 2, 3, 4]) expect((await reset(index, wrongCode(code))).status).toBe(400)

    expect((await reset(2, code)).status).toBe(400)
    const login = await callApiOverNetwork(at(0), 'POST /auth/login', { body: { email, password: PASSWORD } })
    expect(api.logIn.reply.parse(login.body).success).toBe(true)
    expect(codeMails()).toHaveLength(1)
  })
})

async function startThree() {
  const { remove, ...location } = await createStoreLocationForSuite('Postgres')
  onRelease(remove)
  const storage = await startS3Server({ folder: join(location.dataDir, 's3') })
  const [mail, balancer] = [await startMailServer(), await startBalancer()]
  // A server that a test starts stays for the other tests.
  const start = AsyncLocalStorage.bind(async () => {
    const env = { S3_URL: storage.url, SMTP_URL: mail.url, MAIL_FROM: 'guide@example.org' }
    const server = await startServer({ ...getVariables(location), ...env })
    await balancer.add(server.url)
    return server
  })
  let servers: readonly ServerProcess[] = await Promise.all([start(), start(), start()])
  return {
    servers: () => servers,
    mail,
    balancer,
    /** Starts a new server and then stops an old one, as an operator does. @returns the exit statuses of the old ones */
    replace: async (count: number) => {
      const statuses: (number | null)[] = []
      for (const old of servers.slice(0, count)) {
        servers = [...servers.filter((server) => server !== old), await start()]
        statuses.push(await old.stop())
        balancer.remove(old.url)
      }
      return statuses
    },
  }
}

describe('three workers on one SQLite file', () => {
  const shareWorkers = shareInSuite(async () => {
    const { remove, ...location } = await createStoreLocationForSuite('SQLite')
    onRelease(remove)
    const server = await startServer({ ...getVariables(location), WORKERS: '3' })
    onRelease(() => stopInOrder(server))
    return server
  })

  testInFull('are renewed under load; no request fails and nothing is lost', async () => {
    const server = await shareWorkers()
    const travellers = await signUpAll(server.url)
    let isOver = false
    const busy = Promise.all(travellers.map((traveller) => writeUntilOver(traveller, () => isOver)))

    server.signal('SIGHUP')
    await vi.waitFor(() => expect(server.output()).toContain('All workers are new'), { timeout: 60_000 })
    isOver = true
    const results = await busy

    expect(results.flatMap(({ wrong }) => wrong)).toEqual([])
    const titles = await Promise.all(travellers.map(listTripTitles))
    expect(titles).toEqual(results.map(({ saved }) => saved))
  })

  test('go on when one of them is killed, and another takes its place', async () => {
    const server = await shareWorkers()
    const before = getChildren(server.pid)

    process.kill(before[0] ?? 0, 'SIGKILL')

    await vi.waitFor(() => expect(getChildren(server.pid).filter((pid) => !before.includes(pid))).toHaveLength(1), {
      timeout: 60_000,
    })
    const answers = await Promise.all(Array.from({ length: 12 }, () => callApiOverNetwork(server.url, 'GET /explore')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(server.output()).toContain('ended with SIGKILL; another takes its place')
  })

  testInFull('each report the metrics of all workers', async () => {
    const server = await shareWorkers()
    const workersNotified = async () => {
      const metrics = await (await fetch(`${server.url}/metrics`)).text()
      return new Set(
        [...metrics.matchAll(/^process_resident_memory_bytes\{worker="(\d)"\} \d+$/gm)].map(([, id]) => id),
      )
    }
    const answered = () => callApiOverNetwork(server.url, 'GET /explore')
    await Promise.all(Array.from({ length: 12 }, answered))
    // Several requests reach several workers. One that is busy for seconds is left out of an answer, and is in a later one.
    const askOnce = async () => {
      await expect.poll(async () => (await workersNotified()).size, { timeout: 60_000 }).toBe(3)
    }
    await Promise.all(Array.from({ length: 6 }, askOnce))
  })
})
