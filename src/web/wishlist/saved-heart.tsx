import type { User } from '#contract/account/auth.ts'
import type { WishedPlace } from '../session/pending-action.ts'
import { Heart } from '../ui/heart.tsx'
import { useWish } from './wishes.ts'

export function SavedHeart({ place, user }: { place: WishedPlace; user: User }) {
  const { isSaved, toggle } = useWish(place, user)
  return <Heart place={place.name} isSaved={isSaved} onClick={toggle} />
}
