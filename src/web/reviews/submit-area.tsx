import { reviewForm } from '#messages/review-form.ts'
import { Button } from '../ui/button.tsx'
import type { SubmitFailure } from './use-submit-review.ts'

/** The button, and above it why the last try did not succeed. */
export function SubmitArea({ isPending, failure }: { isPending: boolean; failure: SubmitFailure | null }) {
  return (
    <div className="review-submit">
      {/* A toast is read out by itself. */}
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
