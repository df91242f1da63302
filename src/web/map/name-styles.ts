import type { LabelKind } from '#contract/map/base-map.ts'

export type NameStyle = {
  readonly sizePx: number
  readonly weight: 400 | 600
  /** A token without `--map-`. */
  readonly colour: string
  readonly spacingPx: number
  readonly isUpperCase: boolean
  /** The name is left out closer than this zoom, because it would stand for too much. */
  readonly lastZoom: number
  readonly apartPx: number
  /** Pixels from the point to the middle of the name. */
  readonly belowPx: number
  /** Steps to a free place, in pixels. A city is large, so its name may stand beside its middle. */
  readonly stepsPx: readonly number[]
}

const plain: NameStyle = {
  sizePx: 12,
  weight: 400,
  colour: 'name',
  spacingPx: 0,
  isUpperCase: false,
  lastZoom: 19,
  apartPx: 120,
  belowPx: 0,
  stepsPx: [],
}

const styles: Readonly<Record<LabelKind, NameStyle>> = {
  city: {
    ...plain,
    stepsPx: [22, -22, 44, -44, 66, -66, 88, -88],
    sizePx: 19,
    weight: 600,
    spacingPx: 0.4,
    lastZoom: 13,
  },
  town: { ...plain, stepsPx: [18, -18], sizePx: 15, weight: 600, lastZoom: 14 },
  suburb: {
    ...plain,
    stepsPx: [16, -16, 32, -32],
    sizePx: 13.5,
    weight: 600,
    spacingPx: 0.3,
    colour: 'name-soft',
    lastZoom: 16,
  },
  neighbourhood: { ...plain, sizePx: 12.5, colour: 'name-soft' },
  sea: { ...plain, sizePx: 15, spacingPx: 3, colour: 'name-water', apartPx: 600 },
  river: { ...plain, sizePx: 13.5, spacingPx: 1.5, colour: 'name-water', apartPx: 420 },
  water: { ...plain, sizePx: 12, colour: 'name-water' },
  park: { ...plain, sizePx: 12, colour: 'name-park' },
  airport: { ...plain, sizePx: 12.5, weight: 600, colour: 'name-soft' },
  station: { ...plain, sizePx: 12, weight: 600, colour: 'name', belowPx: 14 },
  landmark: { ...plain, sizePx: 12, weight: 600, colour: 'name-soft' },
  road: { ...plain, sizePx: 11.5, colour: 'name-soft', apartPx: 280 },
}

/** Names of large places grow a little while the map comes closer. */
export function getStyle(kind: LabelKind, zoom: number): NameStyle {
  const style = styles[kind]
  const isGrowing = kind === 'suburb' || kind === 'neighbourhood' || kind === 'road'
  const growth = isGrowing ? Math.min(2, Math.max(0, (zoom - 14) * 0.7)) : 0
  return { ...style, sizePx: style.sizePx + growth }
}
