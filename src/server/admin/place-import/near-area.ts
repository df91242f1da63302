import { getAreas, isInArea } from '#contract/place/place-areas.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { distanceBetween } from '#planning/lists/distance.ts'
import { mapSliced, type SlicedWork } from '#planning/lists/sliced-work.ts'
import type { Candidate } from './candidate.ts'

type Located = Pick<StoredPlace, 'name' | 'locality' | 'tags' | 'geo'>
type Point = { readonly lat: number; readonly lng: number }
type Known = Point & { readonly area: string; readonly name: string }

/** Beyond this, the nearest place says nothing about the neighbourhood. */
const MOST_METRES = 1_500

/** Degrees of a cell, which is never narrower than `MOST_METRES` below 70° of latitude. */
const CELL = { lat: 0.015, lng: 0.045 }

export type FindArea = (candidate: Candidate) => Known | null

/** Finds the area of the nearest place of the guide that is in one. */
export function* prepareAreaFinder(places: readonly Located[]): SlicedWork<FindArea> {
  const areas = getAreas(places)
  const known = (yield* mapSliced(places, (place) => getKnown(place, areas))).flat()
  const cells = Map.groupBy(known, ({ lat, lng }) => getCell({ lat, lng }))
  return ({ fields: { geo } }) => {
    if (!geo || geo.lat === null || geo.lng === null) return null
    const from = { lat: geo.lat, lng: geo.lng }
    const near = cellsAround(from)
      .flatMap((cell) => cells.get(cell) ?? [])
      .map((place) => ({ place, metres: distanceBetween(from, place) }))
      .filter(({ metres }) => metres <= MOST_METRES)
    return near.toSorted((one, other) => one.metres - other.metres)[0]?.place ?? null
  }
}

function getKnown({ name, locality, geo: { lat, lng } }: Located, areas: readonly string[]): Known[] {
  const area = areas.find((one) => isInArea({ locality }, one))
  return area === undefined || lat === null || lng === null ? [] : [{ lat, lng, area, name }]
}

function getCell({ lat, lng }: Point): string {
  return `${Math.floor(lat / CELL.lat)} ${Math.floor(lng / CELL.lng)}`
}

function cellsAround({ lat, lng }: Point): string[] {
  return [-1, 0, 1].flatMap((north) =>
    [-1, 0, 1].map((east) => getCell({ lat: lat + north * CELL.lat, lng: lng + east * CELL.lng })),
  )
}

const FIELD = 'locality'

/**
 * A new place without a neighbourhood gets that of the nearest place as a question. No import takes it before an editor
 * has confirmed it.
 */
export function withNearArea(candidate: Candidate, find: FindArea): Candidate {
  if (candidate.fields.locality !== undefined) return candidate
  const near = find(candidate)
  if (!near) return candidate
  return {
    ...candidate,
    fields: { ...candidate.fields, locality: near.area },
    questions: [...(candidate.questions ?? []), FIELD],
    problems: [...candidate.problems, { column: FIELD, code: 'near-area', value: `${near.area} (${near.name})` }],
  }
}

/** The row as its file has it, before it is compared anew. */
export function withoutNearArea(candidate: Candidate): Candidate {
  if (!candidate.questions?.includes(FIELD)) return candidate
  const { locality: _proposed, ...fields } = candidate.fields
  return {
    ...candidate,
    fields,
    questions: candidate.questions.filter((field) => field !== FIELD),
    problems: candidate.problems.filter(({ code }) => code !== 'near-area'),
  }
}
