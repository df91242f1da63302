import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { nextFieldAfter } from './next-field.ts'
import type { DraftAction } from './change-draft.ts'
import type { DraftEditor } from './use-draft.ts'

/** Moves the focus to the field that the traveller fills in next. The wishlist keeps the focus while it is open. */
export function useNextField({ read }: DraftEditor, act: (action: DraftAction) => void) {
  const form = useRef<HTMLDivElement>(null)
  const afterSelection = useRef<string>(null)
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  return {
    form,
    focus,
    /** Call it when the wishlist has closed. */
    focusAfterSelection() {
      if (afterSelection.current !== null) focus(afterSelection.current)
      afterSelection.current = null
    },
    act(action: DraftAction) {
      // `flushSync` draws a new field before it takes the focus.
      flushSync(() => act(action))
      const next = nextFieldAfter(action.kind, read())
      if (next === null) return
      if (action.kind === 'add-from-wishlist') afterSelection.current = next
      else focus(next)
    },
  }
}
