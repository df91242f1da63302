import { wishlist } from '#messages/wishlist.ts'
import { fill } from '#contract/messages/format.ts'
import { Icon } from './icon.tsx'

type HeartProps = { place: string; isSaved: boolean; onClick: () => void }

/** The heart is filled when the place is saved. Its accessible name says what a click does. */
export function Heart({ place, isSaved, onClick }: HeartProps) {
  return (
    <button type="button" className={isSaved ? 'heart-button heart-button-saved' : 'heart-button'} onClick={onClick}>
      <Icon name="heart" />
      <span className="visually-hidden">{fill(isSaved ? wishlist.remove : wishlist.add, { place })}</span>
    </button>
  )
}
