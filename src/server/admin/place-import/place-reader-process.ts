/**
 * Reads one file with places in a separate process. `place-reader.ts` starts it, sends what to read, receives the
 * candidates and ends it.
 */
import { serveAsReader } from '../../platform/process/reader-child.ts'
import { endWithParent } from '../../platform/process/watchdog.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import type { PlaceReaderReply, PlaceReaderRequest } from './place-reader.ts'
import { readRequest } from './read-request.ts'

/** Places of one message, so that the server answers others between two of them. */
const PLACES_AT_ONCE = 100

serveAsReader()
endWithParent()

process.once('message', (request: PlaceReaderRequest) => void answer(request))

async function answer(request: PlaceReaderRequest): Promise<void> {
  try {
    const { candidates, report } = await readRequest(request)
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

/** Stack of a failure of the reader. It leaves out the message, which may hold words of the file. */
function placeFor(error: unknown): string {
  const { name = '', stack = '' } = error instanceof Error ? error : {}
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  return [name, ...frames.slice(0, 5)].join('\n')
}

function send(reply: PlaceReaderReply): void {
  process.send?.(reply)
}
