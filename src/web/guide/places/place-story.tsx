import { Suspense, type ReactNode } from 'react'
import type { PlaceDetail } from '#contract/place/places.ts'
import { placePage } from '#messages/place-page.ts'
import { langOf } from '../../city/lang-of.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceGlance } from './place-glance.tsx'
import { PlaceNames } from './place-names.tsx'
import { PlaceSources } from './place-sources.tsx'
import { PlaceWarnings } from './place-warnings.tsx'
import { preloadedPlaceMap } from './preloaded-place-map.ts'
import { preloadedPlacePhotos } from './preloaded-place-photos.ts'

type PlaceStoryProps = {
  place: PlaceDetail
  /** Buttons over the picture. */
  onPicture?: ReactNode
  /** The button that most visitors press next. It stands before the button of the way there. */
  action?: ReactNode
  /** What stands below the story. */
  children?: ReactNode
}

/** What the guide says of a place. The order is that of small screens: picture, answers, map, facts, then the story. */
export function PlaceStory({ place, onPicture, action, children }: PlaceStoryProps) {
  return (
    <article className="place-page">
      <div className="place-cover">
        <Picture src={place.img} alt={place.imgAlt} focus={place.imgFocus} isFirst />
        {onPicture}
      </div>
      <div className="place-answers">
        <PlaceGlance place={place} action={action} />
        {place.geo && (
          <div className="place-map">
            <MapFrame label={placePage.map}>
              <preloadedPlaceMap.Lazy placeholder={null} props={{ place }} />
            </MapFrame>
          </div>
        )}
        {/* React takes over what is in a boundary in a task of its own. */}
        <Suspense>
          <PlaceWarnings place={place} />
          <PlaceNames place={place} />
          <PlaceFacts place={place} />
        </Suspense>
      </div>
      <div className="place-text">
        <p className="place-description" lang={langOf(place.description)}>
          {place.description}
        </p>
        {place.translation === 'unchecked' && <p className="place-translation">{placePage.uncheckedTranslation}</p>}
        <ul className="tag-list" aria-label={placePage.tags}>
          {place.tags.map((tag) => (
            <li key={tag} lang={langOf(tag)}>
              {tag}
            </li>
          ))}
        </ul>
        {place.photos && place.photos.length > 1 && (
          <preloadedPlacePhotos.Lazy placeholder={null} props={{ photos: place.photos }} />
        )}
        <Suspense>
          <PlaceSources sources={place.sources} lastChecked={place.lastChecked} />
        </Suspense>
      </div>
      {children}
    </article>
  )
}
