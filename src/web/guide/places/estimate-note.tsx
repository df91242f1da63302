import { places as texts } from '#messages/places.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { ESTIMATE_SIGN, hasEstimate } from './format-distance.ts'

type EstimateNoteProps = { places: readonly (Attraction | SearchResult)[]; hasDistances: boolean }

/** Explains the sign below rows that have it. Large cards say the same in words. */
export function EstimateNote({ places, hasDistances }: EstimateNoteProps) {
  const isInFacts = places.some(
    ({ access, openHours }) => openHours?.confidence === 'estimate' || access?.brief?.startsWith(ESTIMATE_SIGN),
  )
  if (!isInFacts && !(hasDistances && hasEstimate(places))) return null
  return <p className="estimate-note">{texts.estimates}</p>
}
