import { wishlist } from '#messages/wishlist.ts'
import { useSession } from '../../session/session.ts'
import { useLoginDialog } from '../../session/use-login-dialog.tsx'
import type { WishedPlace } from '../../session/pending-action.ts'
import { Heart } from '../../ui/heart.tsx'
import { showToast } from '../../ui/toast.ts'
import { preloadedSavedHeart } from '../../wishlist/preloaded-saved-heart.ts'

/** Adds a place to the wishlist or removes it. A guest is asked to log in before. */
export function HeartButton({ place }: { place: WishedPlace }) {
  const session = useSession()
  if (session.kind === 'guest') return <GuestHeart place={place} />
  return (
    <preloadedSavedHeart.Lazy
      props={{ place, user: session.user }}
      placeholder={<Heart place={place.name} isSaved={false} onClick={() => undefined} />}
    />
  )
}

function GuestHeart({ place }: { place: WishedPlace }) {
  const { dialog, ask } = useLoginDialog({ kind: 'save-place', place })
  const askToLogIn = () => {
    showToast({ kind: 'error', text: wishlist.pleaseLogin })
    ask()
  }
  return (
    <>
      <Heart place={place.name} isSaved={false} onClick={askToLogIn} />
      {dialog}
    </>
  )
}
