import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { isAuthor } from '#contract/api/permissions.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reportButton as messages } from '#messages/reviews.ts'
import { useSession } from '../../session/session.ts'
import { useLoginDialog } from '../../session/use-login-dialog.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { shownPlaceName } from '../shown-place-name.ts'

const lazyDialog = lazyWithPreload(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Appears beside every review of others. A guest is asked to log in. The dialogs load with the first press. */
export function ReportButton({ review }: { review: Review }) {
  const session = useSession()
  const { userName: name } = review
  const place = shownPlaceName(review)
  const login = useLoginDialog({ kind: 'report-review', place: { name: place } })
  /** Null until it opens for the first time. It stays on the page, so that the browser returns the focus. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  if (session.kind === 'signed-in' && isAuthor(session.user, review)) return null
  const isGuest = session.kind === 'guest'
  // Without a network the code may not load. The page stays as it is then.
  const open = () =>
    void lazyDialog.load().then(
      () => setIsOpen(true),
      () => undefined,
    )
  return (
    <>
      <button
        type="button"
        className="text-button report-button"
        aria-label={fill(messages.reportOf, { place, name })}
        onClick={isGuest ? login.ask : open}
      >
        {messages.report}
      </button>
      {isGuest && login.dialog}
      {isOpen !== null && (
        <lazyDialog.Lazy props={{ review, isOpen, onClose: () => setIsOpen(false) }} placeholder={null} />
      )}
    </>
  )
}
