import * as z from 'zod/mini'
import { parseJson } from '../api/parse-json.ts'
import { storedSelection, storeSelection } from './selection.ts'

// Zod's JIT uses `eval`. Our content security policy forbids that and would report zod's probe as a violation.
z.config({ jitless: true })

/** Maximum number of selected places, as in a long trip. */
export const MAX_SELECTED_PLACES = 100

/** A place that waits on the device until it becomes a stop of a trip. */
const SelectedPlace = z.object({ slug: z.string(), name: z.string() })
export type SelectedPlace = z.infer<typeof SelectedPlace>

const SelectedPlaces = z.array(SelectedPlace)

/** Reads stored text. Other code may have written it, so what does not fit counts as nothing. */
export function readSelection(text: string | null): readonly SelectedPlace[] {
  if (text === null) return []
  return SelectedPlaces.safeParse(parseJson(text)).data?.slice(0, MAX_SELECTED_PLACES) ?? []
}

/** Adds a place to the selection of the device, once. */
export function selectPlace({ slug, name }: SelectedPlace): 'picked' | 'known' | 'full' {
  const selection = readSelection(storedSelection())
  if (selection.some((pick) => pick.slug === slug)) return 'known'
  if (selection.length >= MAX_SELECTED_PLACES) return 'full'
  write([...selection, { slug, name }])
  return 'picked'
}

/** Removes places from the selection. Those that another tab added meanwhile stay. */
export function removeSelection(slugs: readonly string[]): void {
  write(readSelection(storedSelection()).filter(({ slug }) => !slugs.includes(slug)))
}

function write(selection: readonly SelectedPlace[]): void {
  storeSelection(selection.length === 0 ? null : JSON.stringify(selection))
}
