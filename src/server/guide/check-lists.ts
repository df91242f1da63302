import type { Dish } from '#contract/city/dishes.ts'
import type { Service } from '#contract/city/services.ts'
import type { CalendarDate } from '#contract/text/dates.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import { isWithinBounds } from '../map/within-bounds.ts'
import { problemsOfDays } from './check-days.ts'
import { duplicates, entryName } from './content-files.ts'
import { wordProblem } from './content-problems.ts'

/** Compares `dishes.json` with the places of the city. @param now the date of now */
export function problemsOfDishes(
  dishes: readonly Dish[],
  { slugs, now }: { readonly slugs: ReadonlySet<string>; readonly now: CalendarDate },
): string[] {
  return [
    ...duplicates('dishes.json', dishes, 'slug', ({ slug }) => slug),
    ...dishes.flatMap((dish, index) => {
      const name = `dishes.json › ${entryName(dish, index)}`
      const days = problemsOfDays([{ field: 'about.checkedOn', date: dish.about.checkedOn }], now)
      return [
        ...dish.places.filter((slug) => !slugs.has(slug)).map((slug) => `${name} › places: there is no “${slug}”`),
        ...days.map((problem) => `${name} › ${wordProblem(problem)}`),
      ]
    }),
  ]
}

/** Compares `services.json` with the bounds of the city. @param now the date of now */
export function problemsOfServices(
  services: readonly Service[],
  { boundingBox, now }: { readonly boundingBox: ContentCity['boundingBox']; readonly now: CalendarDate },
): string[] {
  return [
    ...duplicates('services.json', services, 'slug', ({ slug }) => slug),
    ...services.flatMap((service, index) => {
      const name = `services.json › ${entryName(service, index)}`
      const days = problemsOfDays([{ field: 'about.checkedOn', date: service.about.checkedOn }], now)
      const isInside = service.geo === undefined || isWithinBounds(service.geo, boundingBox)
      return [
        ...(isInside ? [] : [`${name} › geo: is outside the city's bounding box`]),
        ...days.map((problem) => `${name} › ${wordProblem(problem)}`),
      ]
    }),
  ]
}
