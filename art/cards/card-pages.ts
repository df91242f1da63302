import { join } from 'node:path'
import { getPhotos } from '#contract/place/content-place.ts'
import { fill } from '#contract/messages/format.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { IllustrationIndex } from '#server/guide/content-schema.ts'
import type { Content } from '#server/guide/read-content.ts'
import type { CardWords } from './card-words.ts'

export type CardPage = {
  /** Canonical path of the page, the same in every language. Pages without a card show the card of the home page. */
  path: string
  language: LanguageCode
  /** The product as the language writes it. */
  site: string
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

type CardSources = { readonly content: Content; readonly illustrations: IllustrationIndex; readonly cityDir: string }

/** Lists the home page and every page with a picture of its own, in a language. */
export function cardPages({ content, illustrations, cityDir }: CardSources, words: CardWords): readonly CardPage[] {
  const { places, trips } = content
  const { texts, city, region } = words
  const site = texts.site.name
  const describe = (title: string, seen: string) => fill(texts.socialCards.alt, { site, city, title, seen })
  const card = (path: string, title: string, ids: readonly string[]): CardPage => {
    const drawn = ids.filter((id) => illustrations[id] !== undefined)
    return {
      path,
      language: words.language.code,
      site,
      title,
      where: title.includes(city) ? region : city,
      alt: describe(title, drawn.map((id) => words.getAlt(id)).join(' ')),
      pictures: drawn.map((id) => join(cityDir, 'illustrations', `${id}.svg`)),
    }
  }
  const lists = placeCategories.map((category) => {
    const all = places.filter((place) => place.category === category)
    const some = all.filter((_, index) => index % Math.floor(all.length / LIST_PICTURES) === 0).slice(0, LIST_PICTURES)
    const title = fill(texts.categories[category].title, { city })
    return card(
      categoryPaths[category],
      title,
      some.length < LIST_PICTURES ? ['hero'] : some.map((place) => place.illustration),
    )
  })
  const own = places.map((place) => {
    const drawn = card(paths.place(place.slug), words.getName(place), [place.illustration])
    const [photo] = getPhotos(place)
    if (!photo) return drawn
    return { ...drawn, alt: describe(drawn.title, photo.alt), pictures: [join(cityDir, 'photos', photo.file)] }
  })
  return [
    card(paths.home, fill(texts.home.heroTitle, { city }), ['hero']),
    card(paths.about, texts.socialCards.about, ['about']),
    card(
      paths.suggestedTrips,
      fill(texts.trips.suggestedTitle, { city }),
      trips.slice(0, 1).map((trip) => trip.illustration),
    ),
    ...lists,
    ...own,
  ]
}
