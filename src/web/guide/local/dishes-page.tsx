import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import type { ShownDish } from '#contract/city/dishes.ts'
import { local as messages } from '#messages/home.ts'
import { placePage } from '#messages/place-page.ts'
import { getLang } from '../../city/text-language.ts'
import { Link } from '../../ui/link.tsx'
import { useNamedFold } from '../../ui/use-named-fold.ts'
import { Evidence } from '../places/evidence.tsx'
import { LocalPage } from './local-page.tsx'
import { dishes } from './queries.ts'
import { fill } from '#contract/messages/format.ts'

/** The food and drinks of the city, and where one gets them. */
export function DishesPage() {
  const { data, isPending, refetch } = useQuery(dishes())
  useNamedFold(data)
  const found = { isPending, count: data?.dishes.length, retry: () => void refetch() }
  return (
    <LocalPage texts={messages.dishes} path={paths.dishes} found={found}>
      <ul className="dishes">
        {data?.dishes.map((dish) => (
          <DishItem key={dish.slug} dish={dish} />
        ))}
      </ul>
    </LocalPage>
  )
}

/** A dish with its name and the beginning of its description. The rest unfolds. */
function DishItem({ dish: { slug, name, names, about, season, meal, diet, places } }: { dish: ShownDish }) {
  return (
    <li id={slug}>
      <details>
        <summary>
          <h2 lang={getLang(name)}>{name}</h2>
          <span className="local-names">
            {names.map((other) => (
              <span key={other.lang} lang={other.lang}>
                {other.name}
              </span>
            ))}
          </span>
          <span className="dish-about" lang={getLang(about.value)}>
            {about.value}
          </span>
        </summary>
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
      </details>
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
