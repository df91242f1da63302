import { filters as texts } from '#messages/places.ts'
import type { PlaceListing } from '#contract/place/place-filters.ts'
import { Link } from '../../ui/link.tsx'

type View = PlaceListing['view']

const views = ['list', 'map'] as const

export function ViewSwitch({ view, getAddress }: { view: View; getAddress: (view: View) => string }) {
  return (
    <nav className="view-switch" aria-label={texts.view}>
      <ul>
        {views.map((known) => (
          <li key={known}>
            <Link to={getAddress(known)} aria-current={view.startsWith(known) ? 'true' : undefined} preventScrollReset>
              {texts[known]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
