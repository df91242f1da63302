import { categories } from '#messages/categories.ts'
import { placeCategories } from '#contract/place-facts.ts'
import { categoryPaths } from '#contract/paths.ts'
import { NavLink } from '../ui/link.tsx'

/** These tabs navigate, so they are links. The current link has `aria-current`. */
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
