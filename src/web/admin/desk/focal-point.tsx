import { useId, type KeyboardEvent, type MouseEvent } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { PhotoFocus } from '#contract/place/photo-focus.ts'
import { desk } from '#messages/desk.ts'
import { focusClass } from '../../ui/focus-class.ts'
import { Picture } from '../../ui/picture.tsx'
import { movedFocus, stepAt } from './edited-photos.ts'

type FocalPointProps = { src: string; label: string; focus: PhotoFocus; onMove: (focus: PhotoFocus) => void }

/** A whole photo, on which the focal point is chosen, and how it is cropped around that point. */
export function FocalPoint({ src, label, focus, onMove }: FocalPointProps) {
  const id = useId()
  const choose = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space click without a position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMove({ x: stepAt((clientX - left) / width), y: stepAt((clientY - top) / height) })
  }
  const move = (event: KeyboardEvent) => {
    const moved = movedFocus(focus, event.key)
    if (!moved) return
    event.preventDefault()
    onMove(moved)
  }
  const at = fill(desk.photoFocusAt, { x: String(focus.x), y: String(focus.y) })
  return (
    <div className="desk-focus">
      <div>
        <button
          type="button"
          className="desk-focus-point"
          role="slider"
          aria-label={label}
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focus.x}
          aria-valuetext={at}
          onClick={choose}
          onKeyDown={move}
        >
          <img src={src} alt="" />
          <span className={`desk-focus-mark ${focusClass(focus)}`} />
        </button>
        <p>{at}</p>
        <p id={id} className="field-hint">
          {desk.photoFocusHint}
        </p>
      </div>
      <ul className="desk-crops">
        <li>
          <Picture src={src} alt="" focus={focus} />
          {desk.photoOnCard}
        </li>
        <li className="desk-crop-wide">
          <Picture src={src} alt="" focus={focus} />
          {desk.photoOnPage}
        </li>
      </ul>
    </div>
  )
}
