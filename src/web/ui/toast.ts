export type Toast = {
  kind: 'success' | 'error' | 'warning'
  text: string
  /**
   * The review and trip pages show theirs at top centre, for a second, one at a time. What can still be taken back is
   * offered below, near the thumb, for long enough to read and reach it.
   */
  place?: 'top-right' | 'top-center' | 'bottom-center'
  action?: { label: string; act: () => void }
}

/** Shows a message for a while and tells it to screen readers. The code for it is loaded with the first one. */
export function showToast(toast: Toast): void {
  import('./toaster.tsx').then(
    ({ present }) => present(toast),
    // Without a network its code may not come; what went wrong stands on the page as well.
    () => undefined,
  )
}

/** Milliseconds by which toasts wait for the page they follow (section 9). */
const AFTER_NAVIGATION = 100

/** Shows a message once the next page is there. */
export function showToastSoon(toast: Toast): void {
  setTimeout(() => showToast(toast), AFTER_NAVIGATION)
}
