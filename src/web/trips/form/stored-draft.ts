import * as z from 'zod/mini'
import { ActivityText, blankActivity, blankTrip, orElse, TripFormValues } from './trip-form-values.ts'
import { getDraft, type TripDraft } from './trip-draft.ts'

const Mode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create') }),
  z.object({ kind: z.literal('edit'), id: z.string(), version: z.number() }),
])

/** A draft on the device, without keys, which are valid only while the page is open. */
const StoredDraft = z.object({
  mode: Mode,
  text: TripFormValues,
  origin: orElse(TripFormValues, blankTrip),
  selected: orElse(z.int(), 0),
  newActivity: orElse(ActivityText, blankActivity),
})
export type StoredDraft = z.infer<typeof StoredDraft>

export function toStoredDraft(draft: TripDraft): StoredDraft {
  const { mode, origin, newActivity, destinations, selected } = draft
  return {
    mode,
    text: textOfDraft(draft),
    origin,
    selected: destinations.findIndex(({ key }) => key === selected),
    newActivity,
  }
}

/** @returns null if this is no draft; wrong fields become blank */
export function readStoredDraft(stored: unknown): TripDraft | null {
  const { data } = StoredDraft.safeParse(stored)
  if (!data) return null
  const draft = getDraft(data.text, data.mode)
  const selected = draft.destinations[data.selected] ?? draft.destinations[0]
  return { ...draft, selected: selected?.key ?? draft.selected, origin: data.origin, newActivity: data.newActivity }
}

/** True if there are unsaved changes or a typed activity that is not added. */
export function isDirty(draft: TripDraft): boolean {
  const { name, notes } = draft.newActivity
  return name !== '' || notes !== '' || JSON.stringify(textOfDraft(draft)) !== JSON.stringify(normalise(draft.origin))
}

export function textOfDraft({
  title,
  budget,
  startDate,
  endDate,
  description,
  destinations,
  plan,
}: TripDraft): TripFormValues {
  return normalise({
    title,
    budget,
    startDate,
    endDate,
    description,
    destinations: destinations.map(({ activities, ...destination }) => ({
      ...destination,
      activities: [...activities],
    })),
    plan,
  })
}

/** Keeps only the fields of the schema, in its order, so that two texts compare as JSON. */
function normalise(text: TripFormValues): TripFormValues {
  return TripFormValues.parse(text)
}
