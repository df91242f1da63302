import type { WantedPlace } from './presses.ts'

/** The label of a button instead of “Add to trip”: the place is in the current trip, or in the selection of a guest. */
export type PlaceMark = 'inTrip' | 'picked'

type Marks = { readonly kind: PlaceMark; readonly slugs: ReadonlySet<string>; readonly names: ReadonlySet<string> }

let marks: Marks | null = null
const buttons = new Set<() => void>()
const wanting = new Set<() => void>()

/** Marks these places and no others. Null: none. */
export function markPlaces(kind: PlaceMark, places: readonly WantedPlace[] | null): void {
  marks = places && {
    kind,
    slugs: new Set(places.flatMap(({ slug }) => slug ?? [])),
    // As they are written: comparing as the guide does would cost every page its rules.
    names: new Set(places.map(({ name }) => name)),
  }
  for (const listener of buttons) listener()
}

export function markFor({ slug, name }: WantedPlace): PlaceMark | null {
  if (marks === null) return null
  return (slug !== null && marks.slugs.has(slug)) || marks.names.has(name) ? marks.kind : null
}

/** For a button. @returns a function that removes the listener */
export function onMarksChange(listener: () => void): () => void {
  buttons.add(listener)
  if (buttons.size === 1) for (const wanted of wanting) wanted()
  return () => buttons.delete(listener)
}

/** True if a page has a button that may be marked. */
export function areMarksWanted(): boolean {
  return buttons.size > 0
}

/** Calls the listener when the first button appears. @returns a function that removes the listener */
export function onMarksWanted(listener: () => void): () => void {
  wanting.add(listener)
  return () => wanting.delete(listener)
}
