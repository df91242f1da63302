import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hashOfMediaUrl } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import { clientFailures } from '#messages/ui.ts'
import { desk } from '#messages/desk.ts'
import { suggest } from '#messages/suggest.ts'
import { PhotoField } from '../../reviews/photo-field.tsx'
import { Button } from '../../ui/button.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { useEditedEntry } from './edited-entry.ts'
import { getFocus, newPhoto, photosIn, PHOTOS, withNextFirst } from './edited-photos.ts'
import { END, getInput, valueAt, type Json } from './edited-text.ts'
import { FocalPoint } from './focal-point.tsx'
import type { Shape } from './shapes.ts'
import { usePhotoUpload } from './use-photo-upload.ts'
import { ValueField } from './value-field.tsx'

const texts: Shape = {
  kind: 'group',
  fields: {
    alt: { kind: 'text', label: suggest.alt, hint: desk.photoHints.alt },
    credit: { kind: 'text', label: desk.photoCredit, hint: desk.photoHints.credit },
    license: { kind: 'text', label: desk.photoLicense, hint: desk.photoHints.license },
    caption: { kind: 'text', label: desk.photoCaption, blank: 'absent' },
  },
}

/** The photos of a place in their order. */
export function PhotoFields() {
  const { text, set, errorAt } = useEditedEntry()
  const photos = photosIn(text)
  const [added, setAdded] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const list = useRef<HTMLFieldSetElement>(null)
  const error = errorAt(PHOTOS)
  const put = (changed: readonly Json[]) => set(PHOTOS, changed.length === 0 ? undefined : changed)
  const move = (index: number, to: number) => {
    flushSync(() => put(withNextFirst(photos, Math.min(index, to))))
    setMessage(fill(desk.photoMoved, { number: String(to + 1), count: String(photos.length) }))
    const file = getFile(photos[index])
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])]
    buttons.find((one) => one.dataset['photo'] === file)?.focus()
  }
  const remove = (index: number) => {
    flushSync(() => put(photos.filter((_photo, at) => at !== index)))
    // The button that had the focus is removed.
    list.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
  }
  return (
    <fieldset ref={list} className="desk-list" data-invalid={error === undefined ? undefined : true}>
      <legend>{desk.photos}</legend>
      <p className="field-hint">{desk.photosHint}</p>
      {photos.map((photo, index) => (
        <OnePhoto
          key={getFile(photo)}
          photo={photo}
          index={index}
          count={photos.length}
          isNew={getFile(photo) === added}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      {error !== undefined && <p className="field-error">{error}</p>}
      <PhotoAdder
        files={photos.map(getFile)}
        onAdd={(url) => {
          // Others may have changed while this one was on its way.
          set([...PHOTOS, END], newPhoto(url))
          setAdded(url)
          setMessage(desk.photoAdded)
        }}
        onTwice={() => setMessage(desk.photoTwice)}
      />
      <p role="status" className="desk-working">
        {message}
      </p>
    </fieldset>
  )
}

function getFile(photo: Json | undefined): string {
  return getInput(valueAt(photo ?? null, ['file']))
}

type OnePhotoProps = {
  photo: Json
  index: number
  count: number
  /** It was just added. The field of the upload is a new one and has no focus. */
  isNew: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

function OnePhoto({ photo, index, count, isNew, onMove, onRemove }: OnePhotoProps) {
  const { set, errorAt } = useEditedEntry()
  const number = String(index + 1)
  const name = fill(desk.photoNumber, { number })
  const file = getFile(photo)
  const error = errorAt([...PHOTOS, index, 'file'])
  return (
    <fieldset className="desk-item" data-invalid={error === undefined ? undefined : true}>
      <legend>
        <span tabIndex={-1} data-photo={file} ref={isNew ? takeLostFocus : undefined}>
          {name}
        </span>
      </legend>
      {error !== undefined && <p className="field-error">{error}</p>}
      {hashOfMediaUrl(file) === null ? (
        <p>{fill(desk.photoOfFolder, { file })}</p>
      ) : (
        <FocalPoint
          src={file}
          label={fill(desk.photoFocus, { number })}
          focus={getFocus(photo)}
          onMove={({ x, y }) => set([...PHOTOS, index, 'focus'], { x, y })}
        />
      )}
      <ValueField shape={texts} path={[...PHOTOS, index]} />
      <div className="desk-buttons">
        {index > 0 && (
          <Button look="quiet" onClick={() => onMove(index - 1)}>
            {fill(desk.moveUp, { item: name })}
          </Button>
        )}
        {index < count - 1 && (
          <Button look="quiet" onClick={() => onMove(index + 1)}>
            {fill(desk.moveDown, { item: name })}
          </Button>
        )}
        <Button look="quiet" onClick={onRemove}>
          {fill(desk.removeItem, { item: name })}
        </Button>
      </div>
    </fieldset>
  )
}

type PhotoAdderProps = {
  /** The photos that the place has. */
  files: readonly string[]
  onAdd: (url: string) => void
  onTwice: () => void
}

function PhotoAdder({ files, onAdd, onTwice }: PhotoAdderProps) {
  const { photo, sent, choose, stop, stopLater } = usePhotoUpload((url) =>
    files.includes(url) ? onTwice() : onAdd(url),
  )
  return (
    <fieldset className="desk-item" ref={stopLater}>
      <legend>{desk.addPhoto}</legend>
      {/* A field of its own for each photo: an input of files keeps the name of the last one. */}
      <PhotoField
        key={files.length}
        photos={photo ? [photo] : []}
        most={1}
        onAdd={([file]) => void choose(file ?? null)}
        onRemove={() => void choose(null)}
        sent={photo && sent !== null ? { photo, part: sent } : null}
        onCancelUpload={stop}
      />
      {photo && sent === null && (
        <Button look="quiet" onClick={() => void choose(photo)}>
          {clientFailures.retry}
        </Button>
      )}
    </fieldset>
  )
}
