import type { PlaceDetail } from '#contract/place/places.ts'
import { PlaceStory } from '../../guide/places/place-story.tsx'
import '../../guide/places/place-page.css'

/** The story of a place with the sheet of its page. */
export function PreviewedStory({ place }: { place: PlaceDetail }) {
  return <PlaceStory place={place} />
}
