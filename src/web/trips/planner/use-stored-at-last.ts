import { useEffect, useEffectEvent } from 'react'
import { noteUnsavedWork } from '../../ui/unsaved-work.ts'

/**
 * Keeps what is typed in a field that goes away without being left: by Back, or because the session has ended. A tap on
 * "Logout" leaves no field on some phones, so that the logout asks for it.
 */
export function useStoredAtLast(commit: () => void, isTyped: () => boolean): void {
  const storeNow = useEffectEvent(commit)
  const isTypedNow = useEffectEvent(isTyped)
  useEffect(() => () => storeNow(), [])
  useEffect(() => noteUnsavedWork(() => isTypedNow()), [])
}
