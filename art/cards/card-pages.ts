import { join } from 'node:path'
import { categories } from '#messages/categories.ts'
import { home } from '#messages/home.ts'
import { site } from '#messages/site.ts'
import { socialCards } from '#messages/social-cards.ts'
import { trips as tripTexts } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { photosOf } from '#contract/content-place.ts'
import { placeCategories } from '#contract/place-facts.ts'
import type { IllustrationIndex } from '#server/guide/content-schema.ts'
import type { Content } from '#server/guide/read-content.ts'
import { categoryPaths, paths } from '#contract/paths.ts'

export type CardPage = {
  /** Canonical path of the page. Pages without a card of their own show the card of the home page. */
  path: string
  title: string
  /** The city. When the title names the city already, it is the region and the country. */
  where: string
  /** Describes the pictures and the text of the card. */
  alt: string
  /** Files of one picture, or of four pictures that share the card. */
  pictures: readonly string[]
}

/** Pictures on the card of a list. They come from the whole list, because neighbours look alike. */
const LIST_PICTURES = 4

/** Lists the home page and every page with a picture of its own. */
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
    const some = all.filter((_, index) => index % Math.floor(all.length / LIST_PICTURES) === 0).slice(0, LIST_PICTURES)
    const title = fill(categories[category].title, { city: city.name })
    return card(
      categoryPaths[category],
      title,
      some.length < LIST_PICTURES ? ['hero'] : some.map((place) => place.illustration),
    )
  })
  const own = places.map((place) => {
    const drawn = card(paths.place(place.slug), place.name, [place.illustration])
    const [photo] = photosOf(place)
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
