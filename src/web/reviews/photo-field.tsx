import { useId, useState } from 'react'
import { smallMediaUrl } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import { reviewForm as messages } from '#messages/reviews.ts'
import { actions } from '#messages/ui.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { IconPath } from '../ui/icon.tsx'
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
  /**
   * Left out: the photos have no order.
   * @param to index
   */
  onMove?: (photo: FormPhoto, to: number) => void
}

/** A field with a preview of each photo, and the progress of making it smaller and of its upload. */
export function PhotoField({ sent, onCancelUpload, onMove, ...choice }: PhotoFieldProps) {
  const id = useId()
  const [moved, setMoved] = useState<FormPhoto | null>(null)
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
        {preparing.size > 0 ? messages.shrinking : moved !== null && placeText(photos, moved)}
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
              {onMove && photos.length > 1 && sent === null && (
                <PhotoMoves
                  index={index}
                  count={photos.length}
                  onMove={(to) => {
                    onMove(photo, to)
                    setMoved(photo)
                  }}
                />
              )}
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

const earlierIcon: IconPath = 'M15 5l-7 7l7 7'
const laterIcon: IconPath = 'M9 5l7 7l-7 7'

type PhotoMovesProps = { index: number; count: number; onMove: (to: number) => void }

/** The first photo is the one that a list shows first. */
function PhotoMoves({ index, count, onMove }: PhotoMovesProps) {
  const number = String(index + 1)
  return (
    <div className="photo-moves">
      <IconButton
        icon={earlierIcon}
        label={fill(messages.movePhotoEarlier, { number })}
        isDisabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={laterIcon}
        label={fill(messages.movePhotoLater, { number })}
        isDisabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </div>
  )
}

/** Null once the photo is removed. */
function placeText(photos: readonly FormPhoto[], photo: FormPhoto): string | null {
  const number = photos.indexOf(photo) + 1
  return number === 0 ? null : fill(messages.photoMoved, { number: String(number), count: String(photos.length) })
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
