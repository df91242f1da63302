import type { ReactNode } from 'react'
import { kinds, places } from '#messages/places.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { priceSentence } from '#contract/place/price-sentence.ts'
import { getLang } from '../../city/text-language.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { showEntry } from './fees-text.ts'
import { Icon, type IconPath } from '../../ui/icon.tsx'
import { PlaceRating } from './place-rating.tsx'
import { placePage } from '#messages/place-page.ts'
import { PlaceState } from './place-state.tsx'
import { EditPlace } from './fact-pencil.tsx'
import { splitDescription } from './split-description.ts'
import { visitText } from './visit-text.ts'
import { DirectionsLink } from './directions-link.tsx'
import { DriverButton } from '../driver/driver-button.tsx'
import { whereaboutsFor } from './whereabouts-for.ts'

const icons = {
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 0 0 0-17M12 8v4.500l3 2',
  ticket: 'M3 7h18v3.500a1.500 1.500 0 0 0 0 3V17H3v-3.500a1.500 1.500 0 0 0 0-3zM14 7v10',
  hourglass: 'M6 3.500h12M6 20.500h12M7.500 3.500c0 5 9 7 9 17M16.500 3.500c0 5-9 7-9 17',
} as const satisfies Record<string, IconPath>

/**
 * The facts of the first screen: kind, area, reason to go, opening state, price, length of a visit, and links to more.
 */
export function PlaceGlance({ place, action }: { place: PlaceDetail; action: ReactNode }) {
  return (
    <header className="place-head">
      <p className="place-kicker">
        {kinds[place.kind]} · {place.locality}
      </p>
      <h1 lang={getLang(place.name)}>{place.name}</h1>
      <p className="place-why" lang={getLang(place.description)}>
        {splitDescription(place.description).why}
      </p>
      <ul className="place-three">
        <li>
          <Icon name={icons.clock} />
          <PlaceState place={place} />
        </li>
        <li>
          <Icon name={icons.ticket} />
          <p className="place-price">
            <Price place={place} />
            {place.ratingCount > 0 && <PlaceRating rating={place.rating} count={place.ratingCount} />}
          </p>
        </li>
        <TimeNeeded minutes={place.facts.visitMinutes?.value} />
      </ul>
      <div className="place-actions">
        {action}
        <DirectionsLink place={place} />
        <DriverButton to={whereaboutsFor(place)} className="text-button">
          {placePage.showDriver}
        </DriverButton>
        <EditPlace />
      </div>
    </header>
  )
}

function TimeNeeded({ minutes }: { minutes: { min: number; max: number } | undefined }) {
  const formats = useFormats()
  return (
    minutes && (
      <li>
        <Icon name={icons.hourglass} />
        <p>
          <span className="visually-hidden">{placePage.visitMinutes}: </span>
          {visitText(minutes, formats)}
        </p>
      </li>
    )
  )
}

function Price({ place: { facts, priceLevel, priceNote, priceEnd } }: { place: PlaceDetail }) {
  const formats = useFormats()
  const now = useCityMoment()
  if (priceEnd) return <span data-now>{priceSentence(priceEnd, now?.date ?? null)}</span>
  if (facts.fees) return <span>{showEntry(facts.fees, formats)}</span>
  if (priceLevel === null && priceNote === null) return <span className="place-unknown">{places.priceUnknown}</span>
  const level =
    priceLevel === null
      ? places.priceUnknown
      : `${formats.currencySign.repeat(priceLevel)} ${places.priceLevels[priceLevel]}`.trimStart()
  return <span>{[level, ...(priceNote === null ? [] : [priceNote])].join(' · ')}</span>
}
