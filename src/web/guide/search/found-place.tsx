import type { SearchHit } from '#contract/place/search.ts'
import { getLang } from '../../city/text-language.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OpenLine } from '../places/open-line.tsx'
import { PriceLevel } from '../places/price-level.tsx'
import { PriceMarks } from '../places/price-marks.tsx'

/** A place that a search found: a row with the facts that rows of the lists have, in `OpenLines`. */
export function FoundPlace({ hit }: { hit: SearchHit }) {
  const {
    slug,
    name,
    url,
    img = '',
    locality = '',
    openHours = null,
    access,
    priceLevel = null,
    priceEnd,
    traits,
  } = hit
  return (
    <li className="found-item found-place">
      <Picture src={img} alt="" />
      <div className="found-place-text">
        <h3 lang={getLang(name)}>
          <Link to={url}>{name}</Link>
        </h3>
        <p className="place-card-locality" lang={getLang(locality)}>
          {locality}
        </p>
        <div className="found-facts">
          <OpenLine place={{ openHours, access }} />
          <PriceLevel place={{ priceLevel, priceEnd }} />
          {traits && <PriceMarks place={{ priceLevel, priceEnd, traits }} />}
        </div>
        <p className="found-reason">{toReason(hit)}</p>
        <AddToTripButton place={{ slug, name }} />
      </div>
    </li>
  )
}

/** The sentence that answers the term: the area before it has a line of its own. */
function toReason({ snippet, locality = '' }: SearchHit): string {
  const area = `${locality} · `
  return snippet.startsWith(area) ? snippet.slice(area.length) : snippet
}
