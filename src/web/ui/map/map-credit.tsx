import { map as messages } from '#messages/map.ts'
import type { CityMap } from '#contract/places.ts'
import { OutsideLink } from '../outside-link.tsx'

/** Whose map it is: always in sight, as its sources ask. */
export function MapCredit({ tiles, outlines }: Pick<CityMap, 'tiles' | 'outlines'>) {
  return (
    <p className="map-credit">
      {tiles && (tiles.url === null ? tiles.text : <OutsideLink href={tiles.url}>{tiles.text}</OutsideLink>)}
      {outlines !== null && <span>{messages.naturalEarth}</span>}
    </p>
  )
}
