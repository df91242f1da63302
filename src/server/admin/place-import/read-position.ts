import { toAsciiDigits } from '#contract/text/digits.ts'
import type { Bounds } from '#contract/map/base-map.ts'
import type { ImportProblemCode } from '#contract/admin/place-imports.ts'
import { isWithinBounds } from '../../map/within-bounds.ts'

export type PlacePosition = {
  readonly lat: number
  readonly lng: number
  /** The position is written with so few digits that it means a neighbourhood. */
  readonly isRough: boolean
}

/** Null: nothing is written. The note says what an editor must confirm, or why there is no position. */
export type PositionReading = {
  readonly position: PlacePosition | null
  readonly note: { readonly code: ImportProblemCode; readonly value: string } | null
}

type Axis = 'lat' | 'lng'
type Degrees = { readonly value: number; readonly axis: Axis | null; readonly digits: number }

const LETTER = '[NSEWnsew]'
const DECIMAL = new RegExp(`^(${LETTER})?\\s*([+-]?\\d{1,9}(?:[.,]\\d{1,20})?)\\s*°?\\s*(${LETTER})?$`)
const PARTS = new RegExp(
  `^(${LETTER})?\\s*(-?\\d{1,3})\\s*[°:d\\s]\\s*(\\d{1,2}(?:[.,]\\d{1,10})?)\\s*(?:['′’:\\s]\\s*(\\d{1,2}(?:[.,]\\d{1,10})?)?)?\\s*(?:["″”]|''|′′)?\\s*(${LETTER})?$`,
)

/** Reads degrees: `21.17`, `21,17`, `21.17° N`, `21°10'12"N`, `N 21 10.2`. Digits of other scripts too. */
export function readDegrees(written: string): Degrees | null {
  const text = withSingleSpaces(toAsciiDigits(written)).replace(/[\u2212\u2013]/gu, '-')
  const [, before, number = '', after] = DECIMAL.exec(text) ?? []
  if (number !== '') {
    const digits = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0
    return toDegrees(Number(number.replace(',', '.')), { letter: before ?? after, digits })
  }
  const parts = PARTS.exec(text)
  if (!parts) return null
  const [, first, degrees = '', minutes = '', seconds = '0', last] = parts
  const [whole, of60, of3600] = [degrees, minutes, seconds].map((part) => Number(part.replace(',', '.')))
  if (whole === undefined || of60 === undefined || of3600 === undefined || of60 >= 60 || of3600 >= 60) return null
  const value = Math.abs(whole) + of60 / 60 + of3600 / 3600
  return toDegrees(degrees.startsWith('-') ? -value : value, { letter: first ?? last, digits: 4 })
}

/** Without them an expression with spaces on both sides of a sign takes the square of their number. */
function withSingleSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

function toDegrees(value: number, { letter = '', digits }: { letter: string | undefined; digits: number }): Degrees {
  const side = letter.toUpperCase()
  const axis = side === '' ? null : side === 'N' || side === 'S' ? 'lat' : 'lng'
  return { value: side === 'S' || side === 'W' ? -Math.abs(value) : value, axis, digits }
}

const POINT = /^\s*(?:SRID=4326;\s*)?POINT\s*(?:Z\s*)?\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i
const GEOJSON_POINT = /"type"\s*:\s*"Point".{0,40}"coordinates"\s*:\s*\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)/

/** Pairs in addresses of maps. A pin is better than the middle of what the map shows. */
const URL_PAIRS = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /[/=:](-?\d{1,3}\.\d+),\s*(?:%20|\+)?(-?\d{1,3}\.\d+)/,
  /@(-?\d{1,3}\.\d+),(-?\d{1,3}\.\d+)/,
  /#map=\d{1,2}(?:\.\d+)?\/(-?\d{1,3}\.\d+)\/(-?\d{1,3}\.\d+)/,
  /[?&]cp=(-?\d{1,3}\.\d+)~(-?\d{1,3}\.\d+)/,
]

/** `lat: 21.17, lng: 72.83` */
const LABELS = /\b(?:lat(?:itude)?|lng|lon(?:g(?:itude)?)?)\b ?[:=]? ?/gi

