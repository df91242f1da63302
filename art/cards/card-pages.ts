import { join } from 'node:path'
import { categories } from '#messages/categories.ts'
import { home } from '#messages/home.ts'
import { site } from '#messages/site.ts'
import { socialCards } from '#messages/social-cards.ts'
import { trips as tripTexts } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { placeCategories } from '#contract/place-facts.ts'
import type { IllustrationIndex } from '#server/guide/content-schema.ts'
import type { Content } from '#server/guide/read-content.ts'
import { categoryPaths, paths } from '#contract/paths.ts'

export type CardPage = {
  /** Canonical path of the page; that of the home page stands for all that have no card of their own. */
  path: string
  title: string
  /** The city, or what lies around it where the title names the city already. */
  where: string
  /** What is seen on the card and said by it. */
  alt: string
  /** Files of one picture, or of four, which share the card. */
  pictures: readonly string[]
}

/** Pictures of a list's card: taken from all along it, since neighbours are alike. */
const OF_A_LIST = 4

/** Every page with a picture of its own, and the home page. */
export function cardPages(
  { city, places, trips }: Content,
  illustrations: IllustrationIndex,
  cityDir: string,
): readonly CardPage[] {
  const drawing = (id: string) => join(cityDir, 'illustrations', `${id}.svg`)
  const card = (path: string, title: string, ids: readonly string[]): CardPage => {
    const drawn = ids.filter((id) => illustrations[id] !== undefined)
    const seen = drawn.map((id) => illustrations[id]?.alt ?? '').join(' ')
    return {
      path,
      title,
      where: title.includes(city.name)
        ? fill(socialCards.region, { region: city.region, country: city.country })
        : city.name,
      alt: fill(socialCards.alt, { site: site.name, city: city.name, title, seen }),
      pictures: drawn.map(drawing),
    }
  }
  const lists = placeCategories.map((category) => {
    const all = places.filter((place) => place.category === category)
    const some = all.filter((_, index) => index % Math.floor(all.length / OF_A_LIST) === 0).slice(0, OF_A_LIST)
    const title = fill(categories[category].title, { city: city.name })
    return card(
      categoryPaths[category],
      title,
      some.length < OF_A_LIST ? ['hero'] : some.map((place) => place.illustration),
    )
  })
  const own = places.map((place) => {
    const drawn = card(paths.place(place.slug), place.name, [place.illustration])
    const { photo } = place
    if (!photo) return drawn
    const alt = fill(socialCards.alt, { site: site.name, city: city.name, title: place.name, seen: photo.alt })
    return { ...drawn, alt, pictures: [join(cityDir, 'photos', photo.file)] }
  })
  return [
    card(paths.home, fill(home.heroTitle, { city: city.name }), ['hero']),
    card(paths.about, socialCards.about, ['about']),
    card(
      paths.suggestedTrips,
      fill(tripTexts.suggestedTitle, { city: city.name }),
      trips.slice(0, 1).map((trip) => trip.illustration),
    ),
    ...lists,
    ...own,
  ]
}
