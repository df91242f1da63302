import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bounds } from '#contract/map/base-map.ts'
import { MAX_FILE_BYTES } from './map-file.ts'
import { MapFileError } from './map-file-error.ts'

/** Time that the server may work, and time in which the whole answer must arrive. */
const QUERY_SECONDS = 300
const TIMEOUT_MS = 15 * 60_000

/** The query for all that the map of a city shows, in the Overpass API's language (docs/content.md). */
export function overpassQuery({ south, west, north, east }: Bounds): string {
  return `[out:json][timeout:${QUERY_SECONDS}][maxsize:${MAX_FILE_BYTES}][bbox:${south},${west},${north},${east}];
(
  way["natural"="coastline"];
  wr["natural"~"^(water|bay|beach|sand|mud|wood|wetland)$"];
  way["waterway"~"^(river|canal|stream|riverbank)$"];
  wr["landuse"~"^(reservoir|basin|forest|grass|recreation_ground|village_green|cemetery|residential|commercial|retail|industrial)$"];
  wr["leisure"~"^(park|garden|nature_reserve|golf_course)$"];
  nwr["aeroway"="aerodrome"];
  way["highway"~"^(motorway|trunk|primary|secondary|tertiary)(_link)?$"];
  way["highway"~"^(unclassified|residential|living_street|pedestrian|service)$"];
  way["railway"~"^(rail|light_rail|narrow_gauge|subway|tram|monorail)$"];
  node["railway"="station"];
  node["place"~"^(city|town|suburb|village|quarter|neighbourhood|sea)$"];
);
out body;
>;
out skel qt;
`
}

type OverpassRequest = {
  readonly url: string
  readonly query: string
  /** The answer is written here. */
  readonly file: string
  readonly userAgent: string
}

/** @throws MapFileError when the API cannot be reached, refuses, or answers with too much */
export async function askOverpass({ url, query, file, userAgent }: OverpassRequest): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    body: new URLSearchParams({ data: query }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw unreachable(url, error)
  })
  if (answer.status === 429 || answer.status === 504) {
    throw new MapFileError(`${url} is busy (${answer.status}). Ask again in some minutes. Nothing has changed.`)
  }
  if (!answer.ok || !answer.body) {
    throw new MapFileError(`${url} refused the query (${answer.status}). Nothing has changed.`)
  }
  try {
    await pipeline(Readable.fromWeb(answer.body), atMost(MAX_FILE_BYTES), createWriteStream(file, { mode: 0o600 }))
  } catch (error) {
    throw error instanceof MapFileError ? error : unreachable(url, error)
  }
}

function unreachable(url: string, error: unknown): MapFileError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new MapFileError(
    `${url} could not be asked: ${reason}. Nothing has changed.
Without a connection, get the answer on another machine: \`npm run basemap -- --query\` prints the query, and
\`npm run basemap -- --from FILE\` imports the answer. OVERPASS_URL names another server of the Overpass API.`,
    { cause: error },
  )
}

function atMost(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      bytes += piece.length
      if (bytes > maxBytes) done(new MapFileError('The answer has more than 500 MB. Nothing has changed.'))
      else done(null, piece)
    },
  })
}
