import type { Toast } from './toaster.tsx'

const loadToaster = () => import('./toaster.tsx')

let toaster: ReturnType<typeof loadToaster> | undefined

/** Shows a toast. The first toast loads the code for all of them. */
export function showToast(toast: Toast): void {
  // One shared load: a second load could end before the first one and swap the toasts.
  toaster ??= loadToaster()
  toaster.then(
    ({ addToast }) => addToast(toast),
    () => {
      // Without a network the code may not load. The page itself shows the failure, too.
      toaster = undefined
    },
  )
}

/** A toast that follows a navigation waits for the next page (section 9). */
const NAVIGATION_DELAY_MS = 100

/** Shows a toast after the next page is drawn. */
export function showToastSoon(toast: Toast, delayMs: number = NAVIGATION_DELAY_MS): void {
  setTimeout(() => showToast(toast), delayMs)
}
