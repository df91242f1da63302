import type { Attribution } from '#contract/map/attribution.ts'
import type { Bounds } from '#contract/map/base-map.ts'
import type { SourceFeature } from '../base-map-source.ts'
import { readDrawnLandmarks } from '../drawn-map.ts'
import { storeBaseMap, type StoredMap } from '../imported-map.ts'
import { OPEN_STREET_MAP } from '../map-credit.ts'
import { collectGeoJson } from './geojson-file.ts'
import { collectOsm, type CityArea, type Collected } from './collect-osm.ts'
import { joinRoads } from './join-roads.ts'
import { kindOfFile, megabytes, getPieces } from './map-file.ts'
import { MapFileError } from './map-file-error.ts'
import { openOverpassFile } from './overpass-file.ts'
import { openPbfFile } from './pbf-file.ts'

export type ImportOptions = {
  readonly file: string
  readonly city: CityArea & { readonly name: string }
  readonly cityDir: string
  readonly dataDir: string
  /** Gets a sentence on each step. */
  readonly report: (text: string) => void
}

/**
 * Imports a file of OpenStreetMap as the base map of the city. A file that cannot be imported changes nothing.
 * @throws MapFileError with the reason
 */
export async function importBaseMap({ file, city, cityDir, dataDir, report }: ImportOptions): Promise<StoredMap> {
  const { kind, bytes } = await kindOfFile(file)
  report(`Reading ${megabytes(bytes)} MB (${kind}) …`)
  const onRead = progress(bytes, report)
  const { attribution, ...collected } = await collect({ file, kind, city, onRead })
  check(collected.features, city)
  announceGaps(collected, report)
  const landmarks = readDrawnLandmarks(cityDir)
  const features = [...joinRoads(collected.features), ...landmarks.features]
  report(`Cutting ${features.length} lines, areas and names into tiles …`)
  return storeBaseMap(dataDir, {
    features,
    bounds: city.bounds,
    attribution: attribution ?? [OPEN_STREET_MAP],
    landmarks: landmarks.drawings,
    report,
  })
}

type Reading = Pick<ImportOptions, 'file' | 'city'> & {
  kind: Awaited<ReturnType<typeof kindOfFile>>['kind']
  onRead: (bytes: number) => void
}

async function collect({
  file,
  kind,
  city,
  onRead,
}: Reading): Promise<Collected & { attribution: Attribution[] | null }> {
  if (kind === 'geojson') {
    return { gaps: 0, isCoastBroken: false, ...(await collectGeoJson(getPieces(file, onRead), city)) }
  }
  const elements = kind === 'pbf' ? openPbfFile(file, onRead) : openOverpassFile(getPieces(file, onRead))
  return { ...(await collectOsm(elements, city)), attribution: null }
}

/** Says how far it is at each tenth. A file may be read several times. */
function progress(bytes: number, report: (text: string) => void): (read: number) => void {
  let last = 0
  return (read) => {
    const tenth = Math.floor((read / bytes) * 10)
    if (tenth === last) return
    last = tenth
    report(`  ${megabytes(read)} of ${megabytes(bytes)} MB`)
  }
}

/** A file of another city holds nothing within the bounds, or only a few lines that pass through. */
function check(features: readonly SourceFeature[], { name, bounds }: ImportOptions['city']): void {
  const hasRoad = features.some(({ properties: { layer } }) => layer === 'road' || layer === 'bridge')
  if (hasRoad) return
  throw new MapFileError(
    `The file has no roads of ${name}: none lies between ${degrees(bounds)}. Is it the file of another city, or does it hold no roads?`,
  )
}

function degrees({ south, west, north, east }: Bounds): string {
  return `${south}, ${west} and ${north}, ${east} (latitude, longitude)`
}

function announceGaps({ gaps, isCoastBroken }: Collected, report: (text: string) => void): void {
  if (gaps > 0) report(`Areas that are not whole in the file and are left out: ${gaps}.`)
  if (isCoastBroken) report('The coast has a gap in the file, so the sea is left out.')
}
