import { categories } from '#messages/places.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { NavLink } from '../../ui/link.tsx'
import { scrollingStrip } from '../../ui/scrolling-strip.ts'

/** These tabs navigate, so they are links. The current link has `aria-current`. */
export function CategoryTabs() {
  return (
    <nav ref={scrollingStrip} className="category-tabs" aria-label={categories.navigation}>
      <ul>
        <li>
          <NavLink to={paths.places} end>
            {categories.all.tab}
          </NavLink>
        </li>
        {placeCategories.map((category) => (
          <li key={category}>
            <NavLink to={categoryPaths[category]}>{categories[category].tab}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
