import { useEffect } from 'react'
import { passFocusOn } from '../../ui/pass-focus-on.ts'

/** Renders nothing. While it is there, the focus of what leaves the plan or its dialogs goes on to what stands in its place. */
export function PassedFocus() {
  useEffect(passFocusOn, [])
  return null
}
