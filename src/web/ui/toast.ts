import type { Toast } from './toaster.tsx'

const loadToaster = () => import('./toaster.tsx')

let toaster: ReturnType<typeof loadToaster> | undefined

/** Shows a message for a while and tells it to screen readers. The code for it is loaded with the first one. */
export function showToast(toast: Toast): void {
  // Loaded once: a second loading would find files on their way and be done before the first, and so would its message.
  toaster ??= loadToaster()
  toaster.then(
    ({ present }) => present(toast),
    () => {
      // Without a network its code may not come; what went wrong stands on the page as well.
      toaster = undefined
    },
  )
}

/** Milliseconds by which toasts wait for the page they follow (section 9). */
const AFTER_NAVIGATION = 100

/** Shows a message once the next page is there. @param delay in milliseconds */
export function showToastSoon(toast: Toast, delay: number = AFTER_NAVIGATION): void {
  setTimeout(() => showToast(toast), delay)
}
