import { useCallback, useId, useRef, useState } from 'react'
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '#contract/media.ts'
import { reviewForm } from '#messages/review-form.ts'
import { fill } from '#contract/messages/format.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { notify } from '../ui/notify.ts'

type PhotoFieldProps = {
  photo: File | null
  onChoose: (photo: File | null) => void
  /** Sent part of the photo, from 0 to 1, or null if no upload is running. */
  sent: number | null
}

/** A field with a preview of the photo. */
export function PhotoField({ photo, onChoose, sent }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const choose = (file: File | undefined) => {
    // Closing the file dialog without a choice changes nothing.
    if (!file) return
    const found = errorOf(file)
    setError(found)
    onChoose(found === null ? file : null)
    if (found === null) return
    if (input.current) input.current.value = ''
    notify('error', found)
  }
  const remove = () => {
    onChoose(null)
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }
  return (
    <div className="field photo-field">
      <label htmlFor={id}>{reviewForm.photo}</label>
      <input
        id={id}
        ref={input}
        type="file"
        accept="image/*"
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      <p id={`${id}-hint`} className="field-hint">
        {reviewForm.photoHint}
      </p>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
      {photo && (
        <div className="photo-chosen">
          <Preview photo={photo} />
          {sent === null ? (
            <button type="button" className="text-button" onClick={remove}>
              {reviewForm.removePhoto}
            </button>
          ) : (
            <progress value={sent} aria-label={reviewForm.uploadProgress} />
          )}
        </div>
      )}
    </div>
  )
}

/** Section 5. */
function errorOf({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return texts['image.not-an-image']
  const megabytes = String(IMAGE_MAX_MEGABYTES)
  return size > IMAGE_MAX_BYTES ? fill(texts['image.too-large'], { megabytes }) : null
}

/** The width on a high-density screen. */
const PREVIEW_WIDTH_PX = 640

/**
 * Uses a canvas, because the content security policy allows only pictures of our server. A file that the browser cannot
 * read has no preview.
 */
function Preview({ photo }: { photo: File }) {
  const drawPhoto = useCallback(
    (canvas: HTMLCanvasElement) => {
      let isWanted = true
      void createImageBitmap(photo, { resizeWidth: PREVIEW_WIDTH_PX }).then(
        (bitmap) => {
          if (isWanted) draw(canvas, bitmap)
          bitmap.close()
        },
        () => undefined,
      )
      return () => {
        isWanted = false
      }
    },
    [photo],
  )
  return <canvas ref={drawPhoto} width={0} height={0} aria-hidden="true" />
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
}
