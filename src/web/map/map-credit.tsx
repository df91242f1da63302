import { Fragment } from 'react'
import { map as messages } from '#messages/map.ts'
import type { Attribution } from '#contract/map/attribution.ts'
import type { CityMap } from '#contract/place/places.ts'
import { OutsideLink } from '../ui/outside-link.tsx'

/** The licences of the map's sources require a visible credit. */
export function MapCredit({ tiles, outlines, base }: Pick<CityMap, 'tiles' | 'outlines' | 'base'>) {
  const streets = tiles === null ? base : null
  const credits: readonly Attribution[] = [
    ...(streets?.note ? [{ text: streets.note, url: null }] : []),
    ...(tiles ? [tiles] : (streets?.attribution ?? [])),
    ...(outlines === null ? [] : [{ text: messages.naturalEarth, url: null }]),
  ]
  return (
    <p className="map-credit">
      {credits.map((credit, index) => (
        <Fragment key={credit.text}>
          {index > 0 && ' · '}
          <Credit {...credit} />
        </Fragment>
      ))}
    </p>
  )
}

function Credit({ text, url }: Attribution) {
  return url === null ? text : <OutsideLink href={url}>{text}</OutsideLink>
}
