import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import type { ShownDish } from '#contract/city/dishes.ts'
import { local as messages } from '#messages/home.ts'
import { placePage } from '#messages/place-page.ts'
import { getLang } from '../../city/text-language.ts'
import { Link } from '../../ui/link.tsx'
import { Evidence } from '../places/evidence.tsx'
import { LocalPage } from './local-page.tsx'
import { dishes } from './queries.ts'
import { fill } from '#contract/messages/format.ts'

/** The food and drinks of the city, and where one gets them. */
export function DishesPage() {
  const { data, isPending, refetch } = useQuery(dishes())
  const found = { isPending, count: data?.dishes.length, retry: () => void refetch() }
  return (
    <LocalPage texts={messages.dishes} path={paths.dishes} found={found}>
      <ul>
        {data?.dishes.map((dish) => (
          <DishItem key={dish.slug} dish={dish} />
        ))}
      </ul>
    </LocalPage>
  )
}

function DishItem({ dish: { slug, name, names, about, season, meal, diet, places } }: { dish: ShownDish }) {
  return (
    <li id={slug}>
      <h2 lang={getLang(name)}>{name}</h2>
      <p className="local-names">
        {names.map((other) => (
          <span key={other.lang} lang={other.lang}>
            {other.name}
          </span>
        ))}
      </p>
      <p lang={getLang(about.value)}>{about.value}</p>
      <dl>
        {season !== null && (
          <div>
            <dt>{messages.dishes.season}</dt>
            <dd lang={getLang(season)}>{season}</dd>
          </div>
        )}
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
            {places.length === 0 && <small>{messages.dishes.nowhere}</small>}
            {places.map((place) => (
              <Link key={place.slug} to={paths.place(place.slug)}>
                {place.name}
              </Link>
            ))}
          </dd>
        </div>
        {season === null && (
          <div>
            <dt>{messages.dishes.season}</dt>
            <dd>
              <small>{messages.dishes.seasonUnknown}</small>
            </dd>
          </div>
        )}
      </dl>
      <Evidence fact={about} />
    </li>
  )
}

const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const

/** The diets that a dish fits. The page of a place has a copy, so that it loads no file more. */
function showDiet(diet: NonNullable<ShownDish['diet']>): string {
  const answers = diets.flatMap((name) => {
    const answer = diet[name]
    return answer === undefined ? [] : [fill(placePage.dietAnswers[answer], { diet: placePage.diets[name] })]
  })
  return answers.join(', ')
}
