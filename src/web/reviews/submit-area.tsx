import { reviewForm } from '#messages/review-form.ts'
import type { SubmitFailure } from './use-submit-review.ts'

/** The button, and above it why the last try did not succeed. */
export function SubmitArea({ isBusy, failure }: { isBusy: boolean; failure: SubmitFailure | null }) {
  return (
    <div className="review-submit">
      {/* A toast is read out by itself. */}
      {failure && (
        <div role={failure.isToasted ? undefined : 'alert'}>
          <p className="field-error">{failure.text}</p>
          {failure.reason !== undefined && <p>{failure.reason}</p>}
        </div>
      )}
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {isBusy ? reviewForm.uploading : reviewForm.submit}
      </button>
    </div>
  )
}
