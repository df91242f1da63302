import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { showDate } from '#contract/text/date-format.ts'
import { toCalendarDate } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { kinds } from '#messages/places.ts'
import { trips } from '#messages/trips.ts'
import { wishlistPage } from '#messages/wishlist.ts'
import type { WishlistItem } from '#contract/trip/wishlist.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { getWishlist } from '../../wishlist/queries.ts'
import { useWishedItems } from '../../wishlist/wishes.ts'
import { OutcomeNote } from './outcome-note.tsx'
import { findStops } from './stops.ts'
import type { DraftAction } from './change-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import { pageIcons } from '../../ui/page-icons.ts'

type WishlistPanelProps = {
  isOpen: boolean
  onClose: () => void
  user: User
  draft: TripDraft
  act: (action: DraftAction) => void
}

/** The wishlist in the planner. Section 4 decides which kinds become activities or destinations. */
export function WishlistPanel({ isOpen, onClose, user, draft, act }: WishlistPanelProps) {
  const { data } = useQuery(getWishlist(user.email))
  const items = useWishedItems(data?.wishlistItems ?? [], user)
  return (
    <Dialog
      title={trips.wishlistTitle}
      isOpen={isOpen}
      onClose={onClose}
      className="wishlist-panel"
      closeLabel={trips.closeWishlist}
    >
      {items.length === 0 && <p className="wishlist-panel-empty">{wishlistPage.emptyInPlanner}</p>}
      {isOpen && <Items items={items} draft={draft} act={act} />}
    </Dialog>
  )
}

type ItemsProps = Pick<WishlistPanelProps, 'draft' | 'act'> & { items: readonly WishlistItem[] }

function Items({ items, draft, act }: ItemsProps) {
  /** Id of the item that was added last. The outcome stands below its button, until a question takes its place. */
  const [added, setAdded] = useState<string | null>(null)
  const add = (item: WishlistItem) => {
    setAdded(item.id)
    act({ kind: 'add-from-wishlist', item })
  }
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="wishlist-panel-item">
          <div>
            <p className="wishlist-panel-kind">{kinds[item.type]}</p>
            <p className="wishlist-panel-name">{item.name}</p>
            <Where item={item} />
          </div>
          <AddToTrip item={item} draft={draft} onAsk={() => setAdded(null)} onAdd={() => add(item)} />
          <OutcomeNote draft={draft} isShown={added === item.id} />
        </li>
      ))}
    </ul>
  )
}

type AddToTripProps = { item: WishlistItem; draft: TripDraft; onAsk: () => void; onAdd: () => void }

/** Asks before it adds a place that the trip has already. Question and button take each other's focus. */
function AddToTrip({ item, draft, onAsk, onAdd }: AddToTripProps) {
  const { name } = item
  const [isAsking, setIsAsking] = useState(false)
  const formats = useFormats()
  const [known] = findStops(draft.destinations, item)
  const ask = () => {
    setIsAsking(true)
    onAsk()
  }
  const label = <span className="visually-hidden">: {name}</span>
  if (!isAsking || !known) {
    return (
      <Button look="quiet" icon={pageIcons.plus} ref={takeLostFocus} onClick={() => (known ? ask() : onAdd())}>
        {trips.addToTrip}
        {label}
      </Button>
    )
  }
  const date = toCalendarDate(known.date ?? '')
  const answer = (isWanted: boolean) => {
    setIsAsking(false)
    if (isWanted) onAdd()
  }
  return (
    <div className="wishlist-panel-again" role="group" aria-label={name}>
      <p role="status">
        {date === null ? trips.againQuestion : fill(trips.againQuestionOn, { date: showDate(date, formats) })}
      </p>
      <Button look="quiet" ref={takeLostFocus} onClick={() => answer(true)}>
        {trips.addAgain}
        {label}
      </Button>
      <Button look="quiet" onClick={() => answer(false)}>
        {trips.leaveItOnce}
        {label}
      </Button>
    </div>
  )
}

/** Section 2: the location is a link that opens a web URL. Any other location opens nothing and logs a warning. */
function Where({ item: { location } }: { item: WishlistItem }) {
  const [isWarned, setIsWarned] = useState(false)
  if (location === '') return null
  if (isWebUrl(location)) {
    return (
      <a className="wishlist-panel-where" href={location} target="_blank" rel="noopener noreferrer">
        {location}
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
