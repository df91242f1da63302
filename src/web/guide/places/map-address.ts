import { MAX_ZOOM, MIN_ZOOM } from '../../map/position.ts'

/** The heights of the sheet with the list, from low to high. */
export const sheetHeights = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof sheetHeights)[number]

/** The state of the map of a list in the fragment of the URL. Filters stand in its query. */
export type MapAddress = {
  /** In degrees, and the zoom of Leaflet. Null: all places are in view. */
  readonly at: { readonly lat: number; readonly lng: number; readonly zoom: number } | null
  /** Slug of the chosen place. */
  readonly place: string | null
  readonly sheet: SheetHeight
}

/** About one metre. */
const DECIMALS = 5

/**
 * Reads a fragment such as `#map=14/21.1959/72.8302&place=surat-castle&sheet=full`. The fragment never reaches the
 * server, so the page of a list stays one page, and a stored page serves all of its views. Parts without a meaning are
 * ignored.
 */
export function readMapAddress(fragment: string): MapAddress {
  const values = new URLSearchParams(fragment.replace(/^#/, ''))
  const sheet = sheetHeights.find((height) => height === values.get('sheet')) ?? 'half'
  return { at: readView(values.get('map') ?? ''), place: values.get('place') || null, sheet }
}

/** @returns the fragment with its `#`. Blank if it says nothing */
export function writeMapAddress({ at, place, sheet }: MapAddress): string {
  const parts = [
    ...(at ? [`map=${at.zoom}/${Number(at.lat.toFixed(DECIMALS))}/${Number(at.lng.toFixed(DECIMALS))}`] : []),
    ...(place === null ? [] : [`place=${encodeURIComponent(place)}`]),
    ...(sheet === 'half' ? [] : [`sheet=${sheet}`]),
  ]
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}

function readView(text: string): MapAddress['at'] {
  const [, zoom, lat, lng] = /^(\d{1,2})\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)$/.exec(text)?.map(Number) ?? []
  if (zoom === undefined || lat === undefined || lng === undefined) return null
  const isOnMap = zoom >= MIN_ZOOM && zoom <= MAX_ZOOM && Math.abs(lat) <= 85 && Math.abs(lng) <= 180
  return isOnMap ? { lat, lng, zoom } : null
}
