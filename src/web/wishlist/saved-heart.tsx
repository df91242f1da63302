import type { User } from '#contract/auth.ts'
import { Heart } from '../ui/heart.tsx'
import { useWish, type WishedPlace } from './wishes.ts'

export function SavedHeart({ place, user }: { place: WishedPlace; user: User }) {
  const { isSaved, toggle } = useWish(place, user)
  return <Heart place={place.name} isSaved={isSaved} onClick={toggle} />
}
