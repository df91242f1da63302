import { wishlist } from '#messages/wishlist.ts'
import { fill } from '#contract/messages/format.ts'
import { Icon } from './icon.tsx'

type HeartProps = { place: string; isSaved: boolean; onClick: () => void }

/** The heart is filled when the place is saved. Its accessible name and its tooltip say what a click does. */
export function Heart({ place, isSaved, onClick }: HeartProps) {
  const label = fill(isSaved ? wishlist.remove : wishlist.add, { place })
  return (
    <button
      type="button"
      className={isSaved ? 'heart-button heart-button-saved' : 'heart-button'}
      title={label}
      onClick={onClick}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
