import type { SyntheticEvent } from 'react'

/** The button with which a form was sent. Enter in a field counts as the form's first one. */
export function getSubmitter({ nativeEvent }: SyntheticEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}
