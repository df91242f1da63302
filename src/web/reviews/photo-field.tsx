import { useId, type ReactNode } from 'react'
import { reviewForm } from '#messages/reviews.ts'
import { PhotoPreview } from './photo-preview.tsx'
import { usePhotoChoice } from './use-photo-choice.ts'

type PhotoFieldProps = {
  photo: File | null
  onChoose: (photo: File | null) => void
  /** Sent part of the photo, from 0 to 1, or null if no upload is running. */
  sent: number | null
  onCancelUpload: () => void
  /** The photo that the review has already. It shows until another one is chosen. */
  present?: ReactNode
}

/** A field with a preview of the photo, and the progress of making it smaller and of its upload. */
export function PhotoField({ photo, onChoose, sent, onCancelUpload, present }: PhotoFieldProps) {
  const id = useId()
  const { input, error, isPreparing, choose, remove } = usePhotoChoice(photo, onChoose)
  return (
    <div className="field file-field">
      <label htmlFor={id}>{reviewForm.photo}</label>
      {/* The words of a file field are the browser's, in its language. They lie unseen above ours. */}
      <div className="photo-choice">
        <span aria-hidden="true">{reviewForm.choosePhoto}</span>
        <input
          id={id}
          ref={input}
          type="file"
          accept="image/*"
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {reviewForm.photoHint}
      </p>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
      <p role="status" className="photo-status">
        {isPreparing && reviewForm.shrinking}
      </p>
      {(photo !== null || present !== undefined) && (
        <div className="photo-chosen">
          {photo ? <PhotoPreview photo={photo} /> : present}
          {isPreparing && sent === null && <progress aria-label={reviewForm.shrinking} />}
          {sent !== null && <progress value={sent} aria-label={reviewForm.uploadProgress} />}
          <button type="button" className="text-button" onClick={sent === null ? remove : onCancelUpload}>
            {sent === null ? reviewForm.removePhoto : reviewForm.cancelUpload}
          </button>
        </div>
      )}
    </div>
  )
}
