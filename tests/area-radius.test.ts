import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getAreas, isInArea } from '#contract/place/place-areas.ts'
import { PlaceFacts } from '#contract/place/place-facts.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import { AREA_RADIUS_METRES } from '#web/map/map-pin.ts'

const Place = z.object({
  ...z.pick(PlaceFacts, { slug: true, locality: true, tags: true }).shape,
  geo: z.object({ lat: z.nullable(z.number()), lng: z.nullable(z.number()), precision: z.string() }),
})

const places = z.array(Place).parse(JSON.parse(readFileSync('content/surat/places.json', 'utf8')))
const areas = getAreas(places)

type Spot = { lat: number; lng: number }

function getSpots(isWanted: (precision: string) => boolean): { slug: string; locality: string; spot: Spot }[] {
  return places.flatMap(({ slug, locality, geo: { lat, lng, precision } }) =>
    lat !== null && lng !== null && isWanted(precision) ? [{ slug, locality, spot: { lat, lng } }] : [],
  )
}

const circles = getSpots((precision) => precision === 'locality')
const known = getSpots((precision) => precision === 'site' || precision === 'nearby')

/** Their locality names a road, or only the side of a neighbourhood, or the neighbourhood is in doubt. */
const FAR = ['mahesh-pav-bhaji', 'ponk-market', 'suvali-beach', 'vr-surat']

test('places whose position is known lie in the circle of their area, except for four', () => {
  const measured = known.flatMap(({ slug, locality, spot }) => {
    const own = areas.filter((area) => isInArea({ locality }, area))
    const ofArea = circles.filter((circle) => own.some((area) => isInArea(circle, area)))
    const metres = Math.min(...ofArea.map((circle) => distanceBetween(circle.spot, spot)))
    return ofArea.length === 0 ? [] : [{ slug, metres }]
  })
  const outside = measured.filter(({ metres }) => metres > AREA_RADIUS_METRES).map(({ slug }) => slug)
  expect(measured.length).toBeGreaterThanOrEqual(18)
  expect(outside.toSorted()).toEqual(FAR)
})
