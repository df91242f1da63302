import type { categories } from '#messages/places.ts'
import type { home } from '#messages/home.ts'
import type { site, socialCards } from '#messages/shell.ts'
import type { trips } from '#messages/trips.ts'
import type { KnownLanguage } from '#contract/messages/languages.ts'
import type { Shape } from '#contract/messages/translation.ts'
import { fill } from '#contract/messages/format.ts'
import { regionLine } from '#contract/place/region-line.ts'
import type { IllustrationIndex } from '#server/guide/content-schema.ts'
import type { Content } from '#server/guide/read-content.ts'
import { currentTranslations } from '#server/guide/translations/current-translations.ts'
import { entryKey } from '#server/guide/translations/english-entries.ts'

type Messages = {
  readonly categories: Shape<typeof categories>
  readonly home: Shape<typeof home>
  readonly site: Shape<typeof site>
  readonly socialCards: Shape<typeof socialCards>
  readonly trips: Shape<typeof trips>
}

const FILES = ['places', 'home', 'shell', 'trips']

/** The texts of cards in a language. Content without a current translation is English. */
export type CardWords = {
  readonly language: KnownLanguage
  readonly texts: Messages
  readonly city: string
  /** The region with its country. */
  readonly region: string
  getName(place: { readonly slug: string; readonly name: string }): string
  /** Describes a drawing by its id. */
  getAlt(drawing: string): string
}

export async function readCardWords(
  language: KnownLanguage,
  content: Content,
  illustrations: IllustrationIndex,
): Promise<CardWords> {
  const texts = await readMessages(language.code)
  const entries = currentTranslations(content)[language.code] ?? {}
  const getText = (file: string, slug: string, field: string) => entries[entryKey(file, null, slug)]?.texts[field]?.text
  const { city } = content
  const cityText = (field: 'name' | 'region' | 'country') => getText('city.json', city.slug, field) ?? city[field]
  const placeFor = new Map(content.places.map(({ slug, illustration }) => [illustration, slug]))
  return {
    language,
    texts,
    city: cityText('name'),
    region: regionLine({ region: cityText('region'), country: cityText('country') }, (region, country) =>
      fill(texts.socialCards.region, { region, country }),
    ),
    getName: ({ slug, name }) => getText('places.json', slug, 'name') ?? name,
    getAlt: (drawing) => {
      const own = getText('illustrations.json', drawing, 'alt')
      return own ?? getText('places.json', placeFor.get(drawing) ?? '', 'imgAlt') ?? illustrations[drawing]?.alt ?? ''
    },
  }
}

async function readMessages(code: string): Promise<Messages> {
  const folder = `../../src/contract/messages/${code}`
  const groups = await Promise.all(FILES.map((file): Promise<Partial<Messages>> => import(`${folder}/${file}.ts`)))
  return Object.assign({}, ...groups)
}
