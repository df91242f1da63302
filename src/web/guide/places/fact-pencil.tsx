import { createContext, use } from 'react'
import type { PlaceDetail } from '#contract/place/places.ts'
import type { SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import { laterPart } from '../../ui/later-part.tsx'

/** The place whose facts a reader may suggest to change. Null: nobody can, as in a preview. */
export const SuggestedPlace = createContext<Pick<PlaceDetail, 'slug' | 'name' | 'geo'> | null>(null)

const SuggestButton = laterPart(async () => (await import('../../suggestions/suggest-button.tsx')).SuggestButton)

const EditPlaceLink = laterPart(async () => (await import('../../suggestions/edit-place-link.tsx')).EditPlaceLink)

/** The way to the form of the place, for those who look after the guide. */
export function EditPlace() {
  const place = use(SuggestedPlace)
  return place && <EditPlaceLink slug={place.slug} />
}

type FactPencilProps = {
  topic: SuggestionTopic
  /** The name of the fact on the page. Left out: the button names no fact. */
  name?: string
}

/** Suggests a change of a fact. */
export function FactPencil(props: FactPencilProps) {
  const place = use(SuggestedPlace)
  return place && <SuggestButton {...props} place={place} />
}
