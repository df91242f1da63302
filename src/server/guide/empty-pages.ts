import { dietsIn } from '#contract/place/diets.ts'
import type { City } from '#contract/place/places.ts'

/** Pages that a city may have nothing for. */
export type EmptyPage = 'phrases' | 'seasons' | 'suggestedTrips' | 'dishes' | 'services'

type Filled = Pick<City, 'hasPhrases' | 'hasSeasons' | 'hasSuggestedTrips' | 'hasDishes' | 'hasServices'>

/** The pages on which the guide has nothing to show. Nothing leads to them. */
export function emptyPages(city: Filled): readonly EmptyPage[] {
  return [
    ...(city.hasPhrases ? [] : (['phrases'] as const)),
    ...(city.hasSeasons ? [] : (['seasons'] as const)),
    ...(city.hasSuggestedTrips ? [] : (['suggestedTrips'] as const)),
    ...(city.hasDishes ? [] : (['dishes'] as const)),
    ...(city.hasServices ? [] : (['services'] as const)),
  ]
}

/** Lists by kinds of food for which nobody asks in the country. */
export function unaskedPages({ countryCode }: Pick<City, 'countryCode'>): readonly ('placesJain' | 'placesEgg')[] {
  const asked = dietsIn(countryCode)
  return [
    ...(asked.includes('jain') ? [] : (['placesJain'] as const)),
    ...(asked.includes('egg') ? [] : (['placesEgg'] as const)),
  ]
}
