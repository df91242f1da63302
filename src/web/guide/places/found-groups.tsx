import { filters as texts } from '#messages/places.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import type { MatchedPlaces } from '#planning/lists/match-places.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Notice } from '../../ui/notice.tsx'
import { AskedMoment } from './open-line.tsx'
import { countPages, cutPage } from './list-pages.ts'
import type { ListScope } from './list-scope.ts'
import { PlaceGrid } from './place-grid.tsx'
import { preloadedPageLinks } from './preloaded-page-links.ts'

type FoundGroupsProps = {
  scope: ListScope
  groups: MatchedPlaces<Attraction | SearchResult>
  /** That the cards tell about. Null: the minute of looking. */
  moment: CityMoment | null
  /** That the address asks for. Beyond the end, the last one shows. */
  page: number
}

export function FoundGroups({ scope, groups: { fit, unknown }, moment, page: asked }: FoundGroupsProps) {
  const formats = useFormats()
  const pages = countPages(fit.length, unknown.length)
  const page = Math.min(asked, pages)
  const fitHere = cutPage(fit, page)
  const unknownHere = cutPage(unknown, page)
  return (
    <AskedMoment value={moment}>
      {fit.length === 0 && <Notice title={texts.none} text={texts.noneHint} />}
      {fitHere.length > 0 && <PlaceGrid places={fitHere} isFirst />}
      {unknownHere.length > 0 && (
        <details className="unknown-places" open={page > 1 && fitHere.length === 0}>
          <summary>{formats.plural(texts.unknownPlaces, unknown.length)}</summary>
          <PlaceGrid places={unknownHere} />
        </details>
      )}
      {pages > 1 && <preloadedPageLinks.Lazy placeholder={null} props={{ scope, page, pages }} />}
    </AskedMoment>
  )
}
