import type { Attribution, CityMap } from '#contract/places.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import type { GuideHolder } from './guide-holder.ts'

type CityMapDeps = Pick<Context, 'config'> & {
  guide: Pick<GuideHolder, 'current'>
  /** Null when the city's folder has no outlines. */
  outlines: { readonly path: string } | null
}

/** Source: section 9 of the specification. */
const START_ZOOM = 5

/** The credit for tiles: in the operator's words, or in ours by the code of the message. */
type TileCredit = Attribution | { readonly code: 'openStreetMap'; readonly url: string }

type CreditedMap = Omit<CityMap, 'tiles'> & { readonly tiles: TileCredit | null }

/** The data that a browser needs for a map of the city. */
export function cityMapOf({ config, guide, outlines }: CityMapDeps): CreditedMap {
  const { center, mapStart } = guide.current().area
  const start = mapStart ?? { ...center, zoom: START_ZOOM }
  return { center, start, tiles: creditOf(config), outlines: outlines?.path ?? null }
}

/** Source: https://www.openstreetmap.org/copyright requires this link. */
const OPEN_STREET_MAP: TileCredit = { code: 'openStreetMap', url: 'https://www.openstreetmap.org/copyright' }

function creditOf({ tileUrl, tileAttribution }: Config): TileCredit | null {
  if (tileUrl === null) return null
  if (tileAttribution) return tileAttribution
  const { hostname } = new URL(tileUrl)
  return /(^|\.)openstreetmap\.org$/.test(hostname) ? OPEN_STREET_MAP : { text: hostname, url: null }
}
