import { placePage } from '#messages/place-page.ts'
import type { GeoPrecision, PlaceDetail } from '#contract/places.ts'
import { FactName } from './fact-row.tsx'

/** A position that is not exact comes with a hint. */
const hints = {
  site: null,
  nearby: placePage.locationNearby,
  locality: placePage.locationLocality,
  none: placePage.locationNone,
} as const satisfies Record<GeoPrecision, string | null>

export function WhereRow({ place: { locality, precision } }: { place: PlaceDetail }) {
  const hint = hints[precision]
  return (
    <div>
      <FactName name={placePage.where} topic="pin" />
      <dd>
        {locality}
        {hint !== null && <small>{hint}</small>}
      </dd>
    </div>
  )
}
