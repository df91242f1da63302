import type { routingOperations } from '#contract/trip/routing.operations.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { RoutedLeg } from '#contract/trip/routing.ts'
import type { GuideHolder } from '../guide-holder.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { Point, Router } from './router.ts'

type RoutingDeps = { router: Pick<Router, 'getLegs'>; guide: Pick<GuideHolder, 'current'> }

/** Only positions of the guide are sent to the service, never those of travellers. */
export function routingHandlers({ router, guide }: RoutingDeps): HandlersFor<typeof routingOperations> {
  return {
    routeLegs: async ({ query: { places, way } }) => {
      const { index } = guide.current()
      const bySlug = new Map(index.map((place) => [place.slug, place]))
      const points = places.map((slug) => exactPoint(bySlug.get(slug)))
      const legs: (RoutedLeg | null)[] = points.slice(1).map(() => null)
      for (const run of runsOfPoints(points)) {
        const found = await router.getLegs(run.points, way)
        found.forEach((leg, offset) => (legs[run.from + offset] = leg))
      }
      return { success: true, legs }
    },
  }
}

function exactPoint(place: PlaceIndexEntry | undefined): Point | null {
  return place?.precision === 'site' ? place.geo : null
}

/** The parts of a route without a gap, of at least two points. */
function runsOfPoints(points: readonly (Point | null)[]): { from: number; points: Point[] }[] {
  const runs: { from: number; points: Point[] }[] = []
  for (const [index, point] of points.entries()) {
    if (!point) continue
    const last = runs.at(-1)
    if (last && last.from + last.points.length === index) last.points.push(point)
    else runs.push({ from: index, points: [point] })
  }
  return runs.filter((run) => run.points.length > 1)
}
