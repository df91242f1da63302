import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Picture } from './sheet.ts'

const FOLDER = join(import.meta.dirname, 'pictures')

/** Every picture by the id that a place record uses. The id is the name of the picture's file. */
export const pictures: Readonly<Record<string, Picture>> = Object.fromEntries(
  await Promise.all(readdirSync(FOLDER).toSorted().map(readPicture)),
)

/** @throws Error when the file does not export exactly one picture */
async function readPicture(file: string): Promise<[string, Picture]> {
  const exported: Record<string, Picture> = await import(pathToFileURL(join(FOLDER, file)).href)
  const [picture, ...others] = Object.values(exported)
  if (!picture || others.length > 0) throw new Error(`${file} must export exactly one picture`)
  return [basename(file, '.ts'), picture]
}
