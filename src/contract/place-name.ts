/** The key by which a place's name is unique and by which reviews, wishlist items and trips find it: case does not matter. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
