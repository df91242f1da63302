import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/auth.ts'
import { kinds } from '#messages/kinds.ts'
import { places } from '#messages/places.ts'
import { trips } from '#messages/trips.ts'
import { wishlist } from '#messages/wishlist.ts'
import type { WishlistItem } from '#contract/wishlist.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { wishlistOf } from '../wishlist/queries.ts'
import { OutcomeNote } from './outcome-note.tsx'
import type { DraftAction, TripDraft } from './trip-draft.ts'

type WishlistPanelProps = {
  isOpen: boolean
  onClose: () => void
  user: User
  draft: TripDraft
  act: (action: DraftAction) => void
}

/** The wishlist in the planner. Section 4 decides which kinds become activities or destinations. */
export function WishlistPanel({ isOpen, onClose, user, draft, act }: WishlistPanelProps) {
  const { data } = useQuery(wishlistOf(user.email))
  const items = data?.wishlistItems ?? []
  return (
    <Dialog
      title={trips.wishlistTitle}
      isOpen={isOpen}
      onClose={onClose}
      className="wishlist-panel"
      closeLabel={trips.closeWishlist}
    >
      {isOpen && <OutcomeNote draft={draft} />}
      {items.length === 0 && <p className="wishlist-panel-empty">{wishlist.emptyInPlanner}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id} className="wishlist-panel-item">
            <div>
              <p className="wishlist-panel-kind">{kinds[item.type]}</p>
              <p className="wishlist-panel-name">{item.name}</p>
              <Where item={item} />
            </div>
            <Button look="quiet" icon="plus" onClick={() => act({ kind: 'add-from-wishlist', item })}>
              {trips.addToTrip}
              <span className="visually-hidden">: {item.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Section 2: links a web URL. Any other location opens nothing and logs a warning. */
function Where({ item: { location } }: { item: WishlistItem }) {
  const [isWarned, setIsWarned] = useState(false)
  if (location === '') return null
  if (isWebUrl(location)) {
    return (
      <a className="wishlist-panel-where" href={location} target="_blank" rel="noopener noreferrer">
        {places.directions}
      </a>
    )
  }
  const warn = () => {
    if (!isWarned) console.warn('This location is no web address:', location)
    setIsWarned(true)
  }
  return (
    <button type="button" className="wishlist-panel-where text-button" onClick={warn}>
      {location}
    </button>
  )
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
