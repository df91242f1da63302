import { home } from '#messages/home.ts'
import { fill } from '#contract/messages/format.ts'
import type { City } from '#contract/place/places.ts'
import { regionLine } from '#contract/place/region-line.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { langOf } from '../../city/lang-of.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

export function Hero({ city }: { city: City }) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Picture {...city.pictures.hero} width={240} height={160} isFirst />
      <div className="hero-text">
        <p className="hero-place">{regionLine(city)}</p>
        <h1 id="hero-title">{fill(home.heroTitle, { city: city.name })}</h1>
        <p className="hero-tagline" lang={langOf(city.tagline)}>
          {city.tagline}
        </p>
        <div className="hero-actions">
          <ButtonLink to={categoryPaths.explore} icon="forward">
            {fill(home.heroAction, { city: city.name })}
          </ButtonLink>
          {city.hasSuggestedTrips && (
            <ButtonLink to={paths.suggestedTrips} look="quiet">
              {home.heroSecond}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
