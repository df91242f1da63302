import type { Toast } from './toaster.tsx'

const loadToaster = () => import('./toaster.tsx')

let toaster: ReturnType<typeof loadToaster> | undefined

/** Shows a message for a while. The code for it is loaded with the first one. */
export function showToast(toast: Toast): void {
  // Loaded once: a second load could end before the first, and its message would come first.
  toaster ??= loadToaster()
  toaster.then(
    ({ present }) => present(toast),
    () => {
      // Without a network the code may not come. The page itself shows what went wrong, too.
      toaster = undefined
    },
  )
}

/** Toasts wait for the page that they follow (section 9). */
const NAVIGATION_DELAY_MS = 100

/** Shows a message once the next page is there. */
export function showToastSoon(toast: Toast, delayMs: number = NAVIGATION_DELAY_MS): void {
  setTimeout(() => showToast(toast), delayMs)
}
