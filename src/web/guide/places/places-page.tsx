import { useSearchParams } from 'react-router'
import { categories, filters } from '#messages/places.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { usePageHead } from '../../document/head.ts'
import { useCity } from '../../city/use-city.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { FoundPlaces } from './found-places.tsx'
import { preloadedFilterBar } from './preloaded-list-parts.ts'
import { preloadedMapMode } from './preloaded-map-mode.ts'
import { SearchForm } from './search-form.tsx'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { isMapView } from '#contract/place/plain-list.ts'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
// The HTML of the server has the filters, whose own code comes later.
import './filters.css'

/** All places of the guide. */
export function PlacesPage() {
  const { name: city } = useCity()
  const [query] = useSearchParams()
  const isEating = query.get('eat') === '1'
  const title = fill(isEating ? filters.eatTitle : categories.all.title, { city })
  const description = isEating ? filters.eatText : fill(filters.description, { city })
  usePageHead({
    title: fill(site.titled, { page: title }),
    description,
    path: paths.places,
    isUnlisted: query.size > 0,
  })
  if (isMapView(query)) return <preloadedMapMode.Lazy props={{ scope: 'all', title }} placeholder={null} />
  return (
    <div className="category-page places-page">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <div className="category-tools">
        <SearchForm scope="all" term={toSearchTerm(query.get(SEARCH_PARAMETER) ?? '')} />
        <CategoryTabs />
      </div>
      <preloadedFilterBar.Lazy props={{ scope: 'all' }} placeholder={<div className="filter-bar-space" />} />
      <FoundPlaces scope="all" />
    </div>
  )
}
