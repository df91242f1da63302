import { clusterPins, type Cluster } from './cluster-pins.ts'
import { isArea, type MapPin } from './map-pin.ts'
import { placeLabels, type LabelSide } from './place-labels.ts'

/**
 * Appearance of a pin: the page's own or the selected place, several places in one, one exact or nearby place, or a
 * place that is somewhere in its neighbourhood.
 */
export type PinLook = 'chosen' | 'many' | 'site' | 'nearby' | 'area'

export type DrawnPin = Cluster<MapPin> & {
  readonly look: PinLook
  /** Side of the name. Null without a name, or without room for it. */
  readonly side: LabelSide | null
}

/** Slugs. The page is about the `main` place; the card shows the `selected` one. */
export type Emphasis = { readonly main: string | null; readonly selected: string | null }

type Spot = { readonly x: number; readonly y: number }

/** Pins to draw at one zoom, in the order of the places. The main and the selected place lead their clusters. */
export function drawPins(pins: readonly MapPin[], emphasis: Emphasis, toSpot: (pin: MapPin) => Spot): DrawnPin[] {
  const byRank = pins.toSorted((a, b) => getRank(a, emphasis) - getRank(b, emphasis))
  const clusters = clusterPins(byRank, toSpot).map((cluster) => ({ ...cluster, look: getLook(cluster, emphasis) }))
  const sides = placeLabels(
    clusters.map(({ lead, look }) => {
      const { x, y } = toSpot(lead)
      return { x, y, name: look === 'many' ? null : lead.name }
    }),
  )
  const order = new Map(pins.map(({ slug }, index) => [slug, index]))
  return clusters
    .map((cluster, index) => ({ ...cluster, side: sides[index] ?? null }))
    .toSorted((a, b) => (order.get(a.lead.slug) ?? 0) - (order.get(b.lead.slug) ?? 0))
}

/** The first of the wanted slugs that leads a pin, or the first pin. Tab reaches only this pin. */
export function getTabStop(drawn: readonly DrawnPin[], wanted: readonly (string | null)[]): string | null {
  const leads = new Set(drawn.map(({ lead }) => lead.slug))
  return wanted.find((slug) => slug !== null && leads.has(slug)) ?? drawn[0]?.lead.slug ?? null
}

/** Exact places before areas, so that a cluster of both stands at an exact spot. */
function getRank(pin: MapPin, { main, selected }: Emphasis): number {
  if (pin.slug === main) return 0
  if (pin.slug === selected) return 1
  return isArea(pin) ? 3 : 2
}

function getLook({ lead, others }: Cluster<MapPin>, { main, selected }: Emphasis): PinLook {
  if (lead.slug === main || lead.slug === selected) return 'chosen'
  if (others.length > 0) return 'many'
  if (isArea(lead)) return 'area'
  return lead.precision === 'site' ? 'site' : 'nearby'
}
