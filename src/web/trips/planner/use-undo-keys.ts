import { useEffect, useEffectEvent } from 'react'
import type { Editor } from './board-props.ts'

/** Ctrl+Z takes an edit back, Ctrl+Shift+Z and Ctrl+Y bring it back. In a field they belong to its text. */
export function useUndoKeys({ undo, redo, canUndo, canRedo }: Editor): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo && canRedo) redo()
    if (!isRedo && canUndo) undo()
  })
  useEffect(() => {
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [])
}
