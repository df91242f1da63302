import type { Generated } from 'kysely'
import type { AuditAction } from '#contract/admin/activity.ts'
import type { AnalyticsSpan, Metric } from '#contract/admin/analytics.ts'
import type { AnnouncementPriority } from '#contract/admin/announcements.ts'
import type { LetterState } from '#contract/admin/letters.ts'
import type { ModerationReason, ReportSubject } from '#contract/review/moderation.ts'
import type { StaffRole } from '#contract/api/roles.ts'
import type { EntryAction } from '#contract/admin/desk-entries.ts'
import type { ImportRowKind, ImportState } from '#contract/admin/place-imports.ts'
import type { DeclineReason, SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import type { SecurityEventKind } from '#contract/admin/security-log.ts'
import type { HistoryKind } from '#contract/trip/trip-history.ts'
import type { InvitedRole, TripRole } from '#contract/trip/trip-rights.ts'
import type { TripSuggestionKind } from '#contract/trip/trip-suggestions.ts'

/** The author of a row of content: the folder's file, or an editor, whose rows the file never overwrites. */
export type Origin = 'content' | 'editor'

/** Instants are ISO 8601 text in UTC. Lists and documents are JSON text. One function per table reads and writes it. */
/** An entry that visitors read: a place or a suggested trip. */
export type PublishedTable = {
  slug: string
  /** The unique form of the name for comparisons (see `nameKey`). */
  name_key: string
  document: string
  /** Order within all entries of the kind. */
  position: number
  origin: Origin
  /** SHA-256 of the file's entry; null for an editor's row. */
  content_hash: string | null
  /** The counter `guide` at the last change of the row. */
  version: Generated<number>
}

/** An entry that an editor changed; see desk/. */
export type DeskEntryTable = {
  slug: string
  /** The key of the name in the editors' text, for the search. */
  name_key: string
  /** From 1. Each action of an editor raises it. */
  version: number
  /** The editors' text: the draft, or that of a retired entry. The table of the guide has the published text. */
  document: string
  has_draft: 0 | 1
  /** Instant at which the server publishes the draft. Null: an editor publishes it. */
  publish_at: string | null
  /** Null unless the entry was retired. */
  retired_at: string | null
  /** The slug of the entry that replaces a retired one. */
  replaced_by: string | null
  /** SHA-256 of the folder's entry that the editors last saw. Null: the folder had none. */
  folder_hash: string | null
  /** A newer entry of the folder that nobody has decided about. */
  folder_document: string | null
}

/** The text of an entry after an action of an editor. */
export type EntryVersionTable = {
  slug: string
  version: number
  document: string
  deed: EntryAction
  /** Null once the account is deleted, and for what nobody did. */
  editor_id: string | null
  at: string
  /** The name of the file whose import made the version, or was undone. Null for all other actions. */
  imported_from: string | null
}

/** A place whose price is not known. The question is open while the place has this version. */
export type PriceQuestionTable = { slug: string; version: number }

/** A file with places that an editor imports; see place-import/. */
export type PlaceImportTable = {
  id: string
  account_id: string
  file_name: string
  state: Exclude<ImportState, 'failed'>
  created_at: string
  /** The last sign of life while the file is read. Later the last action. */
  touched_at: string
  rows_read: number
  /** 0 until it is known. */
  rows_total: number
  /** JSON */
  report: string
}

export type PlaceImportRowTable = {
  import_id: string
  number: number
  kind: ImportRowKind
  is_chosen: 0 | 1
  /** JSON */
  document: string
}

/** An uploaded picture that a version of a place names. */
export type PlacePhotoTable = {
  hash: string
  slug: string
  version: number
}

/** A change of a place that a traveller suggests, and the decision of an editor. */
export type SuggestionTable = {
  id: string
  slug: string
  place_name: string
  account_id: string
  topic: SuggestionTopic
  /** JSON. Null: the traveller wrote words alone. */
  value: string | null
  note: string
  /** Empty without a photo. */
  photo_url: string
  /** yyyy-mm-dd */
  seen_on: string
  created_at: string
  /** Null while it waits. */
  outcome: 'accepted' | 'declined' | null
  /** Empty unless it was declined. */
  reason: DeclineReason | ''
  /** JSON of what was there before and after. Null: the place did not change. */
  change: string | null
  editor_id: string | null
  decided_at: string | null
}

export type CityTable = {
  /** Always 1, since an installation has one city. */
  id: number
  document: string
  content_hash: string
  /** See guide/loaded-folder.ts. */
  loaded_state: string | null
}

/** One counter for each topic that processes keep in memory; see changes.ts. */
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
  /** Null for travellers and admins. */
  staff_role: StaffRole | null
  /** Argon2id in PHC form. */
  password_hash: string
  /** Null until a link or a code that was mailed there came back. */
  email_confirmed_at: string | null
  created_at: string
  /** Null unless an admin has suspended the account. */
  suspended_at: string | null
  /** The code of the language of the mails. Null until it is known. */
  language: string | null
  /** Counts the changes of the lists that the account reads as its own: its trips and its wishlist. */
  list_changes: Generated<number>
}

