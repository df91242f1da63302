import { language } from '#messages/language.ts'
import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { DriverButton } from '../driver/driver-button.tsx'

/** The name in the scripts of the city, and the way to show it large to a driver. */
export function PlaceNames({ place }: { place: PlaceDetail }) {
  const entries = Object.entries(place.facts.names ?? {})
  if (entries.length === 0) return null
  const own = { lang: place.lang ?? language.code, name: place.name, locality: place.locality }
  const others = entries.filter(([lang]) => lang !== own.lang)
  const known = [...others.map(([lang, { value }]) => ({ lang, name: value.name, locality: null })), own]
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
      <DriverButton to={{ slug: place.slug, known }} />
    </section>
  )
}
