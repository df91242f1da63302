import * as z from 'zod/mini'
import { parseJson } from '../api/parse-json.ts'
import { storedPicks, storePicks } from './picks.ts'

// Zod's JIT uses `eval`. Our content security policy forbids that and would report zod's probe as a violation.
z.config({ jitless: true })

/** As many places as a long trip has. */
export const MAX_PICKS = 100

/** A place that waits on the device until it becomes a stop of a trip. */
const PickedPlace = z.object({ slug: z.string(), name: z.string() })
export type PickedPlace = z.infer<typeof PickedPlace>

const PickedPlaces = z.array(PickedPlace)

/** Reads stored text. Other code may have written it, so what does not fit counts as nothing. */
export function readPicks(text: string | null): readonly PickedPlace[] {
  if (text === null) return []
  return PickedPlaces.safeParse(parseJson(text)).data?.slice(0, MAX_PICKS) ?? []
}

/** Adds a place to the picks of the device, once. */
export function pickPlace({ slug, name }: PickedPlace): 'picked' | 'known' | 'full' {
  const picks = readPicks(storedPicks())
  if (picks.some((pick) => pick.slug === slug)) return 'known'
  if (picks.length >= MAX_PICKS) return 'full'
  write([...picks, { slug, name }])
  return 'picked'
}

/** Takes places out of the picks. Those that another tab added meanwhile stay. */
export function removePicks(slugs: readonly string[]): void {
  write(readPicks(storedPicks()).filter(({ slug }) => !slugs.includes(slug)))
}

function write(picks: readonly PickedPlace[]): void {
  storePicks(picks.length === 0 ? null : JSON.stringify(picks))
}
