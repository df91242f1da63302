import { serverTexts } from '#contract/messages/server-texts.ts'
import type { GuideSources } from '../guide/create-guides.ts'
import { readGuide, type ReadGuide } from '../guide/guide-holder.ts'
import { readPictures } from '../guide/pictures.ts'
import type { ServedMap } from '../map/base-map.ts'
import { readDrawnMapIfSound } from '../map/drawn-map.ts'
import { readOutlinesIfSound, type Outlines } from '../map/outlines.ts'
import type { Database } from '../platform/store/database.ts'
import { pageWords } from './page-words.ts'

/** All that an application reads of its city when it starts: of the folder and of the store. Nothing in it changes. */
export type ReadAtStart = {
  readonly sources: GuideSources
  readonly guide: ReadGuide
  readonly drawnMap: ServedMap | null
  readonly outlines: Outlines | null
}

/** @throws Error when the database never had content without problems */
export async function readAtStart(db: Database, cityDir: string): Promise<ReadAtStart> {
  const sources = { pictures: readPictures(cityDir), pageWords, hoursTexts: serverTexts }
  const guide = await readGuide(db, sources)
  return { sources, guide, drawnMap: readDrawnMapIfSound(cityDir), outlines: readOutlinesIfSound(cityDir) }
}
