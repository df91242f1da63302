import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast as show, type ToastTransitionProps } from 'react-toastify/unstyled'
import { toasts } from '#messages/toasts.ts'
import './toaster.css'

export type Toast = {
  kind: 'success' | 'error' | 'warning'
  text: string
  /**
   * The review and trip pages show theirs at top centre, for a second, one at a time. What can still be taken back is
   * offered below, near the thumb, for long enough to read and reach it.
   */
  place?: 'top-right' | 'top-center' | 'bottom-center'
  /** Takes back what was done. */
  onUndo?: () => void
}

/** Section 9: how many at a time, by place, and for how many milliseconds. */
const containers = {
  'top-right': { limit: 5, duration: 5_000, label: toasts.lasting },
  'top-center': { limit: 1, duration: 1_000, label: toasts.passing },
  'bottom-center': { limit: 3, duration: 10_000, label: toasts.undoable },
} as const

let isMounted = false

export function present({ kind, text, place = 'top-right', onUndo }: Toast): void {
  mountOnce()
  const { duration } = containers[place]
  show[kind](
    ({ closeToast }) => (
      <>
        <PassingText text={text} duration={duration} onPassed={closeToast} />
        {onUndo && <UndoButton onUndo={onUndo} onDone={closeToast} />}
      </>
    ),
    { containerId: place },
  )
}

/** The toasts live beside the page: a page that goes away must not take its last message with it. */
function mountOnce(): void {
  if (isMounted) return
  isMounted = true
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <>
        <Place place="top-right" />
        <Place place="top-center" />
        <Place place="bottom-center" />
      </>,
    ),
  )
}

function Place({ place }: { place: keyof typeof containers }) {
  const { limit, label } = containers[place]
  return (
    <ToastContainer
      containerId={place}
      position={place}
      limit={limit}
      autoClose={false}
      transition={WithoutMotion}
      aria-label={label}
    />
  )
}

/** The library's own transitions wait for the end of animations that its style sheet would bring. */
function WithoutMotion({ children, isIn, done }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}

function UndoButton({ onUndo, onDone }: { onUndo: () => void; onDone: () => void }) {
  const undoOnce = () => {
    onDone()
    onUndo()
  }
  return (
    <button type="button" className="toast-action" onClick={undoOnce}>
      {toasts.undo}
    </button>
  )
}

type PassingTextProps = { text: string; duration: number; onPassed: () => void }

/**
 * A text whose time stands still while somebody points at its toast or has the focus in it. The library's own clock is
 * the animation of a bar that we do not draw, and it takes no notice of the focus.
 */
function PassingText({ text, duration, onPassed }: PassingTextProps) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const toast = element.current?.closest('.Toastify__toast')
    if (!toast) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => clearTimeout(timer)
    const run = () => {
      wait()
      if (!toast.matches(':hover, :focus-within')) timer = setTimeout(onPassed, duration)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    for (const event of ['mouseenter', 'focusin']) toast.addEventListener(event, wait, options)
    for (const event of ['mouseleave', 'focusout']) toast.addEventListener(event, run, options)
    run()
    return () => {
      wait()
      listening.abort()
    }
  }, [duration, onPassed])
  return <span ref={element}>{text}</span>
}
