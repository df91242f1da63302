import type { AuditAction } from '#contract/activity.ts'
import type { AnnouncementPriority } from '#contract/announcements.ts'

/** Who wrote a row of content: the folder's file, or an editor, whose rows the file never overwrites. */
export type Origin = 'content' | 'editor'

/** Instants are ISO 8601 text in UTC; lists and documents are JSON text, read and written by one function per table. */
export type PlaceTable = {
  slug: string
  /** The name in the form in which names are compared (see `nameKey`); unique. */
  name_key: string
  document: string
  /** Order within the whole guide. */
  position: number
  origin: Origin
  /** SHA-256 of the file's entry; null for an editor's row. */
  content_hash: string | null
}

export type SuggestedTripTable = {
  slug: string
  document: string
  position: number
  origin: Origin
  content_hash: string | null
}

export type CityTable = {
  /** Always 1: an installation has one city. */
  id: number
  document: string
  content_hash: string
}

/** A counter for each topic that processes keep in memory; see changes.ts. */
export type ChangeTable = {
  topic: string
  version: number
}

export type MigrationTable = {
  name: string
  checksum: string
  applied_at: string
}

export type AccountTable = {
  id: string
  /** Trimmed, in lower case. */
  email: string
  name: string
  phone: string
  address: string
  is_admin: 0 | 1
  /** Argon2id in PHC form. */
  password_hash: string
  created_at: string
}

export type SessionTable = {
  /** SHA-256 of the token; the token itself is known to the browser alone. */
  token_hash: string
  account_id: string
  created_at: string
  last_used_at: string
}

export type OneTimeCodeTable = {
  account_id: string
  /** Argon2id in PHC form: the code is so short that a faster hash would be undone in no time. */
  code_hash: string
  expires_at: string
  /** Counted before a code is compared. */
  tries: number
}

export type WishlistItemTable = {
  id: string
  account_id: string
  name: string
  name_key: string
  location: string
  rating: number
  image: string
  created_at: string
}

export type SubscriberTable = {
  email: string
  name: string
  created_at: string
}

export type UnsubscribeTokenTable = {
  token_hash: string
  email: string
}

/** A mail to be written and sent: its text is made when it goes out, so that no code or token waits here to be read. */
export type MailTable = {
  id: string
  template: 'one-time-code' | 'newsletter-welcome'
  /** Email. For a one-time code there need not be an account: the answer to the request must not depend on it. */
  recipient: string
  created_at: string
  attempts: number
  /** Null once it has failed for good: it is kept for the operator to see. */
  next_attempt_at: string | null
  last_error: string | null
}

/** Failed attempts of one kind by one email, address or both; see auth/attempts.ts. */
export type AttemptTable = {
  key_hash: string
  failures: number
  blocked_until: string | null
  forget_at: string
}

/** Requests of a busy address in a minute; see http/request-counts.ts. */
export type RequestCountTable = {
  key_hash: string
  /** Minutes since 1970. */
  minute: number
  count: number
}

export type TripTable = {
  id: string
  account_id: string
  /** The whole trip with its destinations and activities (docs/decisions/0016). */
  document: string
  version: number
  /** Of the request that made it; null when it had none. */
  idempotency_key: string | null
  created_at: string
  updated_at: string
  /** Null while it is there. */
  deleted_at: string | null
}

export type ImageTable = {
  /** SHA-256 of the large rendering, in hexadecimal; also the name of its files. */
  hash: string
  /** Of all renderings together. */
  bytes: number
  /** When to look whether anything still needs it; null while a review does. */
  check_at: string | null
  /** Null unless its files are being deleted. */
  leaving_at: string | null
}

/** Whoever uploaded an image may use it in a review; the same image may have been uploaded by several. */
export type ImageUploadTable = {
  account_id: string
  hash: string
  uploaded_at: string
}

/** What the geocoder called a point, by the point's rounded coordinates. */
export type AddressTable = {
  point: string
  display_name: string
  found_at: string
}

/** What the rounds of sweeping have seen of the clock; one row. */
export type SweepRoundTable = {
  id: number
  last_at: string
  /** Since when no round came more than a day after the one before, or before it. */
  steady_since: string
}

/** When the geocoder may be asked next, by whichever process; one row. */
export type GeocoderTurnTable = {
  id: number
  next_at: string
}

export type ReviewTable = {
  id: string
  /** Null once the account is deleted. */
  account_id: string | null
  place_name: string
  /** The place's name as names are compared (see `nameKey`). */
  place_key: string
  landmark: string
  location: string
  lat: number
  lng: number
  rating: number
  review_text: string
  image_url: string
  /** Of the request that made it; null when it had none. */
  idempotency_key: string | null
  created_at: string
  /** Null while it is there. */
  deleted_at: string | null
  deleted_by: string | null
}

/** What the reviews of a name come to, whether the guide has a place of that name or not. */
export type PlaceRatingTable = {
  place_key: string
  rating_sum: number
  rating_count: number
  /** The counter of reviews (see changes.ts) when it changed last. */
  version: number
}

export type AnnouncementTable = {
  id: string
  title: string
  content: string
  date: string
  priority: AnnouncementPriority
  /** Null while it is there. */
  deleted_at: string | null
}

export type AuditEntryTable = {
  id: string
  at: string
  action: AuditAction
  /** Null once the account is deleted. */
  actor_id: string | null
  subject_id: string
  subject_title: string
}

export type Tables = {
  address: AddressTable
  geocoder_turn: GeocoderTurnTable
  sweep_round: SweepRoundTable
  review: ReviewTable
  place_rating: PlaceRatingTable
  announcement: AnnouncementTable
  audit_entry: AuditEntryTable
  trip: TripTable
  account: AccountTable
  session: SessionTable
  one_time_code: OneTimeCodeTable
  wishlist_item: WishlistItemTable
  subscriber: SubscriberTable
  unsubscribe_token: UnsubscribeTokenTable
  mail: MailTable
  attempt: AttemptTable
  request_count: RequestCountTable
  image: ImageTable
  image_upload: ImageUploadTable
  place: PlaceTable
  suggested_trip: SuggestedTripTable
  city: CityTable
  change: ChangeTable
  migration: MigrationTable
}
