import { about } from '#messages/about.ts'
import { map as messages } from '#messages/map.ts'
import { useCity } from '../../city/use-city.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'

/** Credits of the maps, as their licences require. */
export function MapSources() {
  const { tiles, outlines, base } = useCity().map
  const credits = [
    ...(tiles ? [tiles] : []),
    ...(base?.attribution ?? []),
    ...(outlines === null ? [] : [{ text: messages.naturalEarth, url: null }]),
  ]
  if (credits.length === 0) return null
  return (
    <section className="about-maps" aria-labelledby="maps-title">
      <h2 id="maps-title">{about.mapsTitle}</h2>
      <p>{about.maps}</p>
      <ul>
        {credits.map(({ text, url }) => (
          <li key={text}>{url === null ? text : <OutsideLink href={url}>{text}</OutsideLink>}</li>
        ))}
      </ul>
    </section>
  )
}
