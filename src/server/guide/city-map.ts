import type { LanguageCode } from '#contract/messages/languages.ts'
import type { CityMap } from '#contract/place/places.ts'
import type { Config } from '../platform/config/config.ts'
import type { Context } from '../platform/context.ts'
import type { BaseMaps } from '../map/base-maps.ts'
import type { ServedMap } from '../map/base-map.ts'
import { OPEN_STREET_MAP, type MapCredit } from '../map/map-credit.ts'
import type { GuideHolder } from './guide-holder.ts'

type CityMapDeps = Pick<Context, 'config'> & {
  guide: Pick<GuideHolder, 'current'>
  /** Null when the city's folder has no outlines. */
  outlines: { readonly path: string } | null
  baseMaps: Pick<BaseMaps, 'current'>
}

/** Source: section 9 of the specification. */
const START_ZOOM = 5

type CreditedMap = Omit<CityMap, 'tiles' | 'base'> & {
  readonly tiles: MapCredit | null
  readonly base: ServedMap['index'] | null
}

/** The data that a browser needs for a map of the city. A note without a translation is in the city's own words. */
export function getCityMap({ config, guide, outlines, baseMaps }: CityMapDeps, language: LanguageCode): CreditedMap {
  const { center, mapStart } = guide.current().area
  const base = baseMaps.current()
  const start = mapStart ?? { ...center, zoom: START_ZOOM }
  return {
    center,
    start,
    tiles: getCredit(config),
    outlines: outlines?.path ?? null,
    base: base && { ...base.index, note: base.notes[language] ?? base.index.note },
  }
}

function getCredit({ tileUrl, tileAttribution }: Config): MapCredit | null {
  if (tileUrl === null) return null
  if (tileAttribution) return tileAttribution
  const { hostname } = new URL(tileUrl)
  return /(^|\.)openstreetmap\.org$/.test(hostname) ? OPEN_STREET_MAP : { text: hostname, url: null }
}
