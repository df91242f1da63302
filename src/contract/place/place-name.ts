import { toNormalForm } from '../text/normal-form.ts'

/**
 * Key of a place name: it ignores case and repeated spaces. Names of places are unique by this key, and reviews,
 * wishlist items and trips find places by it.
 */
export function nameKey(name: string): string {
  return toNormalForm(name, 'NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
