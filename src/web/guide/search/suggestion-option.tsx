import { useEffect, useRef } from 'react'
import type { SearchHit } from '#contract/place/search.ts'
import { searchPage } from '#messages/search.ts'
import { getLang } from '../../city/text-language.ts'
import { Picture } from '../../ui/picture.tsx'
import { PriceLevel } from '../places/price-level.tsx'
import { PriceMarks } from '../places/price-marks.tsx'
import { StateNow } from '../places/state-now.tsx'
import type { Option } from './options.ts'

type SuggestionOptionProps = { id: string; option: Option; isActive: boolean; onChoose: () => void }

export function SuggestionOption({ id, option, isActive, onChoose }: SuggestionOptionProps) {
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      type="button"
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'search-option search-option-active' : 'search-option'}
      // The field keeps the focus, so that its sheet stays open until the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {option.kind === 'hit' ? <SuggestedHit hit={option.hit} /> : <span>{option.text}</span>}
      {option.kind === 'recent' && <span className="search-option-kind">{searchPage.recent}</span>}
    </button>
  )
}

function SuggestedHit({ hit }: { hit: SearchHit }) {
  const { kind, name, img } = hit
  return (
    <>
      {img !== undefined && <Picture src={img} alt="" width={48} height={36} />}
      <span className="search-option-text">
        <span className="search-option-name" lang={getLang(name)}>
          {name}
        </span>
        <SuggestedFacts hit={hit} />
      </span>
      <span className="search-option-kind">{searchPage.kinds[kind]}</span>
    </>
  )
}

/** Area, opening state and price of a suggested place. Its page names the facts that are not known. */
function SuggestedFacts({ hit: { locality, openHours, access, ...hit } }: { hit: SearchHit }) {
  if (locality === undefined) return null
  const { priceLevel = null, priceEnd, traits } = hit
  const inFewWords = access && { ...access, sentence: access.brief ?? access.sentence }
  return (
    <span className="search-option-more open-line">
      <span lang={getLang(locality)}>{locality}</span>
      {(openHours ?? access) && (
        <span>
          <StateNow place={{ openHours: openHours ?? null, access: inFewWords }} />
        </span>
      )}
      <PriceLevel place={{ priceLevel, priceEnd }} />
      {traits && <PriceMarks place={{ priceLevel, priceEnd, traits }} />}
    </span>
  )
}
