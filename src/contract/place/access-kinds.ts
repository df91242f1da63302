/** Apart from the schemas, because the browser needs these alone. */

/**
 * Kinds of access to a place without opening hours, or with unknown ones: open ground, a building that is seen from the
 * street, by appointment, usual parts of the day, or about so long (`about`).
 */
export const accessKinds = ['open-ground', 'street-view', 'appointment', 'day-parts', 'about'] as const
export type AccessKind = (typeof accessKinds)[number]

/** True if one can be there at any time: nothing opens or closes. */
export function isAtAnyTime({ kind }: { readonly kind: AccessKind }): boolean {
  return kind === 'open-ground' || kind === 'street-view'
}
