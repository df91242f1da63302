import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, type KeyboardEvent } from 'react'
import { fill } from '#contract/messages/format.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { deskTrips } from '#messages/desk.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { FoundOptions } from '../../guide/search/found-options.tsx'
import { indexOfNamed, keyOfFound } from '../../guide/search/named-option.ts'
import { useBox, useCombobox } from '../../guide/search/use-combobox.ts'
import { FieldFrame } from '../../ui/field-frame.tsx'
import type { ChosenPlace } from './edited-trip.ts'
import { placesNamed } from './queries.ts'

const MAX_FOUND = 6

type PlacePickerProps = {
  label: string
  error?: string | undefined
  /** True if the typed name itself is an option. */
  takesOwnName?: boolean
  onChoose: (place: ChosenPlace) => void
}

/**
 * A field that finds places of the guide by their names: the combobox pattern. The last option may be the typed name
 * without a place. Enter takes the place that was named.
 */
export function PlacePicker({ label, error, takesOwnName = true, onChoose }: PlacePickerProps) {
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [state, act] = useBox()
  const options = useOptions(state.asked, takesOwnName)
  const keys = options.map(keyOfFound)
  const choose = (option: ChosenPlace) => {
    onChoose(option)
    if (field.current) field.current.value = ''
    act({ kind: 'ask', term: '', isOpen: false })
  }
  const chooseAt = (index: number) => options.slice(index, index + 1).forEach(choose)
  // The form around the field saves. It is no search.
  useCombobox({ field, state, act, listId, keys, onChoose: chooseAt, onSubmit: () => undefined })
  const takeNamed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    const term = toSearchTerm(event.currentTarget.value)
    if (term === '') return
    const named = indexOfNamed(options, term)
    if (named === -1) act({ kind: 'move', by: 1, keys })
    else chooseAt(named)
  }
  return (
    <div className="desk-picker">
      <FieldFrame label={label} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            ref={field}
            type="search"
            autoComplete="off"
            onKeyDown={takeNamed}
            onBlur={() => act({ kind: 'close' })}
          />
        )}
      </FieldFrame>
      <FoundOptions
        listId={listId}
        label={label}
        className="desk-found"
        options={options}
        state={state}
        message={formats.plural(planner.add.found, options.length - (takesOwnName ? 1 : 0))}
        onChoose={choose}
      >
        {(option) => (option.slug === null ? fill(deskTrips.ownStop, { name: option.name }) : option.name)}
      </FoundOptions>
    </div>
  )
}

/** Places that visitors see, and the typed name if it counts. */
function useOptions(term: string, takesOwnName: boolean): readonly ChosenPlace[] {
  const { data } = useQuery({ ...placesNamed(term), enabled: term !== '', placeholderData: keepPreviousData })
  if (term === '') return []
  const found = (data?.entries ?? []).filter(({ state }) => state === 'folder' || state === 'edited')
  return [...found.slice(0, MAX_FOUND), ...(takesOwnName ? [{ slug: null, name: term }] : [])]
}
