import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { canMount, mountSmallDisk } from '../../../tests/faults/small-disk.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { isFullSuite } from '../../../tests/support/full-suite.ts'
import { testInFull } from '../../../tests/support/full-test.ts'
import { runTool } from '../../../tests/support/installations.ts'
import { callApiOverNetwork } from '../../../tests/support/network-calls.ts'
import { signUpOverNetwork } from '../../../tests/support/network-users.ts'
import { createCluster } from '../../../tests/support/postgres-cluster.ts'
import { startS3Server } from '../../../tests/support/s3-server.ts'
import { runServerToItsEnd, startServer } from '../../../tests/support/server-process.ts'
import { createStoreLocation, temporaryFolder, getVariables } from '../../../tests/support/stores.ts'
import { PATIENCE } from '../../../tests/support/patience.ts'

const tag = { tags: 'weakness/operator-sentences' }

/** A damaged database in a data folder. */
function damagedFolder(): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'safarnama.sqlite'), 'Dear Surat, '.repeat(5_000))
  return folder
}

function folderInFile(): string {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  return join(file, 'data')
}

async function takenPort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const address = server.address()
  return String(typeof address === 'object' ? address?.port : 0)
}

async function withWrongUser(): Promise<string> {
  const url = new URL((await createStoreLocation('Postgres')).databaseUrl ?? '')
  url.username = 'nobody-here'
  return url.href
}

async function withWrongDatabase(): Promise<string> {
  const url = new URL((await createStoreLocation('Postgres')).databaseUrl ?? '')
  url.pathname = '/none_such'
  return url.href
}

type Env = Record<string, string>

type Start = { what: string; env: () => Env | Promise<Env>; sentence: RegExp }

const starts: readonly Start[] = [
  {
    what: 'a port that is taken',
    env: async () => ({ PORT: await takenPort() }),
    sentence: /^Port \d+ of 127\.0\.0\.1 is taken/m,
  },
  {
    what: 'a damaged database',
    env: () => ({ DATA_DIR: damagedFolder() }),
    sentence: /safarnama\.sqlite is damaged\. Restore a backup/,
  },
  {
    what: 'a data folder that nobody may write',
    env: () => ({ DATA_DIR: '/sys/safarnama' }),
    sentence: /^\/sys\/safarnama cannot be written/m,
  },
  {
    what: 'a Postgres that is away',
    env: async () => ({ DATABASE_URL: `postgres://nobody:none@127.0.0.1:${await freePort()}/none` }),
    sentence: /^Postgres does not answer at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/m,
  },
  {
    what: 'a stray % in URLs',
    env: () => ({ DATABASE_URL: 'postgres://us:100%@db/x', SMTP_URL: 'smtp://us:100%@mail' }),
    sentence: /DATABASE_URL: expected .* with %25 for each %.*\n.*SMTP_URL: expected .* with %25 for each %/,
  },
]

const furtherStarts: readonly Start[] = [
  {
    what: 'an address of another machine',
    env: () => ({ HOST: '192.0.2.1' }),
    sentence: /^HOST is 192\.0\.2\.1, which is no address/m,
  },
  {
    what: 'a data folder inside a file',
    env: () => ({ DATA_DIR: folderInFile() }),
    sentence: /file\/data cannot be written/,
  },
  {
    what: 'a user whom Postgres does not know',
    env: async () => ({ DATABASE_URL: await withWrongUser() }),
    sentence: /^Postgres refuses the (user|password)/m,
  },
  {
    what: 'a database that Postgres does not have',
    env: async () => ({ DATABASE_URL: await withWrongDatabase() }),
    sentence: /^Postgres has no database of the name/m,
  },
]

async function expectNoStart({ env, sentence }: Start): Promise<void> {
  const { status, output } = await runServerToItsEnd({ DATA_DIR: temporaryFolder(), ...(await env()) })
  expect(status).toBe(1)
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/^\s+at /m)
}

