import { fill } from '#contract/messages/format.ts'
import type { PlacePhoto } from '#contract/place/places.ts'
import { placePage } from '#messages/place-page.ts'
import { openPhoto } from '../../ui/open-photo.ts'
import { Picture } from '../../ui/picture.tsx'

/** All photos of a place, small. Each opens large. The first one is also the picture of the page. */
export function PlacePhotos({ photos }: { photos: readonly PlacePhoto[] }) {
  return (
    <section className="place-photos" aria-label={placePage.photos}>
      <ul>
        {photos.map((photo) => (
          <li key={photo.src}>
            <figure>
              <a className="photo-link" href={photo.src} aria-haspopup="dialog" onClick={openPhoto}>
                <Picture src={photo.small} alt={photo.alt} focus={photo.focus} />
              </a>
              <figcaption>
                {photo.caption !== undefined && <p>{photo.caption}</p>}
                <p className="place-photo-credit">{fill(placePage.photoCredit, photo)}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
