import { useQuery } from '@tanstack/react-query'
import { home } from '#messages/home.ts'
import { places } from '#messages/places.ts'
import { PlaceGrid, PlaceGridSkeleton } from '../places/place-grid.tsx'
import { picks } from '../places/queries.ts'

/** A well-known place of each list. A guide without places has none. */
export function Picks() {
  const { data, isPending } = useQuery(picks())
  if (!isPending && !data?.places.length) return null
  return (
    <section className="home-picks" aria-labelledby="picks-title">
      <h2 id="picks-title">{home.pickedTitle}</h2>
      <p>{home.pickedText}</p>
      {data ? <PlaceGrid places={data.places} /> : <PlaceGridSkeleton label={places.loading} />}
    </section>
  )
}
