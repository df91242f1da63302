import { useQuery } from '@tanstack/react-query'
import { home } from '#messages/home.ts'
import { PlaceGrid } from '../places/place-grid.tsx'
import { picks } from '../places/queries.ts'

/** A well-known place of each list. A guide without places has none. */
export function PlaceSelection() {
  const { data } = useQuery(picks())
  if (!data?.places.length) return null
  return (
    <section className="home-picks" aria-labelledby="picks-title">
      <h2 id="picks-title">{home.pickedTitle}</h2>
      <p>{home.pickedText}</p>
      <PlaceGrid places={data.places} />
    </section>
  )
}
