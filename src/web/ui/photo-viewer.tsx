import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { fill } from '#contract/messages/format.ts'
import { photoViewer as messages } from '#messages/ui.ts'
import { BLANK_PHOTO_WIDTH } from './blank-photo.ts'
import { IconButton } from './icon-button.tsx'
import { useSwipe } from './use-swipe.ts'
import './photo-viewer.css'

export type Photo = { readonly url: string; readonly alt: string; readonly caption: string }

type ShownPhotos = { photos: readonly Photo[]; first: number; opener: HTMLElement }

/**
 * Shows photos over the page. It has its own React root, so that a list that changes meanwhile does not close it.
 * @param opener gets the focus in the end
 */
export function showPhotos({ photos, first, opener }: ShownPhotos): void {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const close = () => {
    root.unmount()
    element.remove()
    // A dialog that leaves the page does not give the focus back by itself.
    opener.focus()
  }
  flushSync(() => root.render(<PhotoViewer photos={photos} first={first} onClose={close} />))
}

type PhotoViewerProps = { photos: readonly Photo[]; first: number; onClose: () => void }

function PhotoViewer({ photos, first, onClose }: PhotoViewerProps) {
  const [index, setIndex] = useState(first)
  const photo = photos[index]
  const go = (direction: 'next' | 'previous') =>
    setIndex(Math.min(photos.length - 1, Math.max(0, index + (direction === 'next' ? 1 : -1))))
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go('next')
    if (key === 'ArrowLeft') go('previous')
  }
  return (
    <dialog ref={openModal} className="photo-viewer" aria-label={messages.title} onClose={onClose} onKeyDown={turn}>
      <div className="photo-viewer-head">
        <p role="status">
          {photos.length > 1 && fill(messages.position, { number: String(index + 1), count: String(photos.length) })}
        </p>
        <IconButton icon="close" label={messages.close} onClick={onClose} />
      </div>
      {photo && <LargePhoto key={index} photo={photo} onTurn={go} />}
      {photos.length > 1 && (
        <div className="photo-viewer-turn">
          <IconButton icon="back" label={messages.previous} isDisabled={index === 0} onClick={() => go('previous')} />
          <IconButton
            icon="forward"
            label={messages.next}
            isDisabled={index === photos.length - 1}
            onClick={() => go('next')}
          />
        </div>
      )}
    </dialog>
  )
}

/** A ref callback. */
function openModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
}

function LargePhoto({ photo, onTurn }: { photo: Photo; onTurn: (direction: 'next' | 'previous') => void }) {
  const [isFailed, setIsFailed] = useState(false)
  return (
    <figure {...useSwipe(onTurn)}>
      {isFailed ? (
        <p role="alert">{messages.failed}</p>
      ) : (
        <img
          src={photo.url}
          alt={photo.alt}
          onError={() => setIsFailed(true)}
          onLoad={({ currentTarget }) => setIsFailed(currentTarget.naturalWidth === BLANK_PHOTO_WIDTH)}
        />
      )}
      <figcaption dir="auto">{photo.caption}</figcaption>
    </figure>
  )
}
