import { categories } from '#messages/places.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { fill } from '#contract/messages/format.ts'
import { searchPage } from '#messages/search.ts'
import { useCity } from '../../city/use-city.ts'
import { Link } from '../../ui/link.tsx'

type NextStepsProps = {
  title: string
  hint: string
  term?: string
}

/** Links for visitors without a result, or with a wrong one. */
export function NextSteps({ title, hint, term }: NextStepsProps) {
  const { name: city } = useCity()
  return (
    <section className="search-ways" aria-labelledby="ways-title">
      <h2 id="ways-title">{title}</h2>
      <p>{hint}</p>
      <p>{searchPage.tryLists}</p>
      <ul>
        <li>
          <Link to={paths.places}>{categories.all.tab}</Link>
        </li>
        {placeCategories.map((category) => (
          <li key={category}>
            <Link to={categoryPaths[category]}>{categories[category].tab}</Link>
          </li>
        ))}
      </ul>
      {term !== undefined && (
        <ul>
          <li>
            <a href={mapSearchUrl(term, city)} rel="noreferrer">
              {fill(searchPage.onMap, { term })}
            </a>
          </li>
          <li>
            <Link to={paths.reviews}>{searchPage.tellUs}</Link>
          </li>
        </ul>
      )}
    </section>
  )
}

/**
 * A search on OpenStreetMap for things that the guide does not have. Here, so that the pages of places do not load it.
 */
function mapSearchUrl(term: string, city: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${term}, ${city}`.toWellFormed() })}`
}
