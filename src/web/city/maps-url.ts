import type { PlaceDetail } from '#contract/place/places.ts'

/** Which maps a device opens: any app of Android, Apple's, or a site. */
export type MapsDevice = 'android' | 'apple' | 'other'

type Target = Pick<PlaceDetail, 'name' | 'locality' | 'precision' | 'geo'>

/** Detects the device by the user agent of its browser. iPads say that they are Macs, which have no touch screen. */
export function getMapsDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): MapsDevice {
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'apple'
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? 'apple' : 'other'
}

/**
 * Opens the place in the chosen map app of Android. The form with a label is Android's own.
 * Source: https://developer.android.com/guide/components/intents-common#Maps
 */
export function geoUrl(target: Target, city: string): string {
  const spot = toSpot(target)
  if (spot === null) return `geo:0,0?q=${encode(searchFor(target, city))}`
  return `geo:${spot}?q=${spot}(${encode(target.name)})`
}

/** Source: Apple's "Map Links". `q` is the label of the pin at `ll`, or a search. */
export function appleMapsUrl(target: Target, city: string): string {
  const spot = toSpot(target)
  const query = spot === null ? { q: searchFor(target, city) } : { ll: spot, q: target.name }
  return `https://maps.apple.com/?${new URLSearchParams(query)}`
}

export function openStreetMapUrl(target: Target, city: string): string {
  const spot = toSpot(target)
  if (spot === null)
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: searchFor(target, city) })}`
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: spot })}`
}

/** A position only if it is exact: a pin in the wrong place misleads, so the other places are searched by name. */
function toSpot({ precision, geo }: Target): string | null {
  return precision === 'site' && geo ? `${geo.lat},${geo.lng}` : null
}

function searchFor({ name, locality }: Target, city: string): string {
  return `${name}, ${locality}, ${city}`
}

/** Encodes parentheses too, which end the label of a `geo:` URL. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29')
}
