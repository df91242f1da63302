/**
 * Reads one file with places in a separate process. `place-reader.ts` starts it, sends what to read, receives the
 * candidates and ends it.
 */
import { serveAsReader } from '../../platform/process/reader-child.ts'
import { endWithParent } from '../../platform/process/watchdog.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import type { Candidate } from './candidate.ts'
import { EMPTY_FILE, type ReadFile } from './file-reading.ts'
import { withReadHours } from './imported-hours.ts'
import type { PlaceReaderReply, PlaceReaderRequest } from './place-reader.ts'
import { readCandidates } from './read-candidates.ts'
import { rereadRows } from './read-rows.ts'

/** All texts of all places, as JSON. 5,000 places may have three thousand characters each. */
const MAX_TEXT_LENGTH = 16_000_000

/** Places of one message, so that the server answers others between two of them. */
const PLACES_AT_ONCE = 100

serveAsReader()
endWithParent()

process.once('message', (request: PlaceReaderRequest) => void answer(request))

async function answer(request: PlaceReaderRequest): Promise<void> {
  try {
    const { candidates, report } = await read(request)
    for (let at = 0; at < candidates.length; at += PLACES_AT_ONCE) {
      send({ kind: 'places', candidates: candidates.slice(at, at + PLACES_AT_ONCE) })
    }
    send({ kind: 'report', report })
  } catch (error) {
    send(
      error instanceof MapFileError
        ? { kind: 'refused', problem: error.message }
        : { kind: 'failed', at: placeFor(error) },
    )
  }
}

/** Where the reader failed, without words of the file, which an error may hold. */
function placeFor(error: unknown): string {
  const { name = '', stack = '' } = error instanceof Error ? error : {}
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  return [name, ...frames.slice(0, 5)].join('\n')
}

function send(reply: PlaceReaderReply): void {
  process.send?.(reply)
}

async function read(request: PlaceReaderRequest): Promise<ReadFile> {
  const { candidates, report } =
    'rows' in request
      ? { candidates: rereadRows(request.rows, request.columns, request), report: EMPTY_FILE }
      : await readCandidates(request)
  refuseTooLong(candidates)
  return { candidates: candidates.map(withReadHours), report: { ...report, ignoredNames: ignoredIn(candidates) } }
}

const NAMES_SHOWN = 100
const NAME_LENGTH = 80

/** Tags and columns without a field, the most frequent first. */
function ignoredIn(candidates: readonly Candidate[]): string[] {
  const counts = new Map<string, number>()
  for (const { ignored } of candidates) for (const name of ignored) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMES_SHOWN)
    .map(([name]) => name.slice(0, NAME_LENGTH))
}

function refuseTooLong(candidates: readonly Candidate[]): void {
  let length = 0
  for (const candidate of candidates) {
    length += JSON.stringify(candidate).length
    if (length > MAX_TEXT_LENGTH) {
      throw new MapFileError('The places of the file have more than 16 million characters. Import it in parts.')
    }
  }
}
