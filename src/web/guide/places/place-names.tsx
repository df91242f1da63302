import { language } from '#messages/language.ts'
import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { DriverButton } from '../driver/driver-button.tsx'

/** A letter that is not Latin. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

/** The names in the scripts of the city, as far as they are known, and the way to show the place large to a driver. */
export function PlaceNames({ place }: { place: PlaceDetail }) {
  const entries = Object.entries(place.facts.names ?? {})
  const own = { lang: place.lang ?? language.code, name: place.name, locality: place.locality }
  const others = entries.filter(([lang]) => lang !== own.lang)
  const known = [...others.map(([lang, { value }]) => ({ lang, name: value.name, locality: null })), own]
  return (
    <section className="place-names" aria-label={placePage.forDriver}>
      <p>{placePage.forDriver}</p>
      {entries.length > 0 && (
        <ul>
          {entries.map(([lang, { value }]) => (
            <li key={lang}>
              <strong lang={lang} className={OTHER_SCRIPT.test(value.name) ? 'place-name-other-script' : undefined}>
                {value.name}
              </strong>
              {value.transliterated && <small>{placePage.byTheSound}</small>}
            </li>
          ))}
        </ul>
      )}
      <DriverButton to={{ slug: place.slug, known }} />
    </section>
  )
}
