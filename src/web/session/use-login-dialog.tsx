import { useState, type ReactNode } from 'react'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import type { LoginRequest } from './login-dialog.tsx'

const lazyDialog = lazyWithPreload(async () => (await import('./login-dialog.tsx')).LoginDialog)

/** The dialog that asks a guest to log in. Its code loads with the first question. */
export function useLoginDialog(request: LoginRequest): { dialog: ReactNode; ask: () => void } {
  /** Null until it opens for the first time. It stays on the page, so that the browser returns the focus. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return {
    dialog: isOpen !== null && (
      <lazyDialog.Lazy props={{ request, isOpen, onClose: () => setIsOpen(false) }} placeholder={null} />
    ),
    // Without a network the code may not load. The page stays as it is then.
    ask: () =>
      void lazyDialog.load().then(
        () => setIsOpen(true),
        () => undefined,
      ),
  }
}
