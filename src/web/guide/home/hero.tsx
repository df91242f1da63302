import { home } from '#messages/home.ts'
import { fill } from '#contract/messages/format.ts'
import type { City } from '#contract/place/places.ts'
import { regionLine } from '#contract/place/region-line.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { getLang } from '../../city/text-language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { HomeSearch } from './home-search.tsx'
import { Starts } from './starts.tsx'

/** The first screen: what this is, the search and where to begin. The picture follows, or stands beside them. */
export function Hero({ city }: { city: City }) {
  const { hero, heroNight } = city.pictures
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-text">
        <p className="hero-place">{regionLine(city)}</p>
        <h1 id="hero-title">{fill(home.heroTitle, { city: city.name })}</h1>
        <p className="hero-tagline" lang={getLang(city.tagline)}>
          {city.tagline}
        </p>
      </div>
      <HomeSearch />
      <Starts city={city} />
      <picture className="hero-picture">
        {heroNight !== undefined && <source srcSet={heroNight} media="(prefers-color-scheme: dark)" />}
        <Picture {...hero} width={240} height={160} isFirst />
      </picture>
      <div className="hero-actions">
        <ButtonLink to={categoryPaths.explore} icon="forward" look="quiet">
          {fill(home.heroAction, { city: city.name })}
        </ButtonLink>
        {city.hasSuggestedTrips && (
          <ButtonLink to={paths.suggestedTrips} look="quiet">
            {home.heroSecond}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
