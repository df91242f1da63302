import { lazy, Suspense } from 'react'
import { wishlist } from '#contract/messages/en.ts'
import { useSession } from '../session/session.ts'
import { Heart } from '../ui/heart.tsx'
import { showToast } from '../ui/toast.ts'

type HeartButtonProps = { place: { name: string; location: string; rating: number; img: string } }

// Guests, most of the readers, do not load what only a wishlist needs.
const SavedHeart = lazy(async () => ({ default: (await import('../wishlist/saved-heart.tsx')).SavedHeart }))

/** Puts a place on the wishlist and takes it off again. A guest has none and is asked to log in. */
export function HeartButton({ place }: HeartButtonProps) {
  const session = useSession()
  if (session.kind === 'guest') {
    const askToLogIn = () => showToast({ kind: 'error', text: wishlist.pleaseLogin })
    return <Heart place={place.name} isSaved={false} onClick={askToLogIn} />
  }
  return (
    <Suspense fallback={<Heart place={place.name} isSaved={false} />}>
      <SavedHeart place={place} user={session.user} />
    </Suspense>
  )
}
