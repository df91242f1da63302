/** Megabytes of an uploaded picture (section 9). */
export const IMAGE_MAX_MEGABYTES = 5
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * 1024 * 1024

/** The name our own upload knows; any other is refused. */
export const UPLOAD_PRESET = 'reviews'

/** Widths in pixels at most; a picture is never enlarged. */
export const IMAGE_WIDTHS = { large: 1_600, small: 480 } as const

/** Heights in pixels at most: a strip as long as a street is shrunk until it fits. */
export const IMAGE_HEIGHTS = { large: 3_200, small: 960 } as const

/** Where pictures are served, by the hash of their content. */
export const MEDIA_BASE = '/media'

const MEDIA_URL = /^\/media\/([0-9a-f]{64})\.webp$/

/** The hash that names a picture, or null for an address that is none of ours. */
export function hashOfMediaUrl(url: string): string | null {
  return MEDIA_URL.exec(url)?.[1] ?? null
}

/** The address of the large rendering. */
export function mediaUrl(hash: string): string {
  return `${MEDIA_BASE}/${hash}.webp`
}

/** The small rendering of a picture: `/media/<sha256>-small.webp` beside `/media/<sha256>.webp`. */
export function smallMediaUrl(url: string): string {
  return url.replace(/\.webp$/, '-small.webp')
}
