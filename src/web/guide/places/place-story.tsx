import { Suspense, type ReactNode } from 'react'
import type { PlaceDetail } from '#contract/place/places.ts'
import type { Review } from '#contract/review/reviews.ts'
import { placePage } from '#messages/place-page.ts'
import { getLang } from '../../city/text-language.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PlaceGlance } from './place-glance.tsx'
import { PlaceNames } from './place-names.tsx'
import { PlaceSources } from './place-sources.tsx'
import { PlaceWarnings } from './place-warnings.tsx'
import { preloadedPlaceFacts } from './preloaded-place-facts.ts'
import { preloadedPlaceMap } from './preloaded-place-map.ts'
import { preloadedPlacePhotos } from './preloaded-place-photos.ts'
import { splitDescription } from './split-description.ts'

const NO_REVIEWS: readonly Review[] = []

type PlaceStoryProps = {
  place: PlaceDetail
  /** Those that the page shows, whose photos stand with those of the editors. */
  reviews?: readonly Review[]
  /** Buttons over the picture. */
  onPicture?: ReactNode
  /** The button that most visitors press next. It stands before the button of the way there. */
  action?: ReactNode
  /** Content at the end of the story. */
  nearby?: ReactNode
  /** Content below the story. */
  children?: ReactNode
}

/**
 * The story of a place, in the order of a visitor's questions: its looks, its kind, why, when, how much and how long,
 * the links onwards, the text, its position, the text for a driver, and then the facts.
 */
export function PlaceStory({ place, reviews = NO_REVIEWS, onPicture, action, nearby, children }: PlaceStoryProps) {
  const { more } = splitDescription(place.description)
  return (
    <article className="place-page">
      <div className="place-cover">
        <Picture src={place.img} alt={place.imgAlt} focus={place.imgFocus} isFirst />
        {onPicture}
      </div>
      <PlaceGlance place={place} action={action} />
      <div className="place-text">
        {more !== '' && (
          <p className="place-description" lang={getLang(place.description)}>
            {more}
          </p>
        )}
        {place.translation === 'unchecked' && <p className="place-translation">{placePage.uncheckedTranslation}</p>}
      </div>
      <div className="place-answers">
        {place.geo && (
          <div className="place-map">
            <MapFrame label={placePage.map}>
              <preloadedPlaceMap.Lazy placeholder={null} props={{ place }} />
            </MapFrame>
          </div>
        )}
        {/* React takes over what is in a boundary in a task of its own. */}
        <Suspense>
          <PlaceNames place={place} />
          <PlaceWarnings place={place} />
        </Suspense>
        <preloadedPlaceFacts.Lazy placeholder={null} props={{ place }} />
      </div>
      <div className="place-more">
        <ul className="tag-list" aria-label={placePage.tags}>
          {place.tags.map((tag) => (
            <li key={tag} lang={getLang(tag)}>
              {tag}
            </li>
          ))}
        </ul>
        {((place.photos?.length ?? 0) > 1 || reviews.some(({ imageUrl }) => imageUrl !== '')) && (
          <preloadedPlacePhotos.Lazy placeholder={null} props={{ photos: place.photos ?? [], reviews }} />
        )}
        <Suspense>
          <PlaceSources sources={place.sources} lastChecked={place.lastChecked} />
        </Suspense>
        {nearby}
      </div>
      {children}
    </article>
  )
}
