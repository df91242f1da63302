import { kmlWithFolders, type Folder, type Root } from '@tmcw/togeojson'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import type { Feature } from 'geojson'
import { MapFileError } from '../../map/import/map-file-error.ts'
import { valuesOfProperties } from './feature-values.ts'

/** A feature of a file of maps. */
export type ReadFeature = {
  readonly values: Readonly<Record<string, string>>
  readonly geometry: unknown
  readonly isLine: boolean
}

/** @throws MapFileError when the XML is damaged */
function parseXml(text: string, format: string): Document {
  try {
    return new DOMParser({ onError: (level) => refuseFatal(level) }).parseFromString(text, 'text/xml')
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    throw new MapFileError(`The file is ${format}, but its XML is damaged: ${reason}`)
  }
}

function refuseFatal(level: string): void {
  if (level === 'fatalError') throw new Error('it ends in the middle, or a tag is not closed')
}

/** How features look on a map says nothing of places. */
const STYLE =
  /^(?:styleUrl|styleHash|styleMapHash|icon|stroke|fill|marker|label|visibility|@geometry-type|gx_media_links)/

/** Places of KML, with the name of their layer. @throws MapFileError when there are none */
export function readKml(text: string): ReadFeature[] {
  const document = parseXml(text, 'KML')
  refuseDeepFolders(document)
  const features = featuresIn(kmlWithFolders(document), null)
  const placemarks = elementsOf(document, 'Placemark')
  if (placemarks.length > 0)
    return placemarks.length === features.length ? withFaultyPoints(features, placemarks) : features
  const isLink = document.getElementsByTagName('NetworkLink').length > 0
  throw new MapFileError(
    isLink
      ? 'The KML file has a link to its map and no places. Export it again without “Keep data up to date”.'
      : 'The KML file has no places.',
  )
}

const MAX_FOLDERS = 100

/** The library calls itself for each folder in a folder. @throws MapFileError */
function refuseDeepFolders(document: Document): void {
  for (const folder of elementsOf(document, 'Folder')) {
    let depth = 0
    for (let node = folder.parentNode; node && depth <= MAX_FOLDERS; node = node.parentNode) depth += 1
    if (depth > MAX_FOLDERS) throw new MapFileError('The KML file has folders in folders, more than 100 deep.')
  }
}

/** The library has no geometry for coordinates that are no numbers. The row must say so. */
function withFaultyPoints(features: readonly ReadFeature[], placemarks: readonly Element[]): ReadFeature[] {
  return features.map((feature, index) => {
    const written = placemarks[index]?.getElementsByTagName('coordinates').item(0)?.textContent?.trim() ?? ''
    return feature.geometry === null && written !== '' ? { ...feature, geometry: { type: 'Point' } } : feature
  })
}

function featuresIn({ children }: Root | Folder, layer: string | null): ReadFeature[] {
  return children.flatMap((child) => {
    if (child.type !== 'folder') return [featureOf(child, layer)]
    const { name } = child.meta
    return featuresIn(child, typeof name === 'string' ? name : layer)
  })
}

function featureOf(
  { properties, geometry }: Feature | { properties: Feature['properties']; geometry: null },
  layer: string | null,
) {
  const shown = Object.fromEntries(Object.entries(properties ?? {}).filter(([key]) => !STYLE.test(key)))
  const values = valuesOfProperties({ ...shown, ...(layer !== null && { Folder: layer }) })
  return { values, geometry, isLine: geometry?.type === 'LineString' || geometry?.type === 'MultiLineString' }
}

const WAYPOINT_TEXTS = ['name', 'desc', 'cmt', 'type', 'sym', 'time', 'ele'] as const

/** Waypoints of GPX. Tracks and routes are lines, and their points are no places. */
export function readGpx(text: string): ReadFeature[] {
  const document = parseXml(text, 'GPX')
  const waypoints = elementsOf(document, 'wpt').map((element) => {
    const texts = WAYPOINT_TEXTS.map((name) => [name === 'desc' ? 'description' : name, textIn(element, name)] as const)
    const link = element.getElementsByTagName('link').item(0)?.getAttribute('href') ?? ''
    const values = valuesOfProperties({ ...Object.fromEntries(texts), link })
    const coordinates = [element.getAttribute('lon') ?? '', element.getAttribute('lat') ?? '']
    return { values, geometry: { type: 'Point', coordinates }, isLine: false }
  })
  const lines = ['trk', 'rte']
    .flatMap((tag) => elementsOf(document, tag))
    .map((element) => ({
      values: { name: textIn(element, 'name') },
      geometry: null,
      isLine: true,
    }))
  if (waypoints.length + lines.length === 0) throw new MapFileError('The GPX file has no waypoints.')
  return [...waypoints, ...lines]
}

function elementsOf(document: Document, name: string): Element[] {
  return [...document.getElementsByTagName(name)]
}

function textIn(element: Element, name: string): string {
  return element.getElementsByTagName(name).item(0)?.textContent ?? ''
}
