import { kmlWithFolders, type Folder, type Root } from '@tmcw/togeojson'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import type { Feature } from 'geojson'
import { MapFileError } from '../../map/import/map-file-error.ts'
import { valuesOfProperties } from './feature-values.ts'

/** A feature of a file of maps. */
export type ReadFeature = {
  readonly values: Readonly<Record<string, string>>
  readonly geometry: unknown
  /** Null: it may be a place. */
  readonly other: 'line' | 'link' | null
}

/** @throws MapFileError when the XML is damaged */
function parseXml(text: string, format: string): Document {
  try {
    return new DOMParser({ onError: (level) => refuseFatal(level) }).parseFromString(withPrefixes(text), 'text/xml')
  } catch {
    throw new MapFileError(
      `The file is ${format}, but its XML is damaged: it ends in the middle, or a tag is not closed`,
    )
  }
}

/** Declares prefixes that the file uses and does not declare, as those of other programs whose head was cut off. */
function withPrefixes(text: string): string {
  const used = new Set<string>()
  for (const [, prefix = ''] of text.matchAll(/[<\s](?!xml)([A-Za-z][\w-]{0,30}):[A-Za-z]/g)) used.add(prefix)
  for (const [, prefix = ''] of text.matchAll(/xmlns:([\w-]{1,31})\s*=/g)) used.delete(prefix)
  const declared = [...used].slice(0, 50).map((prefix) => ` xmlns:${prefix}="urn:undeclared:${prefix}"`)
  return text.replace(/<(?:kml|gpx)(?=[\s>])/, (root) => root + declared.join(''))
}

function refuseFatal(level: string): void {
  if (level === 'fatalError') throw new Error('damaged XML')
}

/** Properties for the style of a map. They have no facts of places. */
const STYLE =
  /^(?:styleUrl|styleHash|styleMapHash|icon|stroke|fill|marker|label|visibility|@geometry-type|gx_media_links)/

/** Places of KML, with the name of their layer. @throws MapFileError when there are none */
export function readKml(text: string): ReadFeature[] {
  const document = parseXml(withoutPrefix(text), 'KML')
  refuseDeepFolders(document)
  const links = takeLinks(document)
  const features = featuresIn(kmlWithFolders(document), null)
  const placemarks = getElements(document, 'Placemark')
  if (placemarks.length > 0)
    return [...(placemarks.length === features.length ? withFaultyPoints(features, placemarks) : features), ...links]
  throw new MapFileError(
    links.length > 0
      ? 'The KML file has a link to its map and no places. Export it again without “Keep data up to date”.'
      : 'The KML file has no places.',
  )
}

/** Some programs write `<kml:Placemark>`, which the library does not know. */
function withoutPrefix(text: string): string {
  const prefix = /<([\w-]{1,20}):kml[\s>]/.exec(text)?.[1]
  return prefix === undefined ? text : text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</')
}

/** Takes links to other maps out of a map. They are no places. */
function takeLinks(document: Document): ReadFeature[] {
  return getElements(document, 'NetworkLink').map((element) => {
    element.parentNode?.removeChild(element)
    return { values: { name: textIn(element, 'name') }, geometry: null, other: 'link' }
  })
}

const MAX_FOLDERS = 100

/** The library calls itself for each folder in a folder. @throws MapFileError */
function refuseDeepFolders(document: Document): void {
  for (const folder of getElements(document, 'Folder')) {
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
    if (child.type !== 'folder') return [getFeature(child, layer)]
    const { name } = child.meta
    return featuresIn(child, typeof name === 'string' ? name : layer)
  })
}

function getFeature(
  { properties, geometry }: Feature | { properties: Feature['properties']; geometry: null },
  layer: string | null,
): ReadFeature {
  const shown = Object.fromEntries(Object.entries(properties ?? {}).filter(([key]) => !STYLE.test(key)))
  const values = valuesOfProperties({ ...shown, ...(layer !== null && { Folder: layer }) })
  const isLine = geometry?.type === 'LineString' || geometry?.type === 'MultiLineString'
  return { values, geometry, other: isLine ? 'line' : null }
}

const WAYPOINT_TEXTS = ['name', 'desc', 'cmt', 'type', 'sym', 'time', 'ele'] as const

/** The time of a waypoint is when somebody made it. */
const WAYPOINT_NAMES: Readonly<Record<string, string>> = { desc: 'description', time: 'timestamp' }

/** Waypoints of GPX, and points of routes and tracks that have a name. Their other points are turns of a line. */
export function readGpx(text: string): ReadFeature[] {
  const document = parseXml(text, 'GPX')
  const waypoints = getElements(document, 'wpt')
  const known = new Set(waypoints.map(getSpot))
  const named = ['rtept', 'trkpt']
    .flatMap((tag) => getElements(document, tag))
    .filter((point) => ownText(point, 'name').trim() !== '' && isNew(known, getSpot(point)))
  const lines = ['trk', 'rte']
    .flatMap((tag) => getElements(document, tag))
    .map((element) => ({
      values: { name: ownText(element, 'name') },
      geometry: null,
      other: 'line' as const,
    }))
  if (waypoints.length + lines.length === 0) throw new MapFileError('The GPX file has no waypoints.')
  return [...[...waypoints, ...named].map(getWaypoint), ...lines]
}

function getWaypoint(element: Element): ReadFeature {
  const texts = WAYPOINT_TEXTS.map((name) => [WAYPOINT_NAMES[name] ?? name, ownText(element, name)] as const)
  const link = element.getElementsByTagName('link').item(0)?.getAttribute('href') ?? ''
  const values = valuesOfProperties({ ...Object.fromEntries(texts), link })
  return { values, geometry: { type: 'Point', coordinates: getCoordinates(element) }, other: null }
}

function getCoordinates(element: Element): [string, string] {
  return [element.getAttribute('lon') ?? '', element.getAttribute('lat') ?? '']
}

/** Name and position. Many programs write a waypoint again as a point of the route through it. */
function getSpot(element: Element): string {
  return JSON.stringify([ownText(element, 'name').trim(), ...getCoordinates(element)])
}

function isNew(known: Set<string>, spot: string): boolean {
  return known.size < known.add(spot).size
}

/** The text of a child. A route without a name must not take that of its first point. */
function ownText({ childNodes }: Element, name: string): string {
  const own = [...childNodes].find(({ nodeName }) => nodeName === name || nodeName.endsWith(`:${name}`))
  return own?.textContent ?? ''
}

function getElements(document: Document, name: string): Element[] {
  return [...document.getElementsByTagName(name)]
}

function textIn(element: Element, name: string): string {
  return element.getElementsByTagName(name).item(0)?.textContent ?? ''
}
