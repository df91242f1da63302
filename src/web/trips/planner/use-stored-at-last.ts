import { useEffect, useEffectEvent } from 'react'
import { noteUnsavedWork } from '../../ui/unsaved-work.ts'

/**
 * Stores the text of a field that disappears without losing the focus: by Back, or because the session has ended. On
 * some phones a tap on "Logout" does not take the focus from a field, so the logout asks for the text.
 */
export function useStoredAtLast(commit: () => void, isTyped: () => boolean): void {
  const storeNow = useEffectEvent(commit)
  const isTypedNow = useEffectEvent(isTyped)
  useEffect(() => () => storeNow(), [])
  useEffect(() => noteUnsavedWork(() => isTypedNow()), [])
}
