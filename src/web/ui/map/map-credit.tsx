import { map as messages } from '#messages/map.ts'
import type { CityMap } from '#contract/places.ts'
import { OutsideLink } from '../outside-link.tsx'

/** The licences of the map's sources require a visible credit. */
export function MapCredit({ tiles, outlines }: Pick<CityMap, 'tiles' | 'outlines'>) {
  return (
    <p className="map-credit">
      {tiles && (tiles.url === null ? tiles.text : <OutsideLink href={tiles.url}>{tiles.text}</OutsideLink>)}
      {outlines !== null && <span>{messages.naturalEarth}</span>}
    </p>
  )
}
