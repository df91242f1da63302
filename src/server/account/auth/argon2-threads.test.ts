import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createArgon2Threads, type Argon2Parameters } from './argon2-threads.ts'
import { createPasswords } from './passwords.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { createGuideApp } from '../../../../tests/support/guide-app.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser, logIn, PASSWORD } from '../../../../tests/support/users.ts'

const light: Argon2Parameters = {
  message: 'secret',
  nonce: Buffer.from('somesalt'),
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
}

/** Takes many times longer than a request that needs no hash. */
const slow: Argon2Parameters = { ...light, memory: 65_536, passes: 8 }

/** Argon2 needs 8 KiB at least. */
const broken: Argon2Parameters = { ...light, memory: 1 }

/** The threads end after the test. */
function createThreads() {
  const threads = createArgon2Threads()
  onTestFinished(threads.close)
  return threads
}

/** @returns all threads that start from now on, in order */
function recordThreads(): Worker[] {
  const started: Worker[] = []
  const record = (thread: Worker) => started.push(thread)
  process.on('worker', record)
  onTestFinished(() => void process.off('worker', record))
  return started
}

/** @returns the next thread that starts */
async function nextThread(): Promise<Worker> {
  const [thread]: unknown[] = await once(process, 'worker')
  if (!(thread instanceof Worker)) throw new Error('Node has started something else')
  return thread
}

test('a thread computes what the reference implementation computes', async () => {
  // argon2 somesalt -id -v 13 -t 2 -m 16 -p 1 -l 32
  const tag = await createThreads().hash({ ...light, message: 'password', memory: 65_536, passes: 2 })
  expect(Buffer.from(tag).toString('base64')).toBe('CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc=')
})

test('one thread computes all hashes that are asked for one after the other', async () => {
  const started = recordThreads()
  const threads = createThreads()
  await threads.hash(light)
  await threads.hash(light)
  await threads.hash(light)
  expect(started).toHaveLength(1)
})

test('as many threads start as hashes are in progress at once', async () => {
  const started = recordThreads()
  const threads = createThreads()
  await Promise.all([threads.hash(light), threads.hash(light)])
  await Promise.all([threads.hash(light), threads.hash(light)])
  expect(started).toHaveLength(2)
})

test('an error fails its own hash with its cause, and the next hash gets another thread', async () => {
  const started = recordThreads()
  const threads = createThreads()
  await expect(threads.hash(broken)).rejects.toThrow('memory')
  expect(await threads.hash(light)).toHaveLength(32)
  expect(started).toHaveLength(2)
})

test('a thread that ends while it is idle is replaced', async () => {
  const threads = createThreads()
  const [thread] = await Promise.all([nextThread(), threads.hash(light)])
  await thread.terminate()
  expect(await threads.hash(light)).toHaveLength(32)
})

test('hashes that wait their turn do not notice that a thread has ended', async () => {
  const passwords = createPasswords({ parallel: 1, argon2: createThreads() })
  const hashes = Promise.allSettled(['one', 'two', 'three'].map((secret) => passwords.hash(secret)))
  await (await nextThread()).terminate()
  expect((await hashes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

test('a login fails when its thread is killed, and the next one succeeds', async () => {
  const passwords = createPasswords({ argon2: createThreads() })
  const testApp = await createTestApp({ passwords })
  const traveller = await createUser(testApp)
  const [failed] = await Promise.all([logIn(testApp, traveller), nextThread().then((thread) => thread.terminate())])
  const next = await logIn(testApp, traveller)
  expect([failed, next]).toMatchObject([{ status: 500, body: { success: false, code: 'internal' } }, { status: 200 }])
})

test('the server answers while a thread hashes', async () => {
  const threads = createThreads()
  const testApp = await createTestApp()
  const ended: string[] = []
  const hashing = threads.hash(slow).then(() => ended.push('hash'))
  await callApi(testApp, 'GET /explore')
  ended.push('answer')
  await hashing
  expect(ended).toEqual(['answer', 'hash'])
})

test('the thread ends when the application closes', async () => {
  const app = await createGuideApp({ hasRealPasswords: true })
  const body = { name: 'Meera', email: 'meera@surat.example', password: PASSWORD }
  const signup = app.inject({ method: 'POST', url: '/api/auth/signup', payload: body })
  const [thread, { statusCode }] = await Promise.all([nextThread(), signup])
  const ended = once(thread, 'exit')
  await app.close()
  await ended
  expect([statusCode, thread.threadId]).toEqual([200, -1])
})

test('closing fails the hash in progress and every later one', async () => {
  const threads = createThreads()
  const [thread, outcomes] = [nextThread(), Promise.allSettled([threads.hash(slow)])]
  await thread
  await threads.close()
  await expect(threads.hash(light)).rejects.toThrow('closed')
  expect(await outcomes).toMatchObject([{ status: 'rejected' }])
})
