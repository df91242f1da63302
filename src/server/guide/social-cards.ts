import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { SocialCard } from '#contract/page.ts'

/** `art/cards.ts` writes the cards and their list here. Other sites show a card with a shared page. */
export const CARDS_DIR = join(import.meta.dirname, '..', '..', '..', 'dist', 'cards')
export const CARDS_LIST = join(CARDS_DIR, 'cards.json')
export const CARDS_PATH = '/cards/'

const CardList = z.object({
  /** The city's folder, seen from the folder of the cards: a built product may be copied or moved as a whole. */
  city: z.string(),
  /** By the code of the language and the canonical path of the page. */
  cards: z.record(z.string(), z.record(z.string(), z.object({ file: z.string(), alt: z.string() }))),
})
export type CardList = z.infer<typeof CardList>

/** The cards of a language by the paths of their pages. */
type CardsFor = (language: LanguageCode) => ReadonlyMap<string, SocialCard>

/** The city's name in the list of its cards. */
export function getCityOfCards(cityDir: string, listFile: string = CARDS_LIST): string {
  return relative(dirname(listFile), cityDir)
}

/** The cards of all languages. There are none when no cards were drawn, or when they were drawn for another city. */
export function readSocialCards(cityDir: string, listFile: string = CARDS_LIST): CardsFor {
  if (!existsSync(listFile)) return () => new Map()
  // Another version of the product may have written the list. The next build writes it anew.
  const list = CardList.safeParse(JSON.parse(readFileSync(listFile, 'utf8'))).data
  if (list?.city !== getCityOfCards(cityDir, listFile)) return () => new Map()
  const { cards } = list
  return (language) =>
    new Map(
      Object.entries(cards[language] ?? {}).map(([path, { file, alt }]) => [path, { src: CARDS_PATH + file, alt }]),
    )
}