test.each(starts)('a start with $what ends with a sentence', tag, expectNoStart)
testInFull.each(furtherStarts)('a start with $what ends with a sentence', tag, expectNoStart)

type Command = Start & { name: string; args: readonly string[] }

const commands: readonly Command[] = [
  {
    what: 'a restore of a file that does not exist',
    name: 'restore',
    args: ['/no-such-folder/backup.tar'],
    env: () => ({}),
    sentence: /^\/no-such-folder\/backup\.tar cannot be written or read: it does not exist \(ENOENT\)\.$/m,
  },
  {
    what: 'a backup into a folder that nobody may write',
    name: 'backup',
    args: ['/sys/safarnama/backup.tar'],
    env: () => ({}),
    sentence: /^\/sys\/safarnama cannot be written/m,
  },
  {
    what: 'an admin’s command on a damaged database',
    name: 'admin',
    args: ['mails'],
    env: () => ({ DATA_DIR: damagedFolder() }),
    sentence: /safarnama\.sqlite is damaged\. Restore a backup/,
  },
]

const furtherCommands: readonly Command[] = [
  {
    what: 'a backup of a data folder inside a file',
    name: 'backup',
    args: [],
    env: () => ({ DATA_DIR: folderInFile() }),
    sentence: /file\/data\/backups cannot be written/,
  },
  {
    what: 'an admin’s command while Postgres is away',
    name: 'admin',
    args: ['mails'],
    env: async () => ({ DATABASE_URL: `postgres://nobody:none@127.0.0.1:${await freePort()}/none` }),
    sentence: /^Postgres does not answer at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/m,
  },
]

async function expectRefusal({ name, args, env, sentence }: Command): Promise<void> {
  const { status, output } = await runTool(name, { args, env: { DATA_DIR: temporaryFolder(), ...(await env()) } })
  expect(status).toBe(1)
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/^\s+at /m)
}

test.each(commands)('$what ends with a sentence', tag, expectRefusal)
testInFull.each(furtherCommands)('$what ends with a sentence', tag, expectRefusal)

test('a start warns of misspelt variables and of what a public site lacks, and goes on', tag, async () => {
  const server = await startServer({
    DATA_DIR: temporaryFolder(),
    PUBLIC_URL: 'https://surat.example',
    SMPT_URL: 'smtp://us:s3cret@mail',
    DATABSE_URL: 'postgres://us:s3cret@db/x',
    HOSTNAME: 'here',
  })
  expect(server.output()).toContain('SMPT_URL is no variable of Safarnama: did you mean SMTP_URL?')
  expect(server.output()).toContain('DATABSE_URL is no variable of Safarnama: did you mean DATABASE_URL?')
  expect(server.output()).toContain('SMTP_URL is not set: nobody gets a code or a mail.')
  expect(server.output()).toContain('TRUST_PROXY is not set: all visitors count as one')
  expect(server.output()).not.toMatch(/s3cret|HOST is|HOME|PATH/)
})

testInFull('a start that fails names misspelt variables too, by the nearest name', tag, async () => {
  const env = { DATA_DIR: temporaryFolder(), PORT: 'many', BACKUP_KEYS: 'kites over the Tapi' }
  const { status, output } = await runServerToItsEnd(env)
  expect(status).toBe(1)
  expect(output).toContain('BACKUP_KEYS is no variable of Safarnama: did you mean BACKUP_KEY?')
  expect(output).toContain('PORT: expected')
})

test.runIf(canMount && isFullSuite)('a disk that is read-only is called so', tag, async () => {
  const disk = mountSmallDisk(24)
  const DATA_DIR = join(disk.path, 'data')
  const server = await startServer({ DATA_DIR })
  expect(await server.stop()).toBe(0)
  disk.makeReadOnly()
  const start = () => runServerToItsEnd({ DATA_DIR })
  const withoutData = () => runServerToItsEnd({ DATA_DIR: join(disk.path, 'other') })
  for (const { status, output } of [
    await start(),
    await withoutData(),
    await runTool('admin', { args: ['mails'], env: { DATA_DIR } }),
  ]) {
    expect(status).toBe(1)
    expect(output).toMatch(
      /cannot be written: its disk is read-only \(EROFS\)\. Mount it for writing, or set DATA_DIR\./,
    )
    expect(output).not.toMatch(/^\s+at /m)
  }
})

