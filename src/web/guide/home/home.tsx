import { home } from '#messages/home.ts'
import { language } from '#messages/language.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { LatestReviews } from '../../reviews/latest-reviews.tsx'
import { AboutBlock } from './about-block.tsx'
import { Hero } from './hero.tsx'
import { PlaceSelection } from './place-selection.tsx'
import { Steps } from './steps.tsx'
import { WhenToCome } from './when-to-come.tsx'
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
