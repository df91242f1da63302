import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#contract/text/durations.ts'
import { createClock } from '../../../tests/support/clock.ts'
import { openMemoryGuide } from '../../../tests/support/stored-guide.ts'
import type { Store } from '../platform/store/database.ts'
import { readConfig } from '../platform/config/config.ts'
import { storeBuildFiles } from './build-files.ts'
import { listBuildFiles } from './build-files.store.ts'
import { createApp } from './create-app.ts'
import { createServices } from './create-services.ts'

let store: Store
let clock: ReturnType<typeof createClock>

beforeEach(async () => {
  store = await openMemoryGuide()
  clock = createClock()
  return () => store.db.destroy()
})

type MadeUpBuild = { readonly clientDir: string; readonly files: ReadonlyMap<string, string> }

/** A build with a part of its own and one that all builds share. Names have the hash of the text, as those of Vite. */
function makeUpBuild(number: number): MadeUpBuild {
  const clientDir = mkdtempSync(join(tmpdir(), 'safarnama-build-'))
  onTestFinished(() => rmSync(clientDir, { recursive: true, force: true }))
  mkdirSync(join(clientDir, 'assets'))
  const texts = [`export const page = ${number}\n`.repeat(50), 'export const shared = true\n']
  const files = new Map(texts.map((text) => [`part-${hash('sha256', text, 'base64url').slice(0, 8)}.js`, text]))
  for (const [name, text] of files) writeFileSync(join(clientDir, 'assets', name), text)
  return { clientDir, files }
}

async function run({ clientDir }: MadeUpBuild) {
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const { services, close } = await createServices(config, { store, hasContent: true, now: clock.now, send: null })
  const app = await createApp(services, { clientDir, pages: [] }, { shedsLoad: false })
  onTestFinished(async () => {
    await app.close()
    await close()
  })
  return app
}

const storeBuild = ({ clientDir }: MadeUpBuild, more = {}) =>
  storeBuildFiles({ db: store.db, now: clock.now, assetsDir: join(clientDir, 'assets'), ...more })

test('after a hundred updates, pages of every earlier build find their parts, and a build that is taken back too', async () => {
  const builds = Array.from({ length: 101 }, (_, number) => makeUpBuild(number))
  for (const build of builds) {
    clock.advance(60_000)
    await storeBuild(build)
  }
  const last = await run(builds.at(-1) ?? makeUpBuild(0))
  const back = await run(builds[50] ?? makeUpBuild(0))
  const wrong: string[] = []
  for (const [name, text] of builds.flatMap(({ files }) => [...files])) {
    for (const app of [last, back]) {
      const found = await app.inject(`/assets/${name}`)
      if (found.statusCode !== 200 || found.body !== text) wrong.push(name)
    }
  }
  expect(wrong).toEqual([])
})

test('a part of another build has the headers of our own, in each encoding', async () => {
  const [before, now] = [makeUpBuild(1), makeUpBuild(2)]
  await storeBuild(before)
  const app = await run(now)
  const [[name, text] = ['', '']] = before.files
  const read = (encoding: string) => app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } })
  const [own] = now.files.keys()
  const { headers } = await app.inject({ url: `/assets/${own}`, headers: { 'accept-encoding': 'identity' } })
  expect((await read('identity')).headers).toMatchObject({
    'content-type': headers['content-type'],
    'cache-control': headers['cache-control'],
    'content-security-policy': headers['content-security-policy'],
    etag: expect.any(String),
  })
  expect((await read('br')).headers['content-encoding']).toBe('br')
  expect(gunzipSync((await read('gzip')).rawPayload).toString()).toBe(text)
})

test('the build before stays for two weeks after its last process, and the build that runs for as long as it runs', async () => {
  const [before, now] = [makeUpBuild(1), makeUpBuild(2)]
  await storeBuild(before)
  clock.advance(100 * DAY_MS)
  // It ran all the time.
  await storeBuild(before)
  clock.advance(13 * DAY_MS)
  await storeBuild(now)
  expect(await namesIn()).toEqual(new Set([...before.files.keys(), ...now.files.keys()]))
  clock.advance(2 * DAY_MS)
  await storeBuild(now)
  expect(await namesIn()).toEqual(new Set(now.files.keys()))
})

test('of more builds than there is room for, those that ran last stay, and the one that runs always', async () => {
  const builds = [makeUpBuild(1), makeUpBuild(2), makeUpBuild(3)]
  for (const build of builds) {
    await storeBuild(build)
    clock.advance(60_000)
  }
  const bytes = (await listBuildFiles(store.db)).reduce((sum, file) => sum + file.bytes, 0)
  const [, second, third = makeUpBuild(3)] = builds
  await storeBuild(third, { maxBytes: bytes - 1 })
  expect(await namesIn()).toEqual(new Set([...(second?.files.keys() ?? []), ...third.files.keys()]))
  await storeBuild(third, { maxBytes: 0 })
  expect(await namesIn()).toEqual(new Set(third.files.keys()))
})

test('a process finds its own parts after the next build has taken their folder', async () => {
  const build = makeUpBuild(1)
  await storeBuild(build)
  const app = await run(build)
  rmSync(join(build.clientDir, 'assets'), { recursive: true })
  const [[name, text] = ['', '']] = build.files
  expect((await app.inject(`/assets/${name}`)).body).toBe(text)
})

test.each(['part-AAAAAAAA.js', 'part.js', '..%2Fmanifest-AAAAAAAA.js', `${'x'.repeat(200)}-AAAAAAAA.js`])(
  'nothing is found at an address below /assets/ that no build has: %s',
  async (name) => {
    const found = await (await run(makeUpBuild(1))).inject(`/assets/${name}`)
    expect([found.statusCode, found.headers['content-type'], found.headers['cache-control']]).toEqual([
      404,
      'application/json; charset=utf-8',
      'no-store',
    ])
  },
)

test('a flood of made-up names of the right form takes a few short statements, and a file of another build is found among them', async () => {
  const [before, now] = [makeUpBuild(1), makeUpBuild(2)]
  await storeBuild(before)
  const app = await run(now)
  const [real = ''] = before.files.keys()
  const madeUp = Array.from({ length: 2_000 }, (_, index) => `part-${String(index).padStart(8, '0')}.js`)
  const asked = vi.spyOn(store.db.getExecutor(), 'executeQuery')
  const answers = await Promise.all([...madeUp, real].map(async (name) => app.inject(`/assets/${name}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(2_000)
  expect(answers.at(-1)?.body).toBe(before.files.get(real))
  const statements = asked.mock.calls.flatMap(([{ sql }]) => (sql.includes('build_file') ? sql : []))
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThan(100)
  expect(statements.filter((sql) => sql.includes('"body"'))).toHaveLength(1)
})

async function namesIn(): Promise<Set<string>> {
  return new Set((await listBuildFiles(store.db)).map(({ name }) => name))
}
