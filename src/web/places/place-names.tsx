import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/places.ts'

/** The name in the scripts of the city, large enough for a driver to read. */
export function PlaceNames({ names }: { names: PlaceDetail['facts']['names'] }) {
  const entries = Object.entries(names ?? {})
  if (entries.length === 0) return null
  return (
    <section className="place-names" aria-label={placePage.forDriver}>
      <p>{placePage.forDriver}</p>
      <ul>
        {entries.map(([lang, { value }]) => (
          <li key={lang}>
            <strong lang={lang}>{value.name}</strong>
            {value.transliterated && <small>{placePage.byTheSound}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
