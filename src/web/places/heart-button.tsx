import { wishlist } from '#messages/wishlist.ts'
import { useSession } from '../session/session.ts'
import { Heart } from '../ui/heart.tsx'
import { showToast } from '../ui/toast.ts'
import { preloadedSavedHeart } from '../wishlist/preloaded-saved-heart.ts'
import type { WishedPlace } from '../wishlist/wishes.ts'

/** Adds a place to the wishlist or removes it. A guest sees a request to log in instead. */
export function HeartButton({ place }: { place: WishedPlace }) {
  const session = useSession()
  if (session.kind === 'signed-in') {
    return (
      <preloadedSavedHeart.Lazy
        props={{ place, user: session.user }}
        placeholder={<Heart place={place.name} isSaved={false} onClick={() => undefined} />}
      />
    )
  }
  const askToLogIn = () => showToast({ kind: 'error', text: wishlist.pleaseLogin })
  return <Heart place={place.name} isSaved={false} onClick={askToLogIn} />
}
