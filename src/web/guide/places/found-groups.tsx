import { filters as texts } from '#messages/places.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import type { MatchedPlaces } from '#planning/lists/match-places.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { AskedMoment } from './open-line.tsx'
import { PlaceGrid } from './place-grid.tsx'

type FoundGroupsProps = {
  groups: MatchedPlaces<Attraction | SearchResult>
  /** That the cards tell about. Null: the minute of looking. */
  moment: CityMoment | null
}

export function FoundGroups({ groups: { fit, unknown }, moment }: FoundGroupsProps) {
  const formats = useFormats()
  return (
    <AskedMoment value={moment}>
      {fit.length === 0 ? <Notice title={texts.none} text={texts.noneHint} /> : <PlaceGrid places={fit} isFirst />}
      {unknown.length > 0 && (
        <details className="unknown-places">
          <summary>{formats.plural(texts.unknownPlaces, unknown.length)}</summary>
          <PlaceGrid places={unknown} />
        </details>
      )}
    </AskedMoment>
  )
}
