import { filters as texts } from '#messages/filters.ts'
import type { PlaceListing } from '#contract/place/place-filters.ts'
import { Link } from '../../ui/link.tsx'

type View = PlaceListing['view']

const views: readonly View[] = ['list', 'map']

export function ViewSwitch({ view, addressOf }: { view: View; addressOf: (view: View) => string }) {
  return (
    <nav className="view-switch" aria-label={texts.view}>
      <ul>
        {views.map((known) => (
          <li key={known}>
            <Link to={addressOf(known)} aria-current={known === view ? 'true' : undefined} preventScrollReset>
              {texts[known]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
