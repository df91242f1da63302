import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import type { SubmitFailure } from './use-submit-review.ts'

/** The labels of the submit button; `busy` while the review is being sent. */
export type SubmitLabels = { submit: string; busy: string }

type SubmitAreaProps = {
  isPending: boolean
  failure: SubmitFailure | null
  labels: SubmitLabels
  /** Further buttons. */
  children?: ReactNode
}

/** The submit button, and above it the failure of the last try. */
export function SubmitArea({ isPending, failure, labels, children }: SubmitAreaProps) {
  return (
    <div className="review-submit">
      {/* Screen readers announce toasts by themselves. */}
      {failure && (
        <div role={failure.isToasted ? undefined : 'alert'}>
          <p className="field-error">{failure.text}</p>
          {failure.reason !== undefined && <p>{failure.reason}</p>}
        </div>
      )}
      <div className="review-submit-buttons">
        <Button type="submit" isDisabled={isPending}>
          {isPending ? labels.busy : labels.submit}
        </Button>
        {children}
      </div>
    </div>
  )
}
