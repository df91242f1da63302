import { filters as texts } from '#messages/places.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import type { MatchedPlaces } from '#planning/lists/match-places.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { AskedMoment } from './open-line.tsx'
import { countPages, cutPage } from './list-pages.ts'
import type { ListScope } from './list-scope.ts'
import { distanceTo, type DistantPlace } from './format-distance.ts'
import { PlaceGrid } from './place-grid.tsx'
import { preloadedPageLinks } from './preloaded-page-links.ts'

type FoundGroupsProps = {
  scope: ListScope
  groups: MatchedPlaces<Attraction | SearchResult>
  /** The moment for which the cards show opening states. Null: now. */
  moment: CityMoment | null
  /** Metres from the visitor by slug, in a list by distance. */
  distances: ReadonlyMap<string, number> | undefined
  /** The page that the URL requests. After the end, the last page is shown. */
  page: number
}

export function FoundGroups({ scope, groups: { fit, unknown }, moment, distances, page: asked }: FoundGroupsProps) {
  const formats = useFormats()
  const pages = countPages(fit.length, unknown.length)
  const page = Math.min(asked, pages)
  const fitHere = cutPage(fit, page)
  const unknownHere = cutPage(unknown, page)
  const getDistance = distances && ((place: DistantPlace) => distanceTo(place, distances, formats))
  return (
    <AskedMoment value={moment}>
      {fit.length === 0 && <Notice title={texts.none} text={texts.noneHint} />}
      {fitHere.length > 0 && <PlaceGrid places={fitHere} isFirst getDistance={getDistance} />}
      {unknownHere.length > 0 && (
        <details className="unknown-places" open={page > 1 && fitHere.length === 0}>
          <summary>{formats.plural(texts.unknownPlaces, unknown.length)}</summary>
          <PlaceGrid places={unknownHere} getDistance={getDistance} />
        </details>
      )}
      {pages > 1 && <preloadedPageLinks.Lazy placeholder={null} props={{ scope, page, pages }} />}
    </AskedMoment>
  )
}
