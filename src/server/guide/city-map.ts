import { map } from '#messages/map.ts'
import type { Attribution, CityMap } from '#contract/places.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import type { GuideHolder } from './guide-holder.ts'

type CityMapDeps = Pick<Context, 'config'> & {
  guide: Pick<GuideHolder, 'current'>
  /** Null where the city's folder has none. */
  outlines: { readonly path: string } | null
}

/** Section 9. */
const START_ZOOM = 5

/** What a browser needs to know to draw a map of the city. */
export function cityMapOf({ config, guide, outlines }: CityMapDeps): CityMap {
  const { center, mapStart } = guide.current().area
  const start = mapStart ?? { ...center, zoom: START_ZOOM }
  return { center, start, tiles: attributionOf(config), outlines: outlines?.path ?? null }
}

/** https://www.openstreetmap.org/copyright asks for this link. */
const OPEN_STREET_MAP: Attribution = { text: map.openStreetMap, url: 'https://www.openstreetmap.org/copyright' }

function attributionOf({ tileUrl, tileAttribution }: Config): Attribution | null {
  if (tileUrl === null) return null
  if (tileAttribution) return tileAttribution
  const { hostname } = new URL(tileUrl)
  return /(^|\.)openstreetmap\.org$/.test(hostname) ? OPEN_STREET_MAP : { text: hostname, url: null }
}
