import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { formOfPlaces } from '../support/place-imports.ts'
import { brokenPlaceFiles, importBombs, type HostileFile } from '../support/hostile-places.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'
import { readMemory } from '../support/process-memory.ts'
import { isBriefRun, isFullRun } from '../support/scale.ts'
import { getChildren } from '../support/server-process.ts'
import { expectUnharmed } from './outcome.ts'
import { count, startTally } from './tally.ts'
import { ADMIN, startTarget, type Target } from './target.ts'

const tags = 'weakness/import-bombs'

/** A busier visitor would take the processor from the reader. */
const PAGE_INTERVAL_MS = 100

/** Memory that the server itself may use while it receives, and hands on, the largest file. */
const MAX_GROWTH_MEGABYTES = 200

/** Memory that the reader may use until it is measured, and ended, at 700 MB. */
const MAX_READER_MEGABYTES = 1_100

/** Uploads files one after the other, while others open pages. @returns the statuses */
async function attackWith(target: Target, files: readonly HostileFile[]) {
  const answers = startTally()
  const login = await callApiOverNetwork(target.url, 'POST /auth/login', { body: ADMIN })
  const { authToken: token } = api.logIn.reply.parse(login.body)
  let reader = 0
  const looking = setInterval(() => {
    reader = Math.max(reader, ...getChildren(target.pid).map((pid) => readMemory(pid).peak))
  }, 20)
  onTestFinished(() => clearInterval(looking))
  const refusals: string[] = []
  const missing: string[] = []
  for (const file of files) {
    const uploading = { isOver: false }
    const others = openPages(uploading)
    const { status, body } = await callApiOverNetwork(target.url, 'POST /desk/imports', {
      token,
      form: formOfPlaces(file),
      timeoutMs: 90_000,
    })
    uploading.isOver = true
    count(answers, { status })
    refusals.push(`${status} ${file.what}`)
    if ((await others) === 0) missing.push(file.what)
    expect(JSON.stringify(body)).not.toContain(target.dataDir)
  }
  clearInterval(looking)
  return { answers, refusals, missing, reader }

  /** Opens one page after the other. @returns how many */
  async function openPages(uploading: { isOver: boolean }): Promise<number> {
    let pages = 0
    while (!uploading.isOver) {
      const begun = performance.now()
      const { status } = await fetch(`${target.url}/explore?q=${pages}`)
      count(answers, { status, milliseconds: performance.now() - begun })
      pages += 1
      await wait(PAGE_INTERVAL_MS)
    }
    return pages
  }
}

test(
  'files that grow when they are read take no memory of the server, and it serves others',
  { tags, timeout: 600_000 },
  async () => {
    const target = await startTarget()
    const files = importBombs()
    const asked = isFullRun ? files : files.slice(0, isBriefRun ? 2 : 3)
    const { answers, refusals, missing, reader } = await attackWith(target, asked)
    // Empty texts are a file without a place, if there is time to read them.
    expect(refusals.filter((refusal) => !/^(400|200 fifteen million empty texts)/.test(refusal))).toEqual([])
    expect(missing).toEqual([])
    const harm = await target.finish()
    const note = `at most ${reader} MB in the reader`
    expectUnharmed({ what: 'bombs to import', times: `${asked.length} files`, answers, ...harm, note })
    expect(harm.memory.most - harm.memory.before).toBeLessThan(MAX_GROWTH_MEGABYTES)
    expect(reader).toBeLessThan(MAX_READER_MEGABYTES)
  },
)

test('broken files are refused in words, and nothing of them stays', { tags, timeout: 600_000 }, async () => {
  const target = await startTarget()
  const files = brokenPlaceFiles()
  const { answers, refusals } = await attackWith(target, files)
  expect(refusals).toEqual(files.map(({ what }) => `400 ${what}`))
  const login = await callApiOverNetwork(target.url, 'POST /auth/login', { body: ADMIN })
  const { authToken: token } = api.logIn.reply.parse(login.body)
  const { body } = await callApiOverNetwork(target.url, 'GET /desk/imports', { token })
  expect(body['imports']).toEqual([])
  expectUnharmed({
    what: 'broken files to import',
    times: `${files.length} files`,
    answers,
    ...(await target.finish()),
  })
})
