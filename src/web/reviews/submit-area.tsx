import { reviewForm } from '#messages/review-form.ts'
import { Button } from '../ui/button.tsx'
import type { SubmitFailure } from './use-submit-review.ts'

/** The submit button, and above it the failure of the last try. */
export function SubmitArea({ isPending, failure }: { isPending: boolean; failure: SubmitFailure | null }) {
  return (
    <div className="review-submit">
      {/* Screen readers announce toasts by themselves. */}
      {failure && (
        <div role={failure.isToasted ? undefined : 'alert'}>
          <p className="field-error">{failure.text}</p>
          {failure.reason !== undefined && <p>{failure.reason}</p>}
        </div>
      )}
      <Button type="submit" isDisabled={isPending}>
        {isPending ? reviewForm.uploading : reviewForm.submit}
      </Button>
    </div>
  )
}