/** A browser in which an account has logged in. */
export type DeviceTable = {
  id: string
  account_id: string
  /** SHA-256 of the secret in the browser's cookie. */
  secret_hash: string
  /** Empty when it is not known. The same holds for the system. */
  browser: string
  system: string
  created_at: string
  /** At a login. */
  last_seen_at: string
}

export type SessionTable = {
  /** A name that its owner may see. */
  id: string
  /** SHA-256 of the token. Only the browser knows the token. */
  token_hash: string
  account_id: string
  /** Null for sessions that began before devices were known. */
  device_id: string | null
  created_at: string
  last_used_at: string
  /** Instant at which the owner last showed a password or a passkey in this session. */
  authenticated_at: string
}

export type PasswordResetTable = {
  /** SHA-256 of a secret that only the browser that asked has. */
  secret_hash: string
  /** The mail that brings the code. It may answer several requests. */
  mail_id: string
  /** May have no account. */
  email: string
  /** SHA-256 of the code; null until its mail is written. */
  code_hash: string | null
  expires_at: string
  /** Counted before a code is compared. */
  tries: number
}

export type TotpTable = {
  account_id: string
  /** In base32, as apps take it. */
  secret: string
  created_at: string
  /** Null until the first right code. Until then it is no second factor. */
  confirmed_at: string | null
  /** The time step of the last accepted code (RFC 6238). */
  last_step: number
}

