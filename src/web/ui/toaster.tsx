import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { ToastContainer, toast as show } from 'react-toastify/unstyled'
import type { Toast } from './toast.ts'
import './toaster.css'

/** Section 9: milliseconds and how many at a time, by place. */
const containers = {
  'top-right': { autoClose: 5_000, limit: 5 },
  'top-center': { autoClose: 1_000, limit: 1 },
} as const

let isMounted = false

export function present({ kind, text, place = 'top-right' }: Toast): void {
  mountOnce()
  show[kind](text, { containerId: place })
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
        <ToastContainer containerId="top-right" position="top-right" {...containers['top-right']} />
        <ToastContainer containerId="top-center" position="top-center" {...containers['top-center']} />
      </>,
    ),
  )
}
