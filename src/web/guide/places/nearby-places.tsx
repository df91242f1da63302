import { distances } from '#messages/map.ts'
import { useFormats } from '../../city/use-formats.ts'
import { placePage } from '#messages/place-page.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { paths } from '#contract/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

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

/** Shows metres in steps of 50 below 950 metres, and kilometres with one decimal above. */
function formatDistance(metres: number, { number }: Formats): string {
  if (metres < 950) return fill(distances.metres, { count: number(Math.max(50, Math.round(metres / 50) * 50)) })
  return fill(distances.kilometres, { count: number(Math.round(metres / 100) / 10) })
}
