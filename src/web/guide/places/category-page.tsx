import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { categories, places } from '#messages/places.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { getLang } from '../../city/text-language.ts'
import { usePageHead } from '../../document/head.ts'
import { categoryPaths } from '#contract/paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { CategoryList } from './category-list.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { isMapView, isPlainList } from '#contract/place/plain-list.ts'
import { PlaceGridSkeleton } from './place-grid.tsx'
import { preloadedFilterBar, preloadedFoundPlaces, preloadedSearchResults } from './preloaded-list-parts.ts'
import { preloadedMapMode } from './preloaded-map-mode.ts'
import { SearchForm } from './search-form.tsx'
import { useCity } from '../../city/use-city.ts'
// The HTML of the server has the filters, whose own code comes later.
import './filters.css'

/** The layout of all categories: search, tabs and a grid, or the search results instead of the grid. */
export function CategoryPage({ category }: { category: PlaceCategory }) {
  const { name: city, pictures, categories: cityTexts } = useCity()
  const [query] = useSearchParams()
  const term = toSearchTerm(query.get(SEARCH_PARAMETER) ?? '')
  const isPlain = isPlainList(query)
  useEffect(loadResults, [])
  const title = fill(categories[category].title, { city })
  const { description } = cityTexts[category]
  usePageHead({
    title: fill(site.titled, { page: title }),
    description,
    path: isPlain && term !== '' ? null : categoryPaths[category],
    ...(!isPlain && { isUnlisted: true }),
  })
  if (isMapView(query)) return <preloadedMapMode.Lazy props={{ scope: category, title }} placeholder={null} />
  return (
    <div className="category-page">
      <header className="category-cover">
        <Picture src={pictures.categories[category].src} alt="" width={240} height={64} isFirst />
        <div className="category-cover-text">
          <h1>{title}</h1>
          <p lang={getLang(description)}>{description}</p>
        </div>
      </header>
      <div className="category-tools">
        <SearchForm scope={category} term={term} />
        <CategoryTabs />
      </div>
      <preloadedFilterBar.Lazy props={{ scope: category }} placeholder={<div className="filter-bar-space" />} />
      {isPlain ? (
        <PlainList category={category} term={term} />
      ) : (
        <preloadedFoundPlaces.Lazy
          props={{ scope: category }}
          placeholder={<PlaceGridSkeleton label={places.loading} />}
        />
      )}
    </div>
  )
}

/** A search without a network needs the code that says so. If it does not load now, the search loads it. */
function loadResults(): void {
  preloadedSearchResults.load().catch(() => undefined)
}

function PlainList({ category, term }: { category: PlaceCategory; term: string }) {
  if (term === '') return <CategoryList category={category} />
  const waiting = <PlaceGridSkeleton label={places.loading} />
  return <preloadedSearchResults.Lazy props={{ category, term }} placeholder={waiting} />
}
