import type { PlaceDetail } from '#contract/places.ts'
import { PlaceStory } from '../places/place-story.tsx'
import '../styles/place-page.css'

/** The story of a place with the sheet of its page. */
export function PreviewedStory({ place }: { place: PlaceDetail }) {
  return <PlaceStory place={place} />
}
