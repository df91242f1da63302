import { navigation } from '#messages/shell.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { NavLink } from '../ui/link.tsx'

const links = [
  { to: paths.home, text: navigation.home },
  { to: categoryPaths.explore, text: navigation.explore },
  { to: paths.places, text: navigation.places },
  { to: paths.reviews, text: navigation.reviews },
  { to: paths.planYourTrip, text: navigation.trips },
] as const
const seasons = { to: paths.seasons, text: navigation.seasons } as const

/** Section 2. Header and side menu show the same links. Nothing leads to an empty page. */
export function MainLinks({ onFollow }: { onFollow?: () => void }) {
  const { hasSeasons } = useCity()
  return (
    <ul className="main-links">
      {[...links, ...(hasSeasons ? [seasons] : [])].map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.home} onClick={onFollow}>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
