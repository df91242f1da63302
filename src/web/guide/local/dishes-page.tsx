import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { ShownDish } from '#contract/city/dishes.ts'
import { local as messages } from '#messages/local.ts'
import { placePage } from '#messages/place-page.ts'
import { site } from '#messages/site.ts'
import { langOf } from '../../city/lang-of.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Evidence } from '../places/evidence.tsx'
import { showDiet } from './diet-text.ts'
import { dishes } from './queries.ts'
import './local.css'

/** What one eats and drinks in the city, and where. */
export function DishesPage() {
  const { name: city } = useCity()
  const title = fill(messages.dishes.title, { city })
  const description = fill(messages.dishes.description, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path: paths.dishes })
  const { data, isPending, refetch } = useQuery(dishes())
  return (
    <div className="local-list">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      {isPending && <p role="status">{messages.loading}</p>}
      {!isPending && !data && <LoadFailure title={messages.failed} onRetry={() => void refetch()} isAlert />}
      {data?.dishes.length === 0 && <p>{messages.dishes.none}</p>}
      <ul>
        {data?.dishes.map((dish) => (
          <DishItem key={dish.slug} dish={dish} />
        ))}
      </ul>
    </div>
  )
}

function DishItem({ dish: { slug, name, names, about, season, meal, diet, places } }: { dish: ShownDish }) {
  return (
    <li id={slug}>
      <h2 lang={langOf(name)}>{name}</h2>
      <p className="local-names">
        {names.map((other) => (
          <span key={other.lang} lang={other.lang}>
            {other.name}
          </span>
        ))}
      </p>
      <p lang={langOf(about.value)}>{about.value}</p>
      <dl>
        <div>
          <dt>{messages.dishes.season}</dt>
          <dd lang={season === null ? undefined : langOf(season)}>{season ?? messages.dishes.seasonUnknown}</dd>
        </div>
        {meal && (
          <div>
            <dt>{messages.dishes.meal}</dt>
            <dd>{messages.dishes.meals[meal]}</dd>
          </div>
        )}
        {diet && (
          <div>
            <dt>{placePage.diet}</dt>
            <dd>
              {showDiet(diet)} <small>{messages.dishes.byRecipe}</small>
            </dd>
          </div>
        )}
        <div>
          <dt>{messages.dishes.where}</dt>
          <dd>
            {places.length === 0 && messages.dishes.nowhere}
            {places.map((place) => (
              <Link key={place.slug} to={paths.place(place.slug)}>
                {place.name}
              </Link>
            ))}
          </dd>
        </div>
      </dl>
      <Evidence fact={about} />
    </li>
  )
}
