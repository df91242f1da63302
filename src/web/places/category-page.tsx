import { useSearchParams } from 'react-router'
import { categories } from '#messages/categories.ts'
import { site } from '#messages/site.ts'
import { fill } from '#contract/messages/format.ts'
import { SEARCH_PARAMETER } from '#contract/page.ts'
import type { PlaceCategory } from '#contract/place-facts.ts'
import { toSearchTerm } from '#contract/places.ts'
import { usePageHead } from '../head.ts'
import { categoryPaths } from '#contract/paths.ts'
import { Picture } from '../ui/picture.tsx'
import { CategoryList } from './category-list.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { useCity } from '../city/use-city.ts'

/** The layout of all categories: search, tabs and a grid, or the search results instead of the grid. */
export function CategoryPage({ category }: { category: PlaceCategory }) {
  const { name: city, pictures, categories: cityTexts } = useCity()
  const term = toSearchTerm(useSearchParams()[0].get(SEARCH_PARAMETER) ?? '')
  const title = fill(categories[category].title, { city })
  const { description } = cityTexts[category]
  usePageHead({
    title: fill(site.titled, { page: title }),
    description,
    path: term === '' ? categoryPaths[category] : null,
  })
  return (
    <div className="category-page">
      <header className="category-cover">
        <Picture src={pictures.categories[category].src} alt="" width={1200} height={320} isFirst />
        <div className="category-cover-text">
          <h1>{title}</h1>
          <p>{description}</p>
        </div>
      </header>
      <div className="category-tools">
        <SearchForm category={category} term={term} />
        <CategoryTabs />
      </div>
      {term === '' ? <CategoryList category={category} /> : <SearchResults category={category} term={term} />}
    </div>
  )
}