testInFull('a start tries the storage of images and goes on', tag, async () => {
  const storage = await startS3Server()
  const away = `http://key:s3cret-of-s3@127.0.0.1:${await freePort()}/city-images`
  const sentences = {
    [storage.url]: /Open http/,
    [storage.url.replace('city-images', 'no-such')]: /S3_URL: 127\.0\.0\.1:\d+ has no bucket of the name no-such\./,
    [storage.url.replace('S3RVER:', 'WRONG:')]: /refuses the key or its secret for the bucket city-images \(Inval/,
    [away]: /S3_URL: 127\.0\.0\.1:\d+ does not answer\./,
  }
  const outputs = await Promise.all(
    Object.entries(sentences).map(async ([S3_URL, sentence]) => {
      const server = await startServer({ DATA_DIR: temporaryFolder(), S3_URL })
      await vi.waitUntil(() => sentence.test(server.output()), PATIENCE)
      expect(await server.stop()).toBe(0)
      return server.output()
    }),
  )
  expect(outputs.filter((output) => output.includes('S3_URL'))).toHaveLength(3)
  expect(outputs.join('')).not.toMatch(/s3cret-of-s3|^\s+at /m)
  expect(readdirSync(join(storage.folder, 'city-images'))).toEqual([])
})

test('a body that breaks off is no failure of the database', tag, async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' })
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
  const answeredAfter = () => fetch(`${server.url}/readyz`).then(({ status }) => status)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  expect(await answeredAfter()).toBe(200)
  socket.resetAndDestroy()
  expect(await answeredAfter()).toBe(200)
  expect(await server.stop()).toBe(0)
  expect(server.output()).not.toContain('dependency failed')
})

testInFull('a command that does not exist prints the usage', tag, async () => {
  const location = await createStoreLocation('SQLite')
  const env = getVariables(location)
  const { status, output } = await runTool('admin', { args: ['constructor', 'x'], env })
  expect({ status, output }).toEqual({ status: 1, output: expect.stringMatching(/^Usage:/) })
})

test('refused logins leave one line, without an email', tag, async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' })
  const logIn = (index: number) =>
    callApiOverNetwork(server.url, 'POST /auth/login', {
      body: { email: `stranger${index}@surat.example`, password: 'guessed-it' },
    })
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => logIn(index)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  // It is written after the answers.
  await vi.waitFor(() => expect(linesWith(server.output(), 'login refused')).toHaveLength(1), PATIENCE)
  expect(await server.stop()).toBe(0)
  expect(server.output()).toContain('login refused: … and 4 more of this in the last minute')
  expect(server.output()).not.toContain('stranger')
})

testInFull('an absent Postgres leaves one line for hundreds of requests', tag, async () => {
  const cluster = await createCluster(mkdtempSync(join(tmpdir(), 'safarnama-postgres-')))
  onTestFinished(cluster.remove)
  const server = await startServer({ DATA_DIR: temporaryFolder(), DATABASE_URL: cluster.url, LOG_LEVEL: 'info' })
  const { token } = await signUpOverNetwork(server.url)
  await cluster.stop()
  const before = server.output().split('\n').length
  const list = () => callApiOverNetwork(server.url, 'GET /trip/user-trips', { token })
  const statuses: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, list))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 503)).toHaveLength(400)
  await vi.waitFor(() => expect(linesWith(server.output(), 'dependency failed')).toHaveLength(1), PATIENCE)
  expect(server.output().split('\n').length - before).toBeLessThan(5)
})

function linesWith(output: string, text: string): string[] {
  return output.split('\n').filter((line) => line.includes(text))
}
