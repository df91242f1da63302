import { Fragment, type ReactNode } from 'react'
import { placePage } from '#messages/place-page.ts'
import { places } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { useFormats } from '../../city/use-formats.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { nameOfSource } from './evidence.tsx'
import { FactPencil } from './fact-pencil.tsx'
import { FactName, FactRow, UnknownRow } from './fact-row.tsx'
import { showFees } from './fees-text.ts'
import { HoursRow } from './hours-row.tsx'
import { visitText } from './visit-text.ts'
import { WhereRow } from './where-row.tsx'

type Row = (place: PlaceDetail) => ReactNode

/**
 * The row of each fact in the order of the page. Null: a warning, the row of the hours or the head of the page shows it.
 * A fact without a line does not compile.
 */
const rows: Readonly<Record<keyof ResearchedFacts, Row | null>> = {
  openingHours: (place) => <HoursRow place={place} />,
  access: null,
  lastEntryMinutes: null,
  closedFeasts: null,
  onlyDuring: null,
  fees: (place) => <PriceRow place={place} />,
  visitMinutes: ({ facts }) => <VisitRow facts={facts} />,
  stepFree: ({ facts, slug }) =>
    facts.stepFree ? (
      <FactRow topic="stepFree" fact={facts.stepFree} show={(answer) => placePage.access[answer]} />
    ) : (
      <UnknownRow name={placePage.stepFree} topic="stepFree" place={slug} />
    ),
  toilets: ({ facts }) =>
    facts.toilets && <FactRow topic="toilets" fact={facts.toilets} show={(answer) => placePage.access[answer]} />,
  diet: ({ facts }) => facts.diet && <FactRow topic="diet" fact={facts.diet} show={showDiet} />,
  setting: ({ facts }) =>
    facts.setting && <FactRow topic="setting" fact={facts.setting} show={(setting) => placePage.settings[setting]} />,
  bestTime: ({ facts }) => facts.bestTime && <FactRow topic="bestTime" fact={facts.bestTime} show={showParts} />,
  publicAccess: ({ facts }) =>
    facts.publicAccess && (
      <FactRow
        topic="publicAccess"
        fact={facts.publicAccess}
        show={(isPublic) => placePage.publicAccessAnswers[isPublic ? 'yes' : 'no']}
      />
    ),
  postalAddress: ({ facts }) =>
    facts.postalAddress && <FactRow topic="postalAddress" fact={facts.postalAddress} show={(text) => text} />,
  phone: ({ facts }) => facts.phone && <FactRow topic="phone" fact={facts.phone} show={showPhone} isLink />,
  website: ({ facts }) => facts.website && <FactRow topic="website" fact={facts.website} show={showWebsite} isLink />,
  status: null,
  cautions: null,
  names: null,
}

/** All facts of a place, each with its evidence. Facts that nobody knows are shown as not known. */
export function PlaceFacts({ place }: { place: PlaceDetail }) {
  return (
    <aside className="place-facts" aria-label={placePage.facts}>
      <h2>{placePage.facts}</h2>
      <dl>
        <WhereRow place={place} />
        {Object.entries(rows).map(([name, row]) => (
          <Fragment key={name}>{row?.(place)}</Fragment>
        ))}
      </dl>
      {hasEstimates(place) && <p className="place-credit">{places.estimates}</p>}
      <div className="suggest-anything">
        <FactPencil topic="other" />
      </div>
      {place.photos?.length === 1 && place.photos[0]?.caption !== undefined && (
        <p className="place-credit">{place.photos[0].caption}</p>
      )}
      {place.photo && <p className="place-credit">{fill(placePage.photoCredit, place.photo)}</p>}
    </aside>
  )
}

/** True if the page shows a figure with "≈": a time of visit, or how far a place nearby is. */
function hasEstimates({ facts: { visitMinutes }, nearby }: PlaceDetail): boolean {
  const minutes = visitMinutes?.value
  return (minutes !== undefined && minutes.min === minutes.max) || nearby.some(({ distance }) => distance !== null)
}

function PriceRow({ place: { facts, priceLevel, priceNote } }: { place: PlaceDetail }) {
  const formats = useFormats()
  const { fees } = facts
  if (fees) {
    const note = priceNote !== null && <small>{priceNote}</small>
    const show = (side: typeof fees.value) => (
      <>
        {showFees(side, formats)}
        {side === fees.value && note}
      </>
    )
    return <FactRow topic="fees" fact={fees} show={show} />
  }
  return (
    <div>
      <FactName name={placePage.price} topic="fees" />
      <dd>
        {priceLevel === null ? places.priceUnknown : places.priceLevels[priceLevel]}
        {priceNote !== null && <small>{priceNote}</small>}
      </dd>
    </div>
  )
}

function VisitRow({ facts: { visitMinutes } }: { facts: ResearchedFacts }) {
  const formats = useFormats()
  if (!visitMinutes) return null
  return <FactRow topic="visitMinutes" fact={visitMinutes} show={(minutes) => visitText(minutes, formats)} />
}

function showPhone(number: string): ReactNode {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
}

function showWebsite(url: string): ReactNode {
  return <OutsideLink href={url}>{nameOfSource(url)}</OutsideLink>
}

const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const

/** A diet without an answer is not known and not named. */
function showDiet(diet: NonNullable<ResearchedFacts['diet']>['value']): string {
  const answers = diets.flatMap((name) => {
    const answer = diet[name]
    return answer === undefined ? [] : [fill(placePage.dietAnswers[answer], { diet: placePage.diets[name] })]
  })
  return answers.join(', ')
}

function showParts(parts: NonNullable<ResearchedFacts['bestTime']>['value']): string {
  return parts.map((part) => placePage.partsOfDay[part]).join(', ')
}
