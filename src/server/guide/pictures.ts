import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { getPhotos, type ContentPhoto, type ContentPlace } from '#contract/place/content-place.ts'
import { hashOfMediaUrl, smallMediaUrl } from '#contract/account/media.ts'
import type { PhotoFocus } from '#contract/place/photo-focus.ts'
import { IllustrationIndex } from './content-schema.ts'

export type Picture = {
  /** Path on our server. It carries the file's hash, so the file behind it never changes. */
  readonly src: string
  readonly alt: string
  readonly focus?: PhotoFocus
}

export type PictureFile = { readonly bytes: Buffer; readonly contentType: string }

type Pictured = Pick<ContentPlace, 'slug' | 'illustration' | 'photo' | 'photos'>

export type PictureFor = (place: Pictured) => Picture

/** A photo with its URLs. */
export type ShownPhoto = Omit<ContentPhoto, 'file'> & { readonly src: string; readonly small: string }

export type Screenshot = { readonly src: string; readonly form: keyof typeof SCREENSHOT_SIZES }

/** Width and height in pixels of the files `screenshots/LANGUAGE-FORM.webp`. */
export const SCREENSHOT_SIZES = { narrow: [720, 1480], wide: [1280, 800] } as const

const SCREENSHOT_FORMS = ['narrow', 'wide'] as const

export type Pictures = {
  readonly getPicture: PictureFor
  /** The photos of a place whose files can be read. */
  getPhotos(place: Pictured): readonly ShownPhoto[]
  /** An illustration by its id, such as `hero`. Its source is empty when the city has no such illustration. */
  illustration(id: string): Picture
  /** Pictures of the home page in a language, which browsers show before they install the guide. */
  screenshots(language: string): readonly Screenshot[]
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
 * Reads the city's illustrations, which are small, into memory and gives each its URL. The first photo of a place
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
  const getSource = ({ file }: ContentPhoto) => (hashOfMediaUrl(file) === null ? publish(`photos/${file}`) : file)
  const shown = (place: Pictured) =>
    getPhotos(place).flatMap((photo): ShownPhoto[] => {
      const { file: _file, ...texts } = photo
      const src = getSource(photo)
      return src === null ? [] : [{ src, small: smallPicture(src), ...texts }]
    })
  return {
    illustration,
    getPhotos: shown,
    getPicture: (place) => {
      const [first] = shown(place)
      if (!first) return illustration(place.illustration)
      const { src, alt, focus } = first
      return { src, alt, ...(focus && { focus }) }
    },
    screenshots: (language) =>
      SCREENSHOT_FORMS.flatMap((form) => {
        const src = publish(`screenshots/${language}-${form}.webp`)
        return src === null ? [] : [{ src, form }]
      }),
    find: (name) => files.get(name),
  }
}

/** The small size of an uploaded picture. Files of the folder have one size. */
export function smallPicture(src: string): string {
  return hashOfMediaUrl(src) === null ? src : smallMediaUrl(src)
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
