import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Failure } from '#contract/api/failure.ts'
import { jpegOfScans, pngOfZeros } from '../../../../tests/support/hostile-images.ts'
import { createPicture } from '../../../../tests/support/images.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { createImageReader, type ImageReader } from './image-reader.ts'
import { PATIENCE } from '../../../../tests/support/patience.ts'

function openReader(): ImageReader {
  const reader = createImageReader()
  onTestFinished(() => reader.close())
  return reader
}

function getFile(bytes: Buffer): string {
  const path = join(temporaryFolder(), 'picture')
  writeFileSync(path, bytes)
  return path
}

/** The process ids of this process's children that read pictures. Linux only. */
function readersAtWork(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readProcess(`self/task/${task}/children`).split(' '),
  )
  return children.filter((id) => id !== '' && readProcess(`${id}/cmdline`).includes('image-reader-process')).map(Number)
}

/** Threads and processes may end while they are listed. */
function readProcess(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Finds the processes that started since this call. The one of an earlier test, or of another file, may still be there. */
function watchForReaders(): () => number[] {
  const earlier = new Set(readersAtWork())
  return () => readersAtWork().filter((id) => !earlier.has(id))
}

/** The code of a refused picture. */
async function getRefusal(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.catch((failure: unknown) => failure)
  return error instanceof Failure ? error.code : `no failure: ${String(error)}`
}

test.skipIf(process.platform !== 'linux')(
  'a picture that crashes the process is refused, and the next is read by a fresh one',
  async () => {
    const reader = openReader()
    const findReaders = watchForReaders()
    await reader.read(getFile(await createPicture()), 'asha')
    const [victim = 0] = findReaders()
    const reading = getRefusal(reader.read(getFile(pngOfZeros(7_000, 7_000)), 'asha'))
    const next = reader.read(getFile(await createPicture()), 'asha')
    process.kill(victim, 'SIGKILL')
    expect(await reading).toBe('unsupported-media-type')
    expect((await next).large.length).toBeGreaterThan(0)
  },
)

test.skipIf(process.platform !== 'linux')('no process is kept before the first picture and after the end', async () => {
  const findReaders = watchForReaders()
  const reader = openReader()
  expect(findReaders()).toEqual([])
  await reader.read(getFile(await createPicture()), 'asha')
  expect(findReaders()).toHaveLength(1)
  reader.close()
  await vi.waitFor(() => expect(findReaders()).toEqual([]), PATIENCE)
})

test.skipIf(process.platform !== 'linux')('Linux ends the process that reads pictures before any other', async () => {
  const findReaders = watchForReaders()
  await openReader().read(getFile(await createPicture()), 'asha')
  const scores = findReaders().map((pid) => readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim())
  expect(scores).toEqual(['1000'])
})

test('at most twenty pictures wait for the reader, and further ones are refused', async () => {
  const reader = openReader()
  const path = getFile(await createPicture())
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () =>
      reader.read(path, 'asha').then(
        () => 'read',
        (error: unknown) => (error instanceof Failure ? error.code : String(error)),
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'read')).toHaveLength(21)
  expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(9)
})

test('a missing file counts as no picture, and the process goes on', async () => {
  const reader = openReader()
  expect(await getRefusal(reader.read('/nowhere/at/all', 'asha'))).toBe('unsupported-media-type')
  expect((await reader.read(getFile(await createPicture()), 'asha')).small.length).toBeGreaterThan(0)
})

test(
  'a picture of thousands of scans is refused before it is decoded',
  { tags: 'weakness/slow-pictures' },
  async () => {
    const reader = openReader()
    expect(await getRefusal(reader.read(getFile(await jpegOfScans(2_647)), 'asha'))).toBe('unsupported-media-type')
    expect((await reader.read(getFile(await jpegOfScans(0)), 'asha')).small.length).toBeGreaterThan(0)
  },
)
