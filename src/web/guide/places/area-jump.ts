/** Names the jump to an area in the address of its page. */
export const AREA_JUMP_ID = 'areas'

/** Shorter lists are seen at a glance. */
const MANY_PLACES = 30

export function hasAreaJump(places: readonly unknown[]): boolean {
  return places.length > MANY_PLACES
}
