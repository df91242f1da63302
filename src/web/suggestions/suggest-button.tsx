import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { PlaceDetail } from '#contract/place/places.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { useSession } from '../session/session.ts'
import { WaitingNote } from '../session/waiting-note.tsx'
import { useLoginDialog } from '../session/use-login-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import './suggestions.css'

const lazyDialog = lazyWithPreload(async () => (await import('./suggest-dialog.tsx')).SuggestDialog)

type SuggestButtonProps = { place: Pick<PlaceDetail, 'slug' | 'name' | 'geo'>; topic: SuggestionTopic; name?: string }

/**
 * A pencil beside a fact, or a button of its own for everything else. A guest is asked to log in, and comes back to the
 * same dialog. The dialogs load with the press.
 */
export function SuggestButton({ place, topic, name }: SuggestButtonProps) {
  const session = useSession()
  const { hash } = useLocation()
  const ownHash = `#suggest-${topic}`
  const login = useLoginDialog({ kind: 'suggest-change', place, path: paths.place(place.slug) + ownHash })
  const isGuest = session.kind === 'guest'
  /** Null until it opens for the first time. It stays on the page, so that the browser returns the focus. */
  const [isOpen, setIsOpen] = useState<boolean | null>(hash === ownHash && !isGuest ? true : null)
  // Without a network the code may not load. The page stays as it is then.
  const open = () =>
    void lazyDialog.load().then(
      () => setIsOpen(true),
      () => undefined,
    )
  const press = isGuest ? login.ask : open
  return (
    <>
      {name === undefined ? (
        <>
          <Button look="quiet" icon={pageIcons.pencil} onClick={press}>
            {messages.open}
          </Button>
          {!isGuest && (
            <WaitingNote isOfForm={(action) => action.kind === 'suggestion' && action.slug === place.slug} />
          )}
        </>
      ) : (
        <span className="suggest-pencil">
          <IconButton icon={pageIcons.pencil} label={fill(messages.openOf, { fact: name })} onClick={press} />
        </span>
      )}
      {(login.dialog !== false || isOpen !== null) &&
        // Outside of the list of facts, whose styles are not for dialogs.
        createPortal(
          <>
            {isGuest && login.dialog}
            {isOpen !== null && session.kind === 'signed-in' && (
              <lazyDialog.Lazy
                props={{ place, topic, author: session.user.name, isOpen, onClose: () => setIsOpen(false) }}
                placeholder={null}
              />
            )}
          </>,
          document.body,
        )}
    </>
  )
}
