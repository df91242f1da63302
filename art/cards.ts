/**
 * Draws the social cards of the city into `dist/cards/`, one for each page with a picture of its own in each language, and
 * writes the list that the server reads. It keeps a card when neither its inputs nor the code changed.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readConfig } from '#server/platform/config/config.ts'
import { languages } from '#contract/messages/languages.ts'
import { IllustrationIndex } from '#server/guide/content-schema.ts'
import { ContentError, readContent } from '#server/guide/read-content.ts'
import { CARDS_DIR, CARDS_LIST, getCityOfCards, type CardList } from '#server/guide/social-cards.ts'
import { cardPages, type CardPage } from './cards/card-pages.ts'
import { readCardWords } from './cards/card-words.ts'
import { drawCard, drawGround } from './cards/draw-card.ts'
import { openLettering } from './cards/lettering.ts'

const { cityDir } = readConfig(process.env)
const markFile = join(cityDir, 'illustrations', 'mark.svg')

/** Inputs of all cards: the code, the versions of packages and the mark. */
function commonInputs(): Buffer[] {
  const sources = readdirSync('art/cards')
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => join('art/cards', name))
  return [...sources, 'package-lock.json', markFile].map((file) => readFileSync(file))
}

function getFileName({ path, language, site, title, where, pictures }: CardPage, common: Buffer): string {
  const hash = createHash('sha256')
    .update(common)
    .update(JSON.stringify([path, language, site, title, where]))
  for (const picture of pictures) hash.update(readFileSync(picture))
  const name = basename(path) || 'home'
  return `${language === languages[0].code ? name : `${language}-${name}`}.${hash.digest('hex').slice(0, 12)}.png`
}

/** Renames a finished file, because the next run would keep a half-written one. */
function writeWhole(file: string, content: Buffer | string): void {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

async function drawCards(): Promise<void> {
  const content = readContent(cityDir)
  const index: unknown = JSON.parse(readFileSync(join(cityDir, 'illustrations', 'illustrations.json'), 'utf8'))
  const illustrations = IllustrationIndex.parse(index)
  const words = await Promise.all(languages.map((language) => readCardWords(language, content, illustrations)))
  const pages = words.flatMap((own) => cardPages({ content, illustrations, cityDir }, own))
  const common = createHash('sha256').update(Buffer.concat(commonInputs())).digest()
  const cards = pages.map((page) => ({ page, file: getFileName(page, common) }))
  mkdirSync(CARDS_DIR, { recursive: true })
  const missing = cards.filter(({ file }) => !existsSync(join(CARDS_DIR, file)))
  if (missing.length > 0) {
    const texts = missing.flatMap(({ page }) => [page.site, page.title, page.where])
    const folder = mkdtempSync(join(tmpdir(), 'safarnama-lettering-'))
    const set = await openLettering(folder, texts)
    const mark = readFileSync(markFile, 'utf8')
    const grounds = new Map<string, Promise<Buffer>>()
    const getGround = ({ pictures }: CardPage): Promise<Buffer> => {
      const key = pictures.join()
      const ground = grounds.get(key) ?? drawGround(mark, pictures)
      grounds.set(key, ground)
      return ground
    }
    await Promise.all(
      missing.map(async ({ page, file }) =>
        writeWhole(join(CARDS_DIR, file), await drawCard({ page, ground: await getGround(page), set })),
      ),
    )
    rmSync(folder, { recursive: true, force: true })
  }
  const list: CardList = {
    city: getCityOfCards(cityDir),
    cards: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        Object.fromEntries(
          cards
            .filter(({ page }) => page.language === code)
            .map(({ page, file }) => [page.path, { file, alt: page.alt }]),
        ),
      ]),
    ),
  }
  writeWhole(CARDS_LIST, JSON.stringify(list))
  const current = new Set(cards.map(({ file }) => file))
  for (const file of readdirSync(CARDS_DIR))
    if (file.endsWith('.png') && !current.has(file)) rmSync(join(CARDS_DIR, file))
  console.log(`${missing.length} of ${cards.length} social cards drawn`)
}

try {
  await drawCards()
} catch (error) {
  // The server names the problems of the folder when it starts. The cards wait until they are fixed.
  if (!(error instanceof ContentError)) throw error
  console.log('No social cards: the content has problems.')
}
