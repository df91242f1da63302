import { places as texts } from '#messages/places.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'

/** The sign of the messages before what is estimated. */
const SIGN = '≈'

/** Explains the sign below rows that have it. Large cards say the same in words. */
export function EstimateNote({ places }: { places: readonly (Attraction | SearchResult)[] }) {
  if (!places.some(({ access }) => access?.brief?.startsWith(SIGN))) return null
  return <p className="estimate-note">{texts.estimates}</p>
}
