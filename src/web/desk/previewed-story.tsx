import type { PlaceDetail } from '#contract/places.ts'
import { PlaceStory } from '../places/place-story.tsx'
import '../styles/place-page.css'

export function PreviewedStory({ place }: { place: PlaceDetail }) {
  return (
    <>
      <p className="desk-preview-name">{place.name}</p>
      <PlaceStory place={place} />
    </>
  )
}