/** `N 21.17, E 72.83` */
const LETTERS_FIRST = /^([NSns]) ?([\d°'"′″. ]{2,30}?)[,; ]+([EWew]) ?([\d°'"′″. ]{2,30})$/

/** Signs between the two numbers of a pair. */
const BETWEEN =
  / ?[;|/] ?|, |(?<=\d[°NSns"″']?),(?= ?[+-]?\d{1,3}\.)|(?<=[NSns]),(?=\d)|(?<=[NSns]) | (?<=^[+-]?\d{1,3}[.,]\d+ +)(?=[+-]?\d{1,3}[.,]\d+$)/

/** A pair in one text: `21.17, 72.83`, `POINT (72.83 21.17)`, or the address of a map with a pin. */
export function readPair(text: string): readonly [lat: string, lng: string] | null {
  const [, lngOfPoint, latOfPoint] = POINT.exec(text) ?? GEOJSON_POINT.exec(text) ?? []
  if (lngOfPoint && latOfPoint) return [latOfPoint, lngOfPoint]
  if (/^https?:|^geo:/.test(text.trim())) {
    const pair = URL_PAIRS.map((pattern) => pattern.exec(text)).find((found) => found !== null)
    if (pair?.[1] && pair[2]) return [pair[1], pair[2]]
  }
  const [, side = '', north, other = '', east] = LETTERS_FIRST.exec(text.trim()) ?? []
  if (north && east) return [`${north.trim()}${side}`, `${east.trim()}${other}`]
  const parts = withSingleSpaces(text)
    .replace(/^[([] ?([^()[\]]*?) ?[)\]]$/, '$1')
    .replace(LABELS, ' ')
    .trim()
    .split(BETWEEN)
  const [lat, lng] = parts
  return parts.length === 2 && lat && lng ? [lat.trim(), lng.trim()] : null
}

/**
 * Judges a latitude and a longitude. Positions that fit the city only when they are swapped, or when they are metres
 * (EPSG:3857), are proposed so.
 */
export function judgePosition([latText, lngText]: readonly [string, string], bounds: Bounds): PositionReading {
  const written = `${latText}, ${lngText}`.slice(0, 100)
  const [first, second] = [readDegrees(latText), readDegrees(lngText)]
  if (!first || !second) return nothing('not-a-position', written)
  const areSwappedByLetter = first.axis === 'lng' && second.axis === 'lat'
  if (!areSwappedByLetter && (first.axis === 'lng' || second.axis === 'lat')) return nothing('not-a-position', written)
  const [lat, lng] = areSwappedByLetter ? [second.value, first.value] : [first.value, second.value]
  if (lat === 0 && lng === 0) return nothing('no-position', written)
  const isRough = first.digits <= 2 && second.digits <= 2
  const found = { lat, lng, isRough }
  if (isOnGlobe(found) && isWithinBounds(found, bounds)) return { position: found, note: null }
  const swapped = { lat: lng, lng: lat, isRough }
  if (isOnGlobe(swapped) && (isWithinBounds(swapped, bounds) || !isOnGlobe(found))) {
    return { position: swapped, note: { code: 'swapped', value: `${lat}, ${lng}` } }
  }
  if (isOnGlobe(found)) return { position: found, note: null }
  return metresAt(lat, lng, bounds) ?? nothing('not-a-position', written)
}

function nothing(code: ImportProblemCode, value: string): PositionReading {
  return { position: null, note: { code, value } }
}

export function isOnGlobe({ lat, lng }: { lat: number; lng: number }): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** Half of the equator. */
const MERCATOR_METRES = 20_037_508.342789244

/** Numbers of this size are metres of some projection. Those of web maps can be computed back. */
function metresAt(north: number, east: number, bounds: Bounds): PositionReading | null {
  if (Math.abs(north) > MERCATOR_METRES || Math.abs(east) > MERCATOR_METRES) return null
  if (Math.abs(north) < 1_000 && Math.abs(east) < 1_000) return null
  const written = `${north}, ${east}`
  const candidates = [fromMercator(north, east), fromMercator(east, north)]
  const inside = candidates.find((position) => isWithinBounds(position, bounds))
  return inside
    ? { position: { ...inside, isRough: false }, note: { code: 'metres', value: written } }
    : nothing('metres-outside', written)
}

function fromMercator(north: number, east: number) {
  const lng = (east / MERCATOR_METRES) * 180
  const lat = (Math.atan(Math.sinh((north / MERCATOR_METRES) * Math.PI)) * 180) / Math.PI
  return { lat: round(lat), lng: round(lng) }
}

/** Centimetres are enough. */
export function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
