import { home } from '#messages/home.ts'
import type { City } from '#contract/place/places.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Four ways into the guide, as pictures. The words stand below them. */
export function Starts({ city: { counts, pictures } }: { city: City }) {
  const formats = useFormats()
  const starts = [
    { id: 'eat', to: `${paths.places}?eat=1`, title: home.eat, text: home.eatText },
    { id: 'see', to: categoryPaths.historical, title: home.see, text: home.seeText },
    { id: 'map', to: `${paths.places}?view=map`, title: home.map, text: formats.plural(home.mapText, counts.places) },
    { id: 'plan', to: paths.planYourTrip, title: home.plan, text: home.planText },
  ] as const
  return (
    <ul className="starts" aria-label={home.starts}>
      {starts.map(({ id, to, title, text }) => (
        <li key={id}>
          <Link to={to}>
            <Picture src={pictures.starts?.[id] ?? ''} alt="" />
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
