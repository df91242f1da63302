import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { bombsOfLines, heaviestPictures, loadedPictures, refusedFiles } from '../support/hostile-images.ts'
import { createPicture } from '../support/images.ts'
import { readMemory } from '../support/process-memory.ts'
import { expectUnharmed } from './outcome.ts'
import { openRawConnection, readAnswer } from './raw-connection.ts'
import { isFullRun } from '../support/scale.ts'
import { count, startTally } from './tally.ts'
import { startTarget } from './target.ts'

const AT_ONCE = 10

test.runIf(isFullRun)('hostile pictures, ten at once, leave the product and honest ones alone', async () => {
  const target = await startTarget()
  const files = [...(await refusedFiles()), ...(await heaviestPictures()), ...(await loadedPictures())]
  const travellers = await Promise.all(Array.from({ length: AT_ONCE }, () => signUpOverNetwork(target.url)))
  const answers = startTally()
  const waiting = [...files]
  await Promise.all(
    travellers.map(async ({ url, token }) => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        const begun = performance.now()
        const { status } = await callApiOverNetwork(url, 'POST /media/upload', { token, picture: file.bytes })
        count(answers, { status, milliseconds: performance.now() - begun })
      }
    }),
  )
  const honest = await callApiOverNetwork(target.url, 'POST /media/upload', {
    token: travellers[0]?.token ?? '',
    picture: await createPicture(2_000, 1_500),
  })
  expect(honest.status).toBe(200)
  const times = `${files.length} files, ${AT_ONCE} at once`
  expectUnharmed({ what: 'hostile pictures', times, answers, ...(await target.finish()) })
})

test('pictures of few bytes cost the reader little memory and time', { tags: 'weakness/picture-bombs' }, async () => {
  const target = await startTarget()
  const { url, token } = await signUpOverNetwork(target.url)
  const files = isFullRun ? [...bombsOfLines(), ...(await heaviestPictures())] : bombsOfLines()
  const answers = startTally()
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, ...getReaders(target.pid).map((pid) => readMemory(pid).peak))
  }, 20)
  const statuses: number[] = []
  for (const { bytes } of files) {
    const begun = performance.now()
    const { status } = await callApiOverNetwork(url, 'POST /media/upload', { token, picture: bytes })
    count(answers, { status, milliseconds: performance.now() - begun })
    statuses.push(status)
  }
  clearInterval(looking)
  const honest = await callApiOverNetwork(url, 'POST /media/upload', {
    token,
    picture: await createPicture(2_000, 1_500),
  })
  const note = `the reader takes ${most} MB`
  expectUnharmed({
    what: 'pictures of few bytes',
    times: `${files.length} files`,
    answers,
    ...(await target.finish()),
    note,
  })
  expect(statuses.slice(0, 3)).toEqual([413, 413, 413])
  expect(honest.status).toBe(200)
  expect(most).toBeLessThan(300)
})

/** The children of a process that read pictures. */
function getReaders(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const children = tasks.flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
  return children.filter((child) => child !== '').map(Number)
}

test('a connection serves further requests after a refused upload', async () => {
  const target = await startTarget()
  const { token } = await signUpOverNetwork(target.url)
  const connection = openRawConnection(target.port)
  const part = '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\n'
  const refused = await connection.ask({
    method: 'POST',
    target: '/api/media/upload',
    headers: [
      ['Authorization', `Bearer ${token}`],
      ['Content-Type', 'multipart/form-data; boundary=x'],
    ],
    body: Buffer.from(part + 'x'.repeat(600_000)),
  })
  const next = await connection.ask({ method: 'GET', target: '/healthz' })
  connection.close()
  expect([refused.status, next.status]).toEqual([400, 200])
})

const CHUNK = `10000\r\n${'x'.repeat(65_536)}\r\n`

test('the server refuses an endless body before it fills memory or disk', async () => {
  const target = await startTarget()
  const heads = ['/api/auth/login', '/api/contact-us', '/api/nowhere', '/explore'].map(
    (path) =>
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const ends = await Promise.all(heads.map((head) => pour(target.port, head)))
  const answers = startTally()
  for (const { status } of ends) count(answers, { status })
  expect(answers.answered).toBe(0)
  const most = Math.max(...ends.map(({ megabytes }) => megabytes))
  const times = `${ends.length} bodies`
  const note = `the most that one could send: ${most} MB`
  expectUnharmed({ what: 'bodies without end', times, answers, ...(await target.finish()), note })
  expect(most).toBeLessThan(64)
})

/** Sends until the product closes the connection, and 64 MiB at most. */
function pour(port: number, head: string): Promise<{ status: number; megabytes: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    const send = () => {
      while (!socket.destroyed && socket.bytesWritten < 64 * 1024 * 1024 && socket.write(CHUNK));
      if (socket.bytesWritten >= 64 * 1024 * 1024) socket.destroy()
    }
    socket.on('connect', () => {
      socket.write(head)
      send()
    })
    socket.on('drain', send)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const megabytes = Math.round(socket.bytesWritten / 1024 / 1024)
      resolve({ status: readAnswer(received, false)?.status ?? 0, megabytes })
    })
  })
}
