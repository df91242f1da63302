import type { ReactNode } from 'react'
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

/** All that is known of a place, each fact with its evidence. What nobody knows is said to be not known. */
export function PlaceFacts({ place }: { place: PlaceDetail }) {
  const { facts, slug } = place
  return (
    <aside className="place-facts" aria-label={placePage.facts}>
      <h2>{placePage.facts}</h2>
      <dl>
        <WhereRow place={place} />
        <HoursRow place={place} />
        <PriceRow place={place} />
        <VisitRow facts={facts} />
        {facts.stepFree ? (
          <FactRow topic="stepFree" fact={facts.stepFree} show={(answer) => placePage.access[answer]} />
        ) : (
          <UnknownRow name={placePage.stepFree} topic="stepFree" place={slug} />
        )}
        {facts.toilets && <FactRow topic="toilets" fact={facts.toilets} show={(answer) => placePage.access[answer]} />}
        {facts.diet && <FactRow topic="diet" fact={facts.diet} show={showDiet} />}
        {facts.setting && (
          <FactRow topic="setting" fact={facts.setting} show={(setting) => placePage.settings[setting]} />
        )}
        {facts.bestTime && <FactRow topic="bestTime" fact={facts.bestTime} show={showParts} />}
        {facts.publicAccess && (
          <FactRow
            topic="publicAccess"
            fact={facts.publicAccess}
            show={(isPublic) => placePage.publicAccessAnswers[isPublic ? 'yes' : 'no']}
          />
        )}
        <ContactRows facts={facts} />
      </dl>
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

function ContactRows({ facts: { phone, website, postalAddress } }: { facts: ResearchedFacts }) {
  return (
    <>
      {postalAddress && <FactRow topic="postalAddress" fact={postalAddress} show={(text) => text} />}
      {phone && <FactRow topic="phone" fact={phone} show={showPhone} isLink />}
      {website && <FactRow topic="website" fact={website} show={showWebsite} isLink />}
    </>
  )
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
