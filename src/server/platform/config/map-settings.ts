import type { Attribution } from '#contract/map/attribution.ts'
import { isTileTemplate } from './tile-coordinates.ts'

/** The parsers of the variables for maps. Each returns undefined for a wrong value. */

export function parseTileUrl(text: string): string | undefined {
  return isTileTemplate(text) ? text : undefined
}

/** `Text` or `Text <https://…>`. */
export function parseAttribution(text: string): Attribution | undefined {
  const { name, url } = /^(?<name>[^<>]+?)(\s*<(?<url>[^<>\s]+)>)?$/.exec(text)?.groups ?? {}
  if (name === undefined) return undefined
  if (url === undefined) return { text: name, url: null }
  return isHttpUrl(url) ? { text: name, url } : undefined
}

export function parseGeocoderUrl(text: string): string | undefined {
  return isHttpUrl(text) ? text : undefined
}

/** `{profile}` stands for foot and car, as far as the service has a folder for each. */
export function parseRouterUrl(text: string): string | undefined {
  return isHttpUrl(text.replace('{profile}', 'car')) ? text : undefined
}

export function parseOverpassUrl(text: string): string | undefined {
  return isHttpUrl(text) ? text : undefined
}

/** In requests per second. */
export function parseGeocoderRate(text: string): number | undefined {
  const rate = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  return rate > 0 && rate <= 100 ? rate : undefined
}

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.hash === ''
}
