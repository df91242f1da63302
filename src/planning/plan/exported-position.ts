import type { GeoPrecision } from '#contract/place/places.ts'
import type { ExportedStop } from './exported-days.ts'

export type StopPosition = {
  readonly lat: number
  readonly lng: number
  /** Says that the position is not exact. Null: it is. */
  readonly doubt: string | null
}

export type DoubtTexts = { readonly near: string; readonly inArea: string }

const doubts = {
  site: () => null,
  nearby: ({ near }: DoubtTexts) => near,
  locality: ({ inArea }: DoubtTexts) => inArea,
  none: ({ inArea }: DoubtTexts) => inArea,
} satisfies Record<GeoPrecision, (texts: DoubtTexts) => string | null>

type Whereabouts = Pick<ExportedStop, 'place' | 'point'>

/** Position at which a file shows a stop. Null: it is not known, or the stop has no place. */
export function positionIn({ place, point }: Whereabouts, texts: DoubtTexts): StopPosition | null {
  if (point) return { ...point, doubt: null }
  return place?.geo ? { ...place.geo, doubt: doubts[place.precision](texts) } : null
}

/** Place and area of the guide, else destination and location as the traveller wrote them. */
export function whereText({
  place,
  destination: { name, location },
}: Pick<ExportedStop, 'place' | 'destination'>): string {
  const isLink = /^https?:/i.test(location)
  const where = place ? [place.name, place.locality] : [name, isLink ? '' : location]
  return joinTexts(where, ', ')
}

export function joinTexts(texts: readonly string[], between: string): string {
  return texts.filter((text) => text !== '').join(between)
}

/** Decimal without an exponent, as files of maps and calendars require. Six decimals are about 0.1 metres. */
export function degrees(value: number): string {
  return value.toFixed(6)
}
