import type { ReactNode } from 'react'
import type { BoxState } from './box-state.ts'
import { keyOfFound } from './named-option.ts'

type Found = { readonly slug: string | null }

type FoundOptionsProps<Option extends Found> = {
  /** Also the beginning of the ids of the options (see `useCombobox`). */
  listId: string
  label: string
  className: string
  /** Only the last one may have no slug. */
  options: readonly Option[]
  state: BoxState
  /** Announces the number of found places to screen readers. */
  message: string
  onChoose: (option: Option) => void
  children: (option: Option) => ReactNode
}

/** The list of a combobox, with an option for each place that was found, and one for the typed name. */
export function FoundOptions<Option extends Found>(props: FoundOptionsProps<Option>) {
  const { listId, label, className, options, state, message, onChoose, children } = props
  const isShown = state.isOpen && options.length > 0
  return (
    <>
      <div id={listId} role="listbox" aria-label={label} className={className} hidden={!isShown}>
        {options.map((option, index) => (
          <button
            key={keyOfFound(option)}
            type="button"
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={keyOfFound(option) === state.active}
            // The field keeps the focus, so that the list stays open until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {children(option)}
          </button>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {isShown ? message : ''}
      </span>
    </>
  )
}
