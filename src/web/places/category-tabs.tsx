import { NavLink } from 'react-router'
import { categories } from '#messages/categories.ts'
import { placeCategories } from '#contract/places.ts'
import { categoryPaths } from '#contract/paths.ts'

/** The four lists; these tabs navigate, so they are links and the current one says so. */
export function CategoryTabs() {
  return (
    <nav className="category-tabs" aria-label={categories.navigation}>
      <ul>
        {placeCategories.map((category) => (
          <li key={category}>
            <NavLink to={categoryPaths[category]}>{categories[category].tab}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
