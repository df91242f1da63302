import { useQuery } from '@tanstack/react-query'
import { home } from '#messages/home.ts'
import { language } from '#messages/language.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import type { City } from '#contract/place/places.ts'
import { useCity } from '../../city/use-city.ts'
import { LatestReviews } from '../../reviews/latest-reviews.tsx'
import { PlaceGrid } from '../places/place-grid.tsx'
import { selectedPlaces } from '../places/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AboutBlock } from './about-block.tsx'
import { Hero } from './hero.tsx'
import './home.css'

/** The part of the home page that everybody sees. */
export function Home() {
  const city = useCity()
  usePageHead({
    title: fill(site.titled, { page: fill(home.title, { city: city.name }) }),
    description: city.summary,
    path: paths.home,
    jsonLd: (url) => [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: url + language.base,
        inLanguage: language.code,
        description: city.summary,
      },
    ],
  })
  return (
    <div className="home">
      <Hero city={city} />
      <PlaceSelection />
      <WhenToCome city={city} />
      <Steps />
      <LatestReviews />
      <AboutBlock city={city} />
    </div>
  )
}

/** A well-known place of each list. A guide without places has none. */
function PlaceSelection() {
  const { data } = useQuery(selectedPlaces())
  if (!data?.places.length) return null
  return (
    <section className="home-picks" aria-labelledby="picks-title">
      <h2 id="picks-title">{home.pickedTitle}</h2>
      <p>{home.pickedText}</p>
      <PlaceGrid places={data.places} />
    </section>
  )
}

function Steps() {
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{home.stepsTitle}</h2>
      <ol>
        {home.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A strip with the best months, if the guide knows them. */
function WhenToCome({ city: { whenToCome } }: { city: City }) {
  return (
    whenToCome !== null && (
      <section className="when-to-come" aria-labelledby="when-title">
        <h2 id="when-title">{home.whenTitle}</h2>
        <p>{whenToCome}</p>
        <ButtonLink to={paths.seasons} look="quiet">
          {home.whenAction}
        </ButtonLink>
      </section>
    )
  )
}