export type PasskeyTable = {
  id: string
  account_id: string
  /** In base64url, like the public key (COSE). */
  credential_id: string
  public_key: string
  /** 0 for passkeys that do not count. */
  counter: number
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** A code that was not used yet. */
export type RecoveryCodeTable = {
  /** SHA-256, because the code has 80 random bits. */
  code_hash: string
  account_id: string
  /** Null for codes of an earlier version whose factors are deleted. */
  created_at: string | null
}

/** A login that waits for its second factor. */
export type LoginTicketTable = {
  ticket_hash: string
  account_id: string
  /** SHA-256 of the password's hash at the login. */
  password_mark: string
  expires_at: string
  tries: number
}

export type PasskeyChallengeTable = {
  challenge_hash: string
  account_id: string | null
  purpose: 'registration' | 'login'
  expires_at: string
}

/** A link that confirms the email of an account. */
export type EmailConfirmationTable = {
  token_hash: string
  account_id: string
  expires_at: string
  /** The email that the link was mailed to. Null for links from before there was this column. */
  email: string | null
}

/** A change of email that waits for both mailboxes. */
export type EmailChangeTable = {
  account_id: string
  new_email: string
  /** The hash of the token of the session that asked. */
  session_hash: string
  old_mail_id: string
  new_mail_id: string
  /** Null until the mail is written. */
  old_token_hash: string | null
  new_token_hash: string | null
  old_confirmed_at: string | null
  new_confirmed_at: string | null
  expires_at: string
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
  /** Null until the owner of the email confirms. */
  confirmed_at: string | null
  /** The language of the page that they subscribed on. Null for subscribers from before. */
  language: string | null
}

export type UnsubscribeTokenTable = {
  token_hash: string
  email: string
  /** The newsletter issue whose mail held the token. Null for other mails. */
  letter_id: string | null
}

/** A mail that warns the owner of an account. */
export type Notice =
  | 'new-device'
  | 'new-password'
  | 'new-admin'
  | 'new-role'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'email-changed'

/** A mail in the queue. Its text is written when it is sent, so that the queue holds no code or token. */
export type MailTable = {
  id: string
  template:
    | 'email-change-old'
    | 'email-change-new'
    | 'one-time-code'
    | 'email-confirmation'
    | 'newsletter-confirmation'
    | 'newsletter-welcome'
    | 'letter'
    | 'letter-test'
    | 'trip-news'
    | Notice
  /**
   * Email. A one-time code may go to an unknown email, because the answer to the request must not show whether the
   * account exists.
   */
  recipient: string
  /** The instant of the event that the mail reports. A new round of attempts does not change it. */
  event_at: string
  created_at: string
  attempts: number
  /** Null once the mail has failed for good. The row stays for the operator. */
  next_attempt_at: string | null
  last_error: string | null
  /** For a recipient without an account. Null: the subscription or the first language decides. */
  language: string | null
  lane: MailLane
  /** The newsletter issue of the mail. Null for other mails. */
  letter_id: string | null
}

/** Mails of the lane `now` leave before those of `letters`. Those of `held` wait until somebody resumes their issue. */
export type MailLane = 'now' | 'letters' | 'held'

/** A newsletter issue. */
export type LetterTable = {
  id: string
  state: LetterState
  /** Grows with each change of the text or the state, but not with the counts. */
  version: number
  title: string
  text: string
  /** JSON: slugs, in the order of the issue. */
  places: string
  /** JSON: what the mails say of each place. Null until the sending begins, so that everybody gets the same. */
  shown_places: string | null
  created_by: string | null
  created_at: string
  updated_at: string
  started_at: string | null
  /**
   * Subscribers who were confirmed later get the next newsletter issue. A clock that was ahead may have confirmed
   * somebody in the future.
   */
  confirmed_until: string | null
  finished_at: string | null
  recipients: number
  sent: number
  refused: number
  unknown: number
  unsubscribed: number
}

/** A row for each mail of a newsletter issue that is in the queue. The rows are deleted when the issue is sent. */
export type LetterDeliveryTable = {
  letter_id: string
  email: string
}

/** Failed attempts of one kind by email, IP or both; see platform/throttle/attempts.ts. */
export type AttemptTable = {
  key_hash: string
  failures: number
  blocked_until: string | null
  forget_at: string
}

/** Requests of a busy IP in a minute; see http/request-counts.ts. */
export type RequestCountTable = {
  key_hash: string
  /** Minutes since 1970 (UTC). */
  minute: number
  count: number
}

export type TripTable = {
  id: string
  account_id: string
  /** The whole trip with its destinations and activities (docs/decisions/0016). */
  document: string
  /** Size of the document in UTF-8. */
  bytes: number
  version: number
  /** The version of the guide with whose names its stops were last compared; null when it was saved with places. */
  names_compared_at: number | null
  /** The key of the request that made it; null when it had none. */
  idempotency_key: string | null
  created_at: string
  updated_at: string
  /** Null while it is there. */
  deleted_at: string | null
  /** It grows with each change of what waits for a decision. 0: nothing was suggested yet. */
  suggestions_version: Generated<number>
}

/** A link to a trip, or to all trips of an account; see travellers/trips/trip-links.ts. */
export type TripLinkTable = {
  id: string
  account_id: string
  /** Null: all trips of the account. */
  trip_id: string | null
  purpose: 'view' | 'calendar' | 'invite'
  token_hash: string
  /** Names of sections with spaces between them. */
  sections: string
  passcode_hash: string | null
  has_alarms: 0 | 1
  language: string
  /** The last day, in the city. Null: until it is ended. */
  expires_on: string | null
  created_at: string
  last_opened_on: string | null
  /** The role that an invite gives. Null for other links. */
  role: InvitedRole | null
  /** The person for whom an invite is; null: everybody who has it. */
  person_id: string | null
}

/** Somebody in a trip beside its owner; see travellers/trips/trip-people.ts. */
export type TripPersonTable = {
  id: string
  trip_id: string
  /** Null: without an account, and then without a role. */
  account_id: string | null
  /** The name of a person without an account; else empty. */
  name: string
  role: InvitedRole | null
  created_at: string
}

/** A process with streams of trips; see travellers/trips/trip-live.ts. */
export type LiveProcessTable = {
  id: string
  /** It grows each second while the process lives. */
  beats: number
}

/** A trip that the stream of a browser shows now. */
export type TripWatchTable = {
  stream_id: string
  trip_id: string
  account_id: string
  process_id: string
  /** Null: no day of the trip. */
  day: string | null
}

/** Suggestions of people in a trip, until it is decided; see travellers/trips/trip-suggestions.ts. */
export type TripSuggestionTable = {
  id: string
  trip_id: string
  account_id: string
  kind: TripSuggestionKind
  /** Null: a new stop. */
  stop_id: string | null
  stop_name: string
  /** The slug of the place of a new stop. */
  place: string | null
  /** JSON of what the stop would be, and of what it was. */
  fields: string
  was: string
  note: string
  created_at: string
}

/** A field that a person changed in a shared trip within an hour; see travellers/trips/trip-history.ts. */
export type TripChangeTable = {
  trip_id: string
  account_id: string
  /** yyyy-mm-ddThh of the first change. The instant of an accepted suggestion. */
  hour: string
  kind: HistoryKind
  subject: string
  field: string
  /** The name of a stop or destination at that time. */
  title: string
  at: string
  /** Null: it was no suggestion, or its account is deleted. */
  suggested_by: string | null
}

/** The last version of a shared trip that somebody has saved; see travellers/trips/merge-edit.ts. */
export type TripSaveTable = { trip_id: string; account_id: string; version: number }

/** The instant at which somebody last saw a shared trip; see travellers/trips/trip-news.ts. */
export type TripSeenTable = { account_id: string; trip_id: string; seen_at: string }

/** A change of somebody’s role in a trip that is news; see travellers/trips/trip-news.ts. */
export type TripRoleNoticeTable = {
  account_id: string
  trip_id: string
  /** Null: the account was removed. */
  role: TripRole | null
  title: string
  at: string
}

/** The accounts that want mails with news of shared trips; see travellers/trips/trip-mails.ts. */
export type TripMailTable = {
  account_id: string
  /** Instant at which the last mail was queued; before the first mail, the instant at which the owner chose them. */
  mailed_at: string
}

export type TripMailTokenTable = { token_hash: string; account_id: string; created_at: string }

/** A count of a day or a month of the city; see analytics/. */
export type VisitCountTable = {
  span: AnalyticsSpan
  metric: Metric
  /** yyyy-mm-dd or yyyy-mm. */
  period: string
  key: string
  count: number
}

export type ImageTable = {
  /** SHA-256 of the large rendering, in hexadecimal; also the name of its files. */
  hash: string
  /** The size of all renderings together. */
  bytes: number
  /** The time of the next check whether the image is needed; null while a review shows it. */
  check_at: string | null
  /** Null unless the files are being deleted. */
  leaving_at: string | null
}

/**
 * The travellers who uploaded an image and may use it in a review. Several travellers may have uploaded the same image.
 */
export type ImageUploadTable = {
  account_id: string
  hash: string
  uploaded_at: string
}

/** The geocoder's name of a point by the point's rounded coordinates. */
export type PostalAddressTable = {
  point: string
  display_name: string
  found_at: string
}

/** The clock as the rounds of the sweep saw it; one row. */
export type SweepRoundTable = {
  id: number
  last_at: string
  /** Since this instant, each round came within a day after the one before it. */
  steady_since: string
}

/** A pack of the guide that a device may still be downloading. */
export type PackTable = {
  edition: string
  /** Language and build. */
  series: string
  /** The state of the guide and the reviews that it shows. */
  content: string
  made_at: string
  /** Until then it is current although the content has changed. */
  fresh_until: string
  /** `CurrentPack` in JSON. */
  description: string
  /** `PackManifest` in JSON, compressed with Brotli, in base64. */
  manifest: string
}

/** A page or an answer as packs hold it. */
export type PackBodyTable = {
  /** Hash of the body without compression, in hexadecimal digits. */
  sha256: string
  content_type: string
  /** Compressed with Brotli, in base64. */
  body: string
  /** Instant at which the latest pack with it was made. */
  used_at: string
  /** Length of `body`. */
  bytes: number
  /** Slugs of the places whose reviews it shows, separated by spaces. `*` stands for all places. Empty: it shows none. */
  shows: string
  /** The counter of reviews (see changes.ts) when it was begun. */
  reviews_version: number
}

/** A file of a build that runs or ran lately. */
export type BuildFileTable = {
  /** Below /assets/. It changes with the content. */
  name: string
  /** Length of `body`. */
  bytes: number
  /** A process of a build with this file ran then. */
  used_at: string
  /** Compressed with Brotli, in base64. */
  body: string
}

/** The turn and the outcome of backups that are made by themselves; one row. */
export type ScheduledBackupTable = {
  id: number
  /** The process that makes a backup now has the turn until then. */
  leased_until: string
  /** The last backup that was read back. */
  finished_at: string | null
  /** Null when a later backup succeeded. */
  failed_at: string | null
}

/** The time of the next request to the geocoder by any process; one row. */
export type GeocoderTurnTable = {
  id: number
  next_at: string
}

export type ReviewTable = {
  id: string
  /** Null once the account is deleted. */
  account_id: string | null
  place_name: string
  /** The form of the place's name for comparisons (see `nameKey`). */
  place_key: string
  landmark: string
  location: string
  lat: number
  lng: number
  rating: number
  review_text: string
  image_url: string
  /** The key of the request that made it; null when it had none. */
  idempotency_key: string | null
  created_at: string
  /** Null while it is there. */
  deleted_at: string | null
  deleted_by: string | null
  /** Null unless its author is suspended. */
  hidden_at: string | null
  /** From 1. Each edit raises it. */
  version: number
  /** Null until the first edit. */
  edited_at: string | null
  /** The newest report that waits for a decision. */
  reported_at: string | null
  /** The decision that removed it. Null for a review that is there, or was deleted without a reason. */
  removal_id: string | null
  /** The author’s appeal that waits for an answer. */
  appealed_at: string | null
}

/** A person's report about a review. One row for each person and review. */
export type ReportTable = {
  id: string
  review_id: string
  /** Null once the account is deleted. */
  reporter_id: string | null
  subject: ReportSubject
  reason: ModerationReason
  created_at: string
  /** Null while it waits. */
  decision_id: string | null
}

/** A moderator's decision about a review. */
export type DecisionTable = {
  id: string
  review_id: string
  kind: 'remove' | 'keep'
  /** Empty for a review that was kept. */
  reason: ModerationReason | ''
  /** The version that was judged. */
  version: number
  moderator_id: string | null
  created_at: string
  undone_at: string | null
  /** The author's words; empty without an appeal. */
  appeal: string
  appealed_at: string | null
  answered_at: string | null
}

/** Number of reviews that were removed from a place, by reason. */
export type PlaceRemovalTable = {
  place_key: string
  reason: ModerationReason
  count: number
}

/** A traveller found a review helpful. */
export type HelpfulVoteTable = {
  review_id: string
  account_id: string
}

/** A review that says in which month (yyyy-mm) its place was in a trip of its author. */
export type ReviewVisitTable = {
  review_id: string
  month: string
}

/** An earlier version of an edited review. */
export type ReviewVersionTable = {
  review_id: string
  version: number
  place_name: string
  landmark: string
  location: string
  lat: number
  lng: number
  rating: number
  review_text: string
  image_url: string
  written_at: string
}

/** A photo of a version of a review, after its first one. */
export type ReviewPhotoTable = {
  review_id: string
  version: number
  /** From 1. */
  position: number
  hash: string
}

/** The sum of all reviews of a name, even when the guide has no such place. */
export type PlaceRatingTable = {
  place_key: string
  rating_sum: number
  rating_count: number
  /** The counter of reviews (see changes.ts) at the last change. */
  version: number
  /** The same counter at the last withdrawal of a text of a review. */
  withdrawn_version: number
}

export type AnnouncementTable = {
  id: string
  title: string
  content: string
  date: string
  priority: AnnouncementPriority
  /** JSON by the codes of the languages. Null: there are none. */
  translations: string | null
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
  /** The first words of a review at that time. Empty for other subjects, and once the review is purged. */
  first_words: string
}

/** Events of one kind, account and network in one hour; see security/security-log.ts. */
export type SecurityEventTable = {
  id: string
  at: string
  last_at: string
  kind: SecurityEventKind
  /** Null when no account is known, or once it is deleted. */
  account_id: string | null
  network: string
  count: number
}

/** The answer of a URL that places name. */
export type LinkTable = {
  url: string
  /** ISO 8601 instant. */
  checked_at: string
  /** The first of the failed checks without an answer in between. Null: it answered. */
  failed_at: string | null
  /** 1: the last answer was that the page does not exist. */
  is_gone: 0 | 1
}

/**
 * All tables of the database. Their rows stand in one file, as the migrations make one schema: whoever writes a migration
 * or an export reads the list as a whole.
 */
export type Tables = {
  address: PostalAddressTable
  geocoder_turn: GeocoderTurnTable
  sweep_round: SweepRoundTable
  scheduled_backup: ScheduledBackupTable
  pack: PackTable
  pack_body: PackBodyTable
  build_file: BuildFileTable
  review: ReviewTable
  review_version: ReviewVersionTable
  review_photo: ReviewPhotoTable
  helpful_vote: HelpfulVoteTable
  review_visit: ReviewVisitTable
  report: ReportTable
  decision: DecisionTable
  place_removal: PlaceRemovalTable
  place_rating: PlaceRatingTable
  announcement: AnnouncementTable
  audit_entry: AuditEntryTable
  security_event: SecurityEventTable
  trip: TripTable
  trip_link: TripLinkTable
  trip_person: TripPersonTable
  live_process: LiveProcessTable
  trip_watch: TripWatchTable
  trip_suggestion: TripSuggestionTable
  trip_change: TripChangeTable
  trip_save: TripSaveTable
  trip_seen: TripSeenTable
  trip_role_notice: TripRoleNoticeTable
  trip_mail: TripMailTable
  trip_mail_token: TripMailTokenTable
  account: AccountTable
  device: DeviceTable
  session: SessionTable
  totp: TotpTable
  passkey: PasskeyTable
  recovery_code: RecoveryCodeTable
  login_ticket: LoginTicketTable
  passkey_challenge: PasskeyChallengeTable
  password_reset: PasswordResetTable
  email_confirmation: EmailConfirmationTable
  email_change: EmailChangeTable
  wishlist_item: WishlistItemTable
  subscriber: SubscriberTable
  unsubscribe_token: UnsubscribeTokenTable
  letter: LetterTable
  letter_delivery: LetterDeliveryTable
  mail: MailTable
  attempt: AttemptTable
  request_count: RequestCountTable
  visit_count: VisitCountTable
  link: LinkTable
  image: ImageTable
  image_upload: ImageUploadTable
  place: PublishedTable
  desk_place: DeskEntryTable
  place_version: EntryVersionTable
  place_photo: PlacePhotoTable
  price_question: PriceQuestionTable
  place_import: PlaceImportTable
  place_import_row: PlaceImportRowTable
  suggestion: SuggestionTable
  suggested_trip: PublishedTable
  desk_trip: DeskEntryTable
  trip_version: EntryVersionTable
  calendar_entry: PublishedTable
  desk_calendar_entry: DeskEntryTable
  calendar_version: EntryVersionTable
  city_part: PublishedTable
  desk_city_part: DeskEntryTable
  city_part_version: EntryVersionTable
  city: CityTable
  change: ChangeTable
  migration: MigrationTable
}

/** The names of the tables that have these columns and no others. */
export type TableNameFor<Columns> = {
  [Name in keyof Tables]: [Tables[Name], Columns] extends [Columns, Tables[Name]] ? Name : never
}[keyof Tables]
