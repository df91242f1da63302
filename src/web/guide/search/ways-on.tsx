import { categories } from '#messages/categories.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { searchPage } from '#messages/search-page.ts'
import { Link } from '../../ui/link.tsx'

/** Where to go without a result. */
export function WaysOn({ title, hint }: { title: string; hint: string }) {
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
    </section>
  )
}
