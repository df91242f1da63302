import { useId } from 'react'
import { smallMediaUrl } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import { reviewForm as messages } from '#messages/reviews.ts'
import { actions } from '#messages/ui.ts'
import { Picture } from '../ui/picture.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import type { FormPhoto } from './form-photos.ts'
import { PhotoPreview } from './photo-preview.tsx'
import { usePhotoChoice, type PhotoChoice } from './use-photo-choice.ts'

/** The photo that is being uploaded, and its sent part, from 0 to 1. */
export type SentPhoto = { readonly photo: FormPhoto; readonly part: number }

type PhotoFieldProps = PhotoChoice & {
  sent: SentPhoto | null
  onCancelUpload: () => void
}

/** A field with a preview of each photo, and the progress of making it smaller and of its upload. */
export function PhotoField({ sent, onCancelUpload, ...choice }: PhotoFieldProps) {
  const id = useId()
  const { photos, most } = choice
  const { input, errors, preparing, choose, remove } = usePhotoChoice(choice)
  return (
    <div className="field file-field">
      <label htmlFor={id}>{most === 1 ? messages.photo : messages.photos}</label>
      {/* The words of a file field are the browser's, in its language. They lie unseen above ours. */}
      <div className="photo-choice">
        <span aria-hidden="true">{most === 1 ? messages.choosePhoto : messages.choosePhotos}</span>
        <input
          id={id}
          ref={input}
          type="file"
          accept="image/*"
          multiple={most > 1}
          aria-invalid={errors.length > 0}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => choose([...(currentTarget.files ?? [])])}
        />
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {most === 1 ? messages.photoHint : fill(messages.photosHint, { most: String(most) })}
      </p>
      <div id={`${id}-error`} className="field-error">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
      <p role="status" className="photo-status">
        {preparing.size > 0 && messages.shrinking}
      </p>
      {photos.length > 0 && (
        <ul className="photos-chosen">
          {photos.map((photo, index) => (
            <li key={typeof photo === 'string' ? photo : getKey(photo)}>
              <ChosenPhoto
                photo={photo}
                number={photos.length === 1 ? null : String(index + 1)}
                isPreparing={preparing.has(photo)}
                sent={sent}
                onRemove={() => remove(photo)}
              />
            </li>
          ))}
        </ul>
      )}
      {sent !== null && (
        <button type="button" className="text-button" onClick={onCancelUpload}>
          {messages.cancelUpload}
        </button>
      )}
    </div>
  )
}

type ChosenPhotoProps = {
  photo: FormPhoto
  /** Null for the only one. */
  number: string | null
  isPreparing: boolean
  sent: SentPhoto | null
  onRemove: () => void
}

function ChosenPhoto({ photo, number, isPreparing, sent, onRemove }: ChosenPhotoProps) {
  const progress = number === null ? messages.uploadProgress : fill(messages.uploadProgressOf, { number })
  return (
    <>
      {typeof photo === 'string' ? (
        <Picture
          src={smallMediaUrl(photo)}
          alt={number === null ? messages.currentPhoto : fill(messages.currentPhotoOf, { number })}
        />
      ) : (
        <PhotoPreview photo={photo} />
      )}
      {isPreparing && sent === null && <progress aria-label={messages.shrinking} />}
      {sent?.photo === photo && <progress value={sent.part} aria-label={progress} />}
      {sent === null && (
        <button type="button" className="text-button" onClick={onRemove}>
          {number === null ? (
            messages.removePhoto
          ) : (
            <ShortLabel text={actions.remove} full={fill(messages.removePhotoOf, { number })} />
          )}
        </button>
      )}
    </>
  )
}

const keys = new WeakMap<File, string>()
let numbered = 0

/** Two files may have the same name. */
function getKey(file: File): string {
  const key = keys.get(file) ?? `file ${(numbered += 1)}`
  keys.set(file, key)
  return key
}
