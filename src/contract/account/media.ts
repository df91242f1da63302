/** Section 9. */
export const IMAGE_MAX_MEGABYTES = 5
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * 1024 * 1024

/** The server refuses all other presets. */
export const UPLOAD_PRESET = 'reviews'

/** Maximum widths. Pictures are never enlarged. */
export const IMAGE_WIDTHS_PX = { large: 1_600, small: 480 } as const

/** Maximum heights. Very long pictures shrink until they fit. */
export const IMAGE_HEIGHTS_PX = { large: 3_200, small: 960 } as const

/** Path prefix of uploaded pictures. The hash of the content follows it. */
export const MEDIA_BASE = '/media'

const MEDIA_URL = /^\/media\/([0-9a-f]{64})\.webp$/

/** @returns null if the URL is not one of our pictures */
export function hashOfMediaUrl(url: string): string | null {
  return MEDIA_URL.exec(url)?.[1] ?? null
}

/** URL of the large size. */
export function mediaUrl(hash: string): string {
  return `${MEDIA_BASE}/${hash}.webp`
}

/** URL of the small size: `/media/<sha256>-small.webp` instead of `/media/<sha256>.webp`. */
export function smallMediaUrl(url: string): string {
  return url.replace(/\.webp$/, '-small.webp')
}
