import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { activeIndex, changeBox, closedBox, type BoxState } from './box-state.ts'

/** Fast typing sends one request, not one for each letter. */
const PAUSE_MS = 150

type Combobox = {
  field: RefObject<HTMLInputElement | null>
  state: BoxState
  act: (action: Parameters<typeof changeBox>[1]) => void
  listId: string
  /** Keys of the options, in their order. */
  keys: readonly string[]
  /** The place of the chosen option. */
  onChoose: (index: number) => void
  /** The visitor searches for the text of the field, which may be blank. */
  onSubmit: (term: string) => void
}

export function useBox() {
  return useReducer(changeBox, closedBox)
}

/**
 * Makes a search field the combobox of a list. The field belongs to another component, which works without this code, so
 * its events and attributes are set from here.
 */
export function useCombobox(combobox: Combobox): void {
  const { field, state, listId, keys } = combobox
  const isShown = state.isOpen && keys.length > 0
  const active = activeIndex(state, keys)
  const onKey = useEffectEvent((event: KeyboardEvent) => followKey(event, combobox))
  const onInput = useEffectEvent((input: HTMLInputElement) => {
    // A choice empties the field and leaves it.
    const isFocused = input === document.activeElement
    combobox.act({ kind: 'ask', term: toSearchTerm(input.value), isOpen: isFocused })
  })
  const onType = useEffectEvent(() => combobox.act({ kind: 'type' }))
  const onBlur = useEffectEvent(() => combobox.act({ kind: 'close' }))
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault()
    const term = toSearchTerm(field.current?.value ?? '')
    combobox.onSubmit(term)
  })

  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    const { signal, stop } = stoppable()
    let timer = 0
    const ask = () => {
      onType()
      clearTimeout(timer)
      timer = window.setTimeout(() => onInput(input), PAUSE_MS)
    }
    input.addEventListener('input', ask, { signal })
    input.addEventListener('keydown', onKey, { signal })
    input.addEventListener('focus', () => onInput(input), { signal })
    input.form?.addEventListener('focusout', ({ relatedTarget }) => closeOutside(input, relatedTarget, onBlur), {
      signal,
    })
    input.form?.addEventListener('submit', onSubmit, { signal })
    // The visitor focused the field and may have typed before this code was there.
    if (input === document.activeElement) onInput(input)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [field])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': listId,
    }
    for (const [name, value] of Object.entries(attributes)) field.current?.setAttribute(name, value)
    if (isShown && active >= 0) field.current?.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.current?.removeAttribute('aria-activedescendant')
  }, [field, isShown, active, listId])
}

/** Leaves the field empty and its form without focus, which closes its sheet on small screens. */
export function leaveField(field: HTMLInputElement | null): void {
  if (!field) return
  field.value = ''
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && field.form?.contains(activeElement)) activeElement.blur()
}

function stoppable() {
  const controller = new AbortController()
  return { signal: controller.signal, stop: () => controller.abort() }
}

function closeOutside(input: HTMLInputElement, target: EventTarget | null, close: () => void): void {
  if (!(target instanceof Node && input.form?.contains(target))) close()
}

function followKey(event: KeyboardEvent, { field, state, act, keys, onChoose }: Combobox): void {
  const isShown = state.isOpen && keys.length > 0
  const active = activeIndex(state, keys)
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    act({ kind: 'move', by: event.key === 'ArrowDown' ? 1 : -1, keys })
  } else if (event.key === 'Enter' && isShown && active >= 0) {
    event.preventDefault()
    onChoose(active)
  } else if (event.key === 'Escape') {
    // The first press closes the list, the next one empties the field, as the pattern says.
    // In a dialog, the browser empties the field, and closes the dialog when it is empty.
    if (!isShown && field.current?.closest('dialog')) return
    event.preventDefault()
    if (isShown) act({ kind: 'close' })
    else leaveField(field.current)
  }
}
