import { paths } from '#contract/paths.ts'
import type { LinkedPlace } from '#contract/city/year.ts'
import { Link } from '../../ui/link.tsx'

/** Links to places after a label, or nothing without places. */
export function PlaceLinks({ label, places }: { label: string; places: readonly LinkedPlace[] }) {
  if (places.length === 0) return null
  return (
    <div className="place-links">
      <span>{label}:</span>
      <ul>
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.place(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
