import { useFormats } from '../../city/use-formats.ts'
import { placePage } from '#messages/place-page.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { paths } from '#contract/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { formatDistance } from './format-distance.ts'

export function NearbyPlaces({ nearby }: { nearby: PlaceDetail['nearby'] }) {
  const formats = useFormats()
  if (nearby.length === 0) return null
  return (
    <section className="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{placePage.nearbyTitle}</h2>
      <ul>
        {nearby.map(({ slug, name, locality, img, imgFocus, distance }) => (
          <li key={slug} className="nearby-place">
            <Picture src={img} alt="" focus={imgFocus} />
            <div>
              <h3>
                <Link to={paths.place(slug)}>{name}</Link>
              </h3>
              <p>
                {distance === null
                  ? locality
                  : fill(placePage.distanceAway, { distance: formatDistance(distance, formats) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
