import { randomInt, randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import { createPicture } from '../support/images.ts'
import type { RetryingClient } from './retrying-client.ts'

type StoredRow = { readonly text: string; readonly isDeleted: boolean }
type RestoredReview = StoredRow & { readonly placeName: string; readonly rating: number; readonly imageUrl: string }

/** The acknowledged writes of a traveller. The store must contain them. */
export type BusyUser = {
  readonly email: string
  readonly token: string
  phone: string
  readonly trips: Map<string, StoredRow>
  readonly wishes: Set<string>
  readonly reviews: Map<string, RestoredReview>
  /** The URLs of the pictures. */
  readonly pictures: Set<string>
  /** The emails of the accounts. */
  readonly accounts: Set<string>
  readonly subscribers: Set<string>
  /** Counts the audit entries by action and subject. */
  readonly auditEntries: Map<string, number>
  work(goesOn: () => boolean): Promise<void>
}

const PASSWORD = 'monsoon-on-the-Tapi'
const PLACES = ['Dumas Beach', 'Gopi Talav', 'Surat Castle', 'A place of no guide']

/** Creates a traveller who makes every kind of write in a loop. */
export async function createBusyUser(caller: RetryingClient): Promise<BusyUser> {
  const email = `${randomUUID()}@surat.example`
  const { answer } = await signUp(caller, email)
  const { authToken: token } =
    answer.status === 200
      ? api.signUp.reply.parse(answer.body)
      : api.logIn.reply.parse(
          (await caller.send('POST /auth/login', { body: { email, password: PASSWORD } })).answer.body,
        )
  const self = { email, token, phone: '' }
  const rows = {
    trips: new Map<string, StoredRow>(),
    wishes: new Set<string>(),
    reviews: new Map<string, RestoredReview>(),
    pictures: new Set<string>(),
    accounts: new Set([email]),
    subscribers: new Set<string>(),
    auditEntries: new Map<string, number>(),
  }
  const traveller: BusyUser = {
    ...self,
    ...rows,
    work: async (goesOn) => {
      while (goesOn()) await drawAction()(caller, traveller)
    },
  }
  return traveller
}

type Action = (caller: RetryingClient, traveller: BusyUser) => Promise<void>

/** Every kind of write with its weight in the draw. */
const actions: readonly [number, Action][] = [
  [20, createTrip],
  [14, editTrip],
  [7, deleteTrip],
  [5, restoreTrip],
  [14, addWish],
  [7, removeWish],
  [14, createReview],
  [6, deleteReview],
  [4, restoreReview],
  [5, changeProfile],
  [2, subscribe],
  [1, uploadPicture],
  [1, signUpSomebody],
]

const lots = actions.flatMap(([count, action]) => Array.from({ length: count }, () => action))

function drawAction(): Action {
  return lots[randomInt(lots.length)] ?? createTrip
}

async function createTrip(caller: RetryingClient, { token, trips }: BusyUser): Promise<void> {
  const text = randomUUID()
  const { answer } = await caller.send('POST /trip/create', { token, key: randomUUID(), body: tripFor(text) })
  const { trip } = api.createTrip.reply.parse(answer.body)
  trips.set(trip._id, { text, isDeleted: false })
}

async function editTrip(caller: RetryingClient, { token, trips }: BusyUser): Promise<void> {
  const id = drawOne(trips, false)
  if (id === undefined) return
  const text = randomUUID()
  await caller.send(`PUT /trip/edit/${id}`, { token, body: tripFor(text) })
  trips.set(id, { text, isDeleted: false })
}

async function deleteTrip(caller: RetryingClient, { token, trips }: BusyUser): Promise<void> {
  const id = drawOne(trips, false)
  if (id === undefined) return
  await caller.send(`DELETE /trip/delete/${id}`, { token })
  trips.set(id, { text: trips.get(id)?.text ?? '', isDeleted: true })
}

async function restoreTrip(caller: RetryingClient, { token, trips }: BusyUser): Promise<void> {
  const id = drawOne(trips, true)
  if (id === undefined) return
  await caller.send(`POST /trip/restore/${id}`, { token })
  trips.set(id, { text: trips.get(id)?.text ?? '', isDeleted: false })
}

/** All parts of the trip contain the text, so that a check finds a trip that is stored in part. */
function tripFor(text: string): object {
  const part = (n: number) => ({ name: `${text} ${n}`, notes: text, activities: [{ name: text, time: '10:00' }] })
  return {
    title: text,
    budget: 4200,
    startDate: '2026-03-02',
    endDate: '2026-03-04',
    destinations: [1, 2, 3].map(part),
  }
}

async function addWish(caller: RetryingClient, { token, wishes }: BusyUser): Promise<void> {
  const name = `Wish ${randomInt(60)}`
  await caller.send('POST /wishlist', { token, body: { Name: name } })
  wishes.add(name)
}

async function removeWish(caller: RetryingClient, { token, wishes }: BusyUser): Promise<void> {
  const name = `Wish ${randomInt(60)}`
  await caller.send('DELETE /wishlist', { token, body: { itemName: name } })
  wishes.delete(name)
}

async function createReview(caller: RetryingClient, traveller: BusyUser): Promise<void> {
  const { token, reviews, pictures } = traveller
  const text = randomUUID()
  const placeName = PLACES[randomInt(PLACES.length)] ?? ''
  const rating = randomInt(1, 6)
  const imageUrl = [...pictures][randomInt(10)] ?? ''
  const locationCoords = { lat: 21.1, lng: 72.7 }
  const body = { placeName, rating, reviewText: text, imageUrl, locationCoords }
  const { answer } = await caller.send('POST /review/create', { token, key: randomUUID(), body })
  const { review } = api.createReview.reply.parse(answer.body)
  reviews.set(review._id, { text, placeName, rating, imageUrl, isDeleted: false })
}

async function deleteReview(caller: RetryingClient, traveller: BusyUser): Promise<void> {
  const id = drawOne(traveller.reviews, false)
  if (id === undefined) return
  await caller.send(`DELETE /review/delete/${id}`, { token: traveller.token })
  markReview(traveller, id, true)
}

async function restoreReview(caller: RetryingClient, traveller: BusyUser): Promise<void> {
  const id = drawOne(traveller.reviews, true)
  if (id === undefined) return
  await caller.send(`POST /review/restore/${id}`, { token: traveller.token })
  markReview(traveller, id, false)
}

function markReview({ reviews, auditEntries }: BusyUser, id: string, isDeleted: boolean): void {
  const review = reviews.get(id)
  if (review) reviews.set(id, { ...review, isDeleted })
  // The log stores the last of an author's actions of one kind.
  auditEntries.set(`review.${isDeleted ? 'delete' : 'restore'} ${id}`, 1)
}

async function changeProfile(caller: RetryingClient, traveller: BusyUser): Promise<void> {
  const phone = String(randomInt(1_000_000_000))
  await caller.send('PUT /auth/update-profile', { token: traveller.token, body: { phone } })
  traveller.phone = phone
}

async function subscribe(caller: RetryingClient, { subscribers }: BusyUser): Promise<void> {
  const email = `${randomUUID()}@surat.example`
  await caller.send('POST /contact-us', { body: { name: 'Executor', email } }, { isDone: isDoneOrRepeated })
  subscribers.add(email)
}

async function uploadPicture(caller: RetryingClient, { token, pictures }: BusyUser): Promise<void> {
  const picture = await createPicture(60 + randomInt(200), 60 + randomInt(200))
  const { answer } = await caller.send('POST /media/upload', { token, picture })
  pictures.add(api.uploadImage.reply.parse(answer.body).secure_url)
}

async function signUpSomebody(caller: RetryingClient, { accounts }: BusyUser): Promise<void> {
  const email = `${randomUUID()}@surat.example`
  await signUp(caller, email)
  accounts.add(email)
}

function signUp(caller: RetryingClient, email: string) {
  const body = { name: 'Asha', email, password: PASSWORD }
  return caller.send('POST /auth/signup', { body }, { isDone: isDoneOrRepeated })
}

/** A repeated request gets 409 when an earlier try succeeded without an answer. */
function isDoneOrRepeated({ status }: { status: number }, tries: number): boolean {
  return status === 200 || (status === 409 && tries > 1)
}

function drawOne(rows: ReadonlyMap<string, StoredRow>, isDeleted: boolean): string | undefined {
  const ids = [...rows].filter(([, one]) => one.isDeleted === isDeleted).map(([id]) => id)
  return ids.length === 0 ? undefined : ids[randomInt(ids.length)]
}
