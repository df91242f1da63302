import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlanningPlace } from '#contract/trip/planning.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { guideMatching } from '../../guide/search/queries.ts'
import { FoundOptions } from '../../guide/search/found-options.tsx'
import { indexOfNamed, keyOfFound } from '../../guide/search/named-option.ts'
import { useBox, useCombobox } from '../../guide/search/use-combobox.ts'
import type { Addable } from './new-stop.ts'
import { usePlanner } from './planner-context.ts'

const MAX_FOUND = 6

type PlaceSearchProps = {
  onAdd: (place: Addable) => void
  /** The text of the last option, with the typed name. */
  own?: string
}

/**
 * A field with the places that the search finds below it: the combobox pattern, a list with manual selection. The last
 * option is a stop of the traveller's own, with the typed name.
 */
export function PlaceSearch({ onAdd, own = planner.add.own }: PlaceSearchProps) {
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [state, act] = useBox()
  const options = useOptions(state.asked)
  const keys = options.map(keyOfFound)
  const choose = (option: Addable) => {
    onAdd(option)
    if (field.current) field.current.value = ''
    act({ kind: 'ask', term: '', isOpen: false })
    field.current?.focus()
  }
  const chooseAt = (index: number) => options.slice(index, index + 1).forEach(choose)
  const onSubmit = (term: string) => {
    const named = indexOfNamed(options, term)
    if (named === -1) act({ kind: 'move', by: 1, keys })
    else chooseAt(named)
  }
  useCombobox({ field, state, act, listId, keys, onChoose: chooseAt, onSubmit })
  return (
    <form className="plan-search">
      <input
        ref={field}
        className="search-input"
        type="search"
        aria-label={planner.add.search}
        placeholder={planner.add.search}
        autoComplete="off"
        enterKeyHint="done"
      />
      <FoundOptions
        listId={listId}
        label={planner.add.search}
        className="plan-found"
        options={options}
        state={state}
        message={formats.plural(planner.add.found, options.length - 1)}
        onChoose={choose}
      >
        {(option) => (option.slug === null ? fill(own, { name: option.name }) : <FoundPlace place={option} />)}
      </FoundOptions>
    </form>
  )
}

function FoundPlace({ place }: { place: PlanningPlace }) {
  const { placesNow } = usePlanner()
  return (
    <>
      <span>{place.name}</span>{' '}
      <span className="plan-found-more">{placesNow().has(place.slug) ? planner.add.inTrip : place.locality}</span>
    </>
  )
}

/** The places that the search of the guide finds. Without an answer, such as offline: the places by their names. */
function useOptions(term: string): readonly Addable[] {
  const { guide, placeFor } = usePlanner()
  const { data, isError } = useQuery({
    ...guideMatching(term),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  if (term === '') return []
  const found = isError
    ? guide.places.filter(({ name }) => name.toLocaleLowerCase().includes(term.toLocaleLowerCase()))
    : (data?.results ?? []).flatMap(({ kind, slug }) => (kind === 'place' ? (placeFor(slug) ?? []) : []))
  return [...found.slice(0, MAX_FOUND), { name: toSearchTerm(term), slug: null }]
}
