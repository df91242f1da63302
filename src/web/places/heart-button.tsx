import { wishlist } from '#contract/messages/en.ts'
import { fill } from '#contract/messages/format.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.ts'

/** Puts a place on the wishlist. A guest has none and is asked to log in. */
export function HeartButton({ place }: { place: string }) {
  return (
    <button
      type="button"
      className="heart-button"
      aria-pressed={false}
      onClick={() => showToast({ kind: 'error', text: wishlist.pleaseLogin })}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{fill(wishlist.add, { place })}</span>
    </button>
  )
}
