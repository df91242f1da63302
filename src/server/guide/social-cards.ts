import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { SocialCard } from '#contract/page.ts'

/** `art/cards.ts` writes the cards and their list here. Other sites show a card with a shared page. */
export const CARDS_DIR = join(import.meta.dirname, '..', '..', '..', 'dist', 'cards')
export const CARDS_LIST = join(CARDS_DIR, 'cards.json')
export const CARDS_PATH = '/cards/'

const CardList = z.object({
  /** The city's folder. */
  city: z.string(),
  /** By the canonical path of the page. */
  cards: z.record(z.string(), z.object({ file: z.string(), alt: z.string() })),
})
export type CardList = z.infer<typeof CardList>

/**
 * The cards by the paths of their pages. The map is empty when no cards were drawn, or when they were drawn for another
 * city.
 */
export function readSocialCards(cityDir: string, listFile: string = CARDS_LIST): ReadonlyMap<string, SocialCard> {
  if (!existsSync(listFile)) return new Map()
  const { city, cards } = CardList.parse(JSON.parse(readFileSync(listFile, 'utf8')))
  if (city !== cityDir) return new Map()
  return new Map(Object.entries(cards).map(([path, { file, alt }]) => [path, { src: CARDS_PATH + file, alt }]))
}
