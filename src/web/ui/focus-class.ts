import type { PhotoFocus } from '#contract/place/photo-focus.ts'

/**
 * The classes of a picture that is cropped around its focal point. The content security policy forbids attributes with
 * styles.
 */
export function focusClass(focus: PhotoFocus | undefined): string | undefined {
  return focus && `focus-x-${focus.x} focus-y-${focus.y}`
}
