import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type ContentPlace } from '#contract/content-place.ts'
import { IllustrationIndex } from './content-schema.ts'

export type Picture = {
  /** Path on our server. It carries the file's hash, so the file behind it never changes. */
  readonly src: string
  readonly alt: string
}

export type PictureFile = { readonly bytes: Buffer; readonly contentType: string }

export type PictureOf = (place: Pick<ContentPlace, 'illustration' | 'photo'>) => Picture

export type Pictures = {
  readonly pictureOf: PictureOf
  /** An illustration by its id, such as `hero`. Its source is empty when the city has no such illustration. */
  illustration(id: string): Picture
  /** The file of a path below {@link PICTURES_PATH}. */
  find(name: string): PictureFile | undefined
}

export const PICTURES_PATH = '/pictures/'

const NO_PICTURE: Picture = { src: '', alt: '' }

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/**
 * Reads the city's illustrations, which are small, into memory and gives each its URL. An operator's photo of a place
 * replaces the illustration. A file that cannot be read shows no picture: `readContent` has named it to the operator,
 * and the guide keeps its last good texts.
 */
export function readPictures(cityDir: string): Pictures {
  const files = new Map<string, PictureFile>()
  const sources = new Map<string, string>()
  const publish = (file: string): string | null => {
    const known = sources.get(file)
    if (known !== undefined) return known
    const bytes = readIfPossible(join(cityDir, file))
    if (bytes === null) return null
    const extension = extname(file)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const name = `${file.slice(file.indexOf('/') + 1, -extension.length)}.${hash}${extension}`
    files.set(name, { bytes, contentType: contentTypes[extension] ?? 'application/octet-stream' })
    sources.set(file, PICTURES_PATH + name)
    return PICTURES_PATH + name
  }

  const picture = (file: string, alt: string): Picture | null => {
    const src = publish(file)
    return src === null ? null : { src, alt }
  }

  const index = readIndex(cityDir)
  const illustration = (id: string): Picture => {
    const entry = index[id]
    return (entry && picture(`illustrations/${id}.svg`, entry.alt)) ?? NO_PICTURE
  }
  return {
    illustration,
    pictureOf: ({ illustration: id, photo }) =>
      (photo && picture(`photos/${photo.file}`, photo.alt)) ?? illustration(id),
    find: (name) => files.get(name),
  }
}

function readIfPossible(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

export function readIndex(cityDir: string): IllustrationIndex {
  try {
    return IllustrationIndex.parse(
      JSON.parse(readFileSync(join(cityDir, 'illustrations', 'illustrations.json'), 'utf8')),
    )
  } catch {
    // readContent has printed the problem. The guide keeps its last good texts and shows no pictures.
    return {}
  }
}
