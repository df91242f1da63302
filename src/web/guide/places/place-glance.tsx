import type { ReactNode } from 'react'
import { kinds } from '#messages/kinds.ts'
import { places } from '#messages/places.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { priceSentence } from '#contract/place/price-sentence.ts'
import { langOf } from '../../city/lang-of.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { showEntry } from './fees-text.ts'
import { PlaceRating } from './place-rating.tsx'
import { PlaceState } from './place-state.tsx'
import { EditPlace } from './fact-pencil.tsx'
import { WayThere } from './way-there.tsx'

/** The answers of the first screen: what it is, where, whether it is open, what it costs, and the ways on. */
export function PlaceGlance({ place, action }: { place: PlaceDetail; action: ReactNode }) {
  return (
    <header className="place-head">
      <p className="place-kicker">
        {kinds[place.kind]} · {place.locality}
      </p>
      <h1 lang={langOf(place.name)}>{place.name}</h1>
      <PlaceState place={place} />
      <p className="place-price">
        <Price place={place} />
        {place.ratingCount > 0 && <PlaceRating rating={place.rating} count={place.ratingCount} />}
      </p>
      <div className="place-actions">
        {action}
        <WayThere place={place} />
        <EditPlace />
      </div>
    </header>
  )
}

function Price({ place: { facts, priceLevel, priceNote, priceEnd } }: { place: PlaceDetail }) {
  const formats = useFormats()
  const now = useCityMoment()
  if (priceEnd) return <span data-now>{priceSentence(priceEnd, now?.date ?? null)}</span>
  const entry = facts.fees ? showEntry(facts.fees.value, formats) : null
  const level =
    priceLevel === null
      ? places.priceUnknown
      : `${formats.currencySign.repeat(priceLevel)} ${places.priceLevels[priceLevel]}`.trimStart()
  return <span>{entry ?? [level, ...(priceNote === null ? [] : [priceNote])].join(' · ')}</span>
}
