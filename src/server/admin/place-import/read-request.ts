import { MapFileError } from '../../map/import/map-file-error.ts'
import type { Candidate } from './candidate.ts'
import { EMPTY_FILE, type ReadFile } from './file-reading.ts'
import { withReadHours } from './imported-hours.ts'
import type { PlaceReaderRequest } from './place-reader.ts'
import { readCandidates } from './read-candidates.ts'
import { rereadRows } from './read-rows.ts'

/** All texts of all places, as JSON. 5,000 places may have three thousand characters each. */
const MAX_TEXT_LENGTH = 16_000_000

/**
 * Reads the file or the rows of a request, in this process.
 * @throws MapFileError when the file cannot be imported
 */
export async function readRequest(request: PlaceReaderRequest): Promise<ReadFile> {
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
