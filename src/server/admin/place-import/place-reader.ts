import type { ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { join } from 'node:path'
import { SECOND_MS } from '#contract/text/durations.ts'
import { createQueue } from '../../platform/concurrency/bounded-queue.ts'
import { forkReader, readWithin } from '../../platform/process/reader-process.ts'
import type { FileReport } from '#contract/admin/place-imports.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import type { Candidate, RowCells } from './candidate.ts'
import type { FileReading, ReadFile } from './file-reading.ts'
import type { ChosenColumns } from './read-rows.ts'

const SCRIPT = join(import.meta.dirname, 'place-reader-process.ts')

/** An honest file of 50 MB takes some seconds. */
const TIMEOUT_MS = 45 * SECOND_MS

/** Memory limit of the process. A few bytes of a file may unpack to any size. */
const HEAP_MEGABYTES = 512
const MAX_MEMORY_BYTES = 700_000_000

/** Maximum number of files that wait. One file is read at a time. */
const inTurn = createQueue({ parallel: 1, maxWaiting: 3 })

/** Rows of a preview that are read anew. */
export type RowsReading = Omit<FileReading, 'path'> & {
  readonly rows: readonly { readonly number: number; readonly cells: RowCells }[]
  readonly columns: ChosenColumns
}

export type PlaceReaderRequest = FileReading | RowsReading

/** Reads a file, or its rows anew. */
export type ReadPlaces = (request: PlaceReaderRequest) => Promise<ReadFile>

export type PlaceReaderReply =
  | { kind: 'places'; candidates: readonly Candidate[] }
  | { kind: 'report'; report: FileReport }
  | { kind: 'refused'; problem: string }
  /** By an error of the reader itself. */
  | { kind: 'failed'; at: string }

/**
 * Reads a file, or its rows anew, in a process of its own, so that hostile bytes can neither fill the server's memory
 * nor keep it from answering others (docs/decisions/0083).
 * @throws MapFileError when the file cannot be imported
 * @throws Failure `unavailable` when too many files wait
 */
export function readPlaces(request: PlaceReaderRequest): Promise<ReadFile> {
  return inTurn(() => readNext(request))
}

async function readNext(request: PlaceReaderRequest): Promise<ReadFile> {
  const child = forkReader(SCRIPT, { heapMegabytes: HEAP_MEGABYTES })
  const bounds = { timeoutMs: TIMEOUT_MS, maxMemoryBytes: MAX_MEMORY_BYTES }
  try {
    const file = await readWithin(child, bounds, (signal) => collect(child, request, signal))
    if (typeof file === 'string') throw tooHeavy()
    return file
  } finally {
    child.kill('SIGKILL')
  }
}

async function collect(child: ChildProcess, request: PlaceReaderRequest, signal: AbortSignal): Promise<ReadFile> {
  const candidates: Candidate[] = []
  const messages = on(child, 'message', { signal, close: ['exit'] })
  child.send(request)
  for await (const [message] of messages) {
    const reply: PlaceReaderReply = message
    if (reply.kind === 'refused') throw new MapFileError(reply.problem)
    if (reply.kind === 'report') return { candidates, report: reply.report }
    if (reply.kind === 'failed') throw new Error(`The reader of places failed: ${reply.at}`)
    candidates.push(...reply.candidates)
  }
  throw tooHeavy()
}

function tooHeavy(): MapFileError {
  return new MapFileError('Reading the file takes too much time or memory. Import it in parts.')
}
