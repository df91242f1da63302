import { useEffect, useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { toasts as messages } from '#messages/ui.ts'
import { Icon, LineIcon } from './icon.tsx'
import { raiseAboveDialogs } from './raise-above-dialogs.ts'
import { moveOffControls } from './move-off-controls.ts'
import { watchPresses } from './pressed-control.ts'
import { runToastClock } from './toast-clock.ts'
import './toaster.css'

export type Toast = {
  kind: 'success' | 'error' | 'warning'
  text: string
  /** Section 9: the review and trip pages use `top-center`, all others `top-right`. */
  place?: Place
  /** Runs when the undo button is pressed. Without it there is no such button. */
  onUndo?: () => void
  /** One more thing to do. Its toast stays as long as one that can be undone. */
  more?: ToastAction
}

/** With `href`, it is a link, which can be opened in a new tab too. */
export type ToastAction = { text: string; onPress: () => void; href?: string }

type Place = keyof typeof places | 'to-read'

/** Section 9. `limit` counts the toasts that show at once; further toasts wait. */
const places = {
  'top-right': { limit: 5, durationMs: 5_000, label: messages.lasting },
  'top-center': { limit: 1, durationMs: 1_000, label: messages.passing },
} as const

/**
 * Time for which a message at the top centre that section 9 does not name stays, in ms. Nobody reads a sentence in a
 * second.
 */
const TO_READ_MS = 4_000

/**
 * A toast with an undo button needs the time to read and reach it. At the top right several show, because each undoes
 * another action. At the top centre the newest one shows, and those before it come back after it.
 */
const undoable = { limit: 3, durationMs: 10_000 } as const

const shapes = {
  success: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M8 12.300l2.800 2.800l5.200-5.600',
  error: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7.500v5.500M12 16.300v.2',
  warning: 'M12 4L2.800 20h18.400zM12 10v5M12 17.300v.2',
} as const satisfies Record<Toast['kind'], string>

type Entry = Toast & { id: number }

let entries: readonly Entry[] = []
let lastId = 0
let root: { element: HTMLElement; react: Root } | undefined
let letGo: (() => void) | undefined

export function addToast(toast: Toast): void {
  lastId += 1
  // A failure that happens again shows once, with its whole time.
  const others = toast.kind === 'success' ? entries : entries.filter((entry) => !isRepeated(entry, toast))
  show([...others, { ...toast, id: lastId }])
}

function isRepeated(entry: Toast, toast: Toast): boolean {
  return (
    entry.kind === toast.kind &&
    entry.text === toast.text &&
    entry.place === toast.place &&
    !hasActions(entry) &&
    !hasActions(toast)
  )
}

function dismiss(id: number): void {
  show(entries.filter((entry) => entry.id !== id))
}

function show(next: readonly Entry[]): void {
  entries = next
  const { element, react } = (root ??= mount())
  // Before the toasts, so that they are announced once, at their place.
  if (next.length > 0) letGo ??= raiseAboveDialogs(element)
  flushSync(() => react.render(<Toasts entries={next} />))
  if (next.length > 0) return
  letGo?.()
  letGo = undefined
}

/** The toasts have their own React root: they outlive the page that showed them. */
function mount(): { element: HTMLElement; react: Root } {
  const element = document.createElement('div')
  element.className = 'toaster'
  watchPresses()
  document.addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === 'KeyT') element.querySelector<HTMLElement>('.toasts:last-of-type > .toast')?.focus()
  })
  return { element, react: createRoot(element) }
}

function Toasts({ entries: all }: { entries: readonly Entry[] }) {
  return (
    <>
      <ToastRegion place="top-right" entries={all} />
      <ToastRegion place="top-center" entries={all} />
    </>
  )
}

function ToastRegion({ place, entries: all }: { place: keyof typeof places; entries: readonly Entry[] }) {
  const { limit, label, durationMs } = places[place]
  const here = all.filter((entry) => getRegion(entry) === place)
  const withActions = here.filter(hasActions)
  const passing = here.filter((entry) => !hasActions(entry)).slice(0, limit)
  const shown =
    place === 'top-center'
      ? [...passing, ...withActions.toReversed()].slice(0, limit)
      : [...withActions.slice(0, undoable.limit), ...passing]
  if (shown.length === 0) return null
  return (
    <section ref={moveOffControls} className={`toasts toasts-${place}`} aria-label={label}>
      {shown.map((entry) => (
        <ToastCard key={entry.id} entry={entry} durationMs={getDuration(entry, durationMs)} />
      ))}
    </section>
  )
}

function getDuration(entry: Entry, usualMs: number): number {
  if (hasActions(entry)) return undoable.durationMs
  return entry.place === 'to-read' ? TO_READ_MS : usualMs
}

function getRegion({ place = 'top-right' }: Entry): keyof typeof places {
  return place === 'to-read' ? 'top-center' : place
}

function hasActions({ onUndo, more }: { [Name in 'onUndo' | 'more']?: Toast[Name] | undefined }): boolean {
  return onUndo !== undefined || more !== undefined
}

/** Alt+T focuses a toast, so toasts must be focusable. */
const IN_TAB_ORDER = 0

function ToastCard({ entry: { id, kind, text, onUndo, more }, durationMs }: { entry: Entry; durationMs: number }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(
    () => (card.current ? runToastClock(card.current, durationMs, () => dismiss(id)) : undefined),
    [id, durationMs],
  )
  const undo = () => {
    dismiss(id)
    onUndo?.()
  }
  const press = ({ onPress }: ToastAction) => {
    dismiss(id)
    onPress()
  }
  return (
    <div
      ref={card}
      className={`toast toast-${kind}${more ? ' toast-with-more' : ''}`}
      role="alert"
      tabIndex={IN_TAB_ORDER}
    >
      <LineIcon path={shapes[kind]} />
      <span>{text}</span>
      {hasActions({ onUndo, more }) && (
        <div className="toast-actions">
          {onUndo && (
            <button type="button" className="toast-action" onClick={undo}>
              {messages.undo}
            </button>
          )}
          {more && <MoreAction action={more} onPress={() => press(more)} />}
        </div>
      )}
      <button type="button" className="toast-close" aria-label={messages.close} onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function MoreAction({ action: { text, href }, onPress }: { action: ToastAction; onPress: () => void }) {
  if (href === undefined) {
    return (
      <button type="button" className="toast-action" onClick={onPress}>
        {text}
      </button>
    )
  }
  const follow = (event: MouseEvent) => {
    // The browser opens a new tab or window by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPress()
  }
  return (
    <a href={href} className="toast-action" onClick={follow}>
      {text}
    </a>
  )
}
