import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { wishlistChanges } from '#messages/wishlist.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { addToWishlist, removeFromWishlist } from '#contract/trip/wishlist.endpoints.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { WishlistItem } from '#contract/trip/wishlist.ts'
import { callOverHttp } from '../api/call.ts'
import { placeIndex } from '../city/queries.ts'
import { pendingActions } from '#messages/ui.ts'
import { onWaitingChange, queuedActions, type QueuedAction } from '../session/queued-actions.ts'
import { sendOrQueue } from '../session/send-or-queue.ts'
import type { WishedPlace } from '../session/pending-action.ts'
import { notify, notifyFailure } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { getWishlist } from './queries.ts'
import { createWishQueue } from './wish-queue.ts'

type Wish = { place: WishedPlace; user: User; queryClient: QueryClient }

const queue = createWishQueue<Wish>({ send, onApplied })

/** The state of the heart, including a pending wish, and the function that flips it. */
export function useWish(place: WishedPlace, user: User): { isSaved: boolean; toggle: () => void } {
  const queryClient = useQueryClient()
  const { data } = useQuery(getWishlist(user.email))
  const key = getKey(place.name, user)
  const wished = useSyncExternalStore(queue.subscribe, () => queue.wishFor(key))
  const waits = useSyncExternalStore(onWaitingChange, () => waitingWish(place))
  const isSaved = wished ?? waits ?? data?.wishlistItems.some((item) => isSamePlace(item, place)) ?? false
  const { mutate } = useApiMutation({
    write: (isWanted: boolean) => queue.wish(key, { place, user, queryClient }, isWanted),
    // The queue makes several clicks on one heart into as few calls as will do.
    isParallel: true,
    onFailure: (error) => handleFailure(error, { user, queryClient }),
  })
  return { isSaved, toggle: () => mutate(!isSaved) }
}

/** Saves a place that the user wanted as a guest. A place that is saved already stays. */
export async function saveWish(wish: Wish): Promise<void> {
  try {
    await queue.wish(getKey(wish.place.name, wish.user), wish, true)
  } catch (error) {
    handleFailure(error, wish)
    throw error
  }
}

function handleFailure(error: unknown, { user, queryClient }: Omit<Wish, 'place'>): void {
  notifyFailure(error, wishlistChanges.updateFailed, 'top-right')
  // The server may have done the work although its reply was lost.
  void queryClient.invalidateQueries({ queryKey: getWishlist(user.email).queryKey })
}

const NONE: readonly QueuedAction[] = []

/** The list as the traveller left it: with the wishes that wait for a network, and without withdrawn ones. */
export function useWishedItems(items: readonly WishlistItem[], user: User): readonly WishlistItem[] {
  const remaining = useRemainingItems(items, user)
  const waiting = useSyncExternalStore(onWaitingChange, queuedActions, () => NONE)
  const added = getWishes(waiting).flatMap(({ place, isWanted }) =>
    isWanted && !items.some((item) => isSamePlace(item, place)) ? place : [],
  )
  const { data: index } = useQuery({ ...placeIndex(), enabled: added.length > 0 })
  // The newest stands first, as in the server's list.
  return [...added.toReversed().map((place) => toItem(place, index?.places)), ...remaining]
}

/** A wish that the server does not have, as its list would show it. */
function toItem(place: WishedPlace, places: readonly PlaceIndexEntry[] = []): WishlistItem {
  const { location, rating, img: image } = place
  const entry = places.find((other) => isSamePlace(other, place))
  // It may have been saved in another language.
  const name = entry?.name ?? place.name
  const [Name, Location, Rating, Image] = [name, location, rating, image]
  const shown = { name, location, rating, image, Name, Location, Rating, Image }
  return { id: `waiting ${name}`, ...shown, type: entry?.kind ?? 'attraction', slug: entry?.slug ?? null }
}

/** The items without those whose removal is pending. */
function useRemainingItems(items: readonly WishlistItem[], user: User): readonly WishlistItem[] {
  const isStored = (item: WishlistItem) => (queue.wishFor(getKey(item.name, user)) ?? waitingWish(item)) !== false
  const stored = useSyncExternalStore(subscribe, () => items.map((item) => (isStored(item) ? '1' : '0')).join(''))
  return items.filter((_, index) => stored[index] === '1')
}

type NamedPlace = Pick<WishedPlace, 'name' | 'slug'>

/** A place has one slug, and another name in each language. Places that are not in the guide have no slug. */
function isSamePlace(one: NamedPlace, other: NamedPlace): boolean {
  return one.slug && other.slug ? one.slug === other.slug : nameKey(one.name) === nameKey(other.name)
}

/** The wishes among what waits for a network. */
function getWishes(waiting: readonly QueuedAction[]) {
  return waiting.flatMap(({ deed: action, refusal }) => (action.kind === 'wish' && refusal === null ? action : []))
}

/** The state that a waiting wish gives. Undefined: none waits. */
function waitingWish(place: NamedPlace): boolean | undefined {
  return getWishes(queuedActions()).find((wish) => isSamePlace(wish.place, place))?.isWanted
}

/** The user id separates two users of one browser. */
function getKey(name: string, user: User): string {
  return `${user.id} ${nameKey(name)}`
}

function subscribe(listener: () => void): () => void {
  const stops = [queue.subscribe(listener), onWaitingChange(listener)]
  return () => stops.forEach((stop) => stop())
}

async function send(wish: Wish, isWanted: boolean): Promise<void> {
  const { name, location, rating, img, slug } = wish.place
  const place = { name, location, rating, img, ...(slug !== undefined && { slug }) }
  await sendOrQueue(wish.user.id, { kind: 'wish', place, isWanted }, () => callServer(wish, isWanted))
}

async function callServer({ place: { name, location, rating, img }, user }: Wish, isWanted: boolean): Promise<void> {
  const userEmail = user.email
  if (isWanted) {
    await callOverHttp(addToWishlist, {
      body: { Name: name, Location: location, Rating: rating, Image: img, userEmail },
    })
  } else {
    await callOverHttp(removeFromWishlist, { body: { userEmail, itemName: name } })
  }
}

async function onApplied({ place, user, queryClient }: Wish, isWanted: boolean): Promise<void> {
  if (waitingWish(place) === isWanted) return notify('success', pendingActions.kept, 'top-right')
  notify('success', isWanted ? wishlistChanges.added : wishlistChanges.removed, 'top-right')
  const { queryKey } = getWishlist(user.email)
  // The first answer may still be on its way. It would not contain the change, and the query library would wait for it
  // instead of asking again.
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
