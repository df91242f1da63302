import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { DriverButton } from '../driver/driver-button.tsx'
import { classOfButton } from '../../ui/button.tsx'
import { whereaboutsFor } from './whereabouts-for.ts'

/** A letter that is not Latin. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

/** The names in the scripts of the city, as far as they are known, and the way to show the place large to a driver. */
export function PlaceNames({ place }: { place: PlaceDetail }) {
  const entries = Object.entries(place.facts.names ?? {})
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
      <DriverButton to={whereaboutsFor(place)} className={classOfButton('quiet')}>
        {placePage.showLarge}
      </DriverButton>
    </section>
  )
}
