/**
 * Reads one file with places in a separate process. `place-reader.ts` starts it, sends what to read, receives the
 * candidates and ends it.
 */
import { writeFileSync } from 'node:fs'
import { MapFileError } from '../map-import/map-file-error.ts'
import type { Candidate } from './candidate.ts'
import { withReadHours } from './imported-hours.ts'
import type { PlaceReaderReply, PlaceReaderRequest } from './place-reader.ts'
import { readCandidates } from './read-candidates.ts'

/** All texts of all places, as JSON. 5,000 places may have three thousand characters each. */
const MAX_TEXT_LENGTH = 16_000_000

/** Places of one message, so that the server answers others between two of them. */
const PLACES_AT_ONCE = 100

offerToEndFirst()

process.once('message', (request: PlaceReaderRequest) => void answer(request))
// The server has ended.
process.on('disconnect', () => process.exit(0))

async function answer(request: PlaceReaderRequest): Promise<void> {
  try {
    const candidates = await read(request)
    let at = 0
    do {
      const part = candidates.slice(at, at + PLACES_AT_ONCE)
      at += part.length
      send({ kind: 'places', candidates: part, isLast: at === candidates.length })
    } while (at < candidates.length)
  } catch (error) {
    if (!(error instanceof MapFileError)) throw error
    send({ kind: 'refused', problem: error.message })
  }
}

function send(reply: PlaceReaderReply): void {
  process.send?.(reply)
}

async function read(request: PlaceReaderRequest): Promise<Candidate[]> {
  const candidates = await readCandidates(request)
  refuseTooLong(candidates)
  return candidates.map(withReadHours)
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

/** When the machine runs out of memory, Linux ends this process and not the server. */
function offerToEndFirst(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // A sandbox may hide this file.
  }
}
