import { DELETED_RETENTION_DAYS } from '#contract/api/deletion.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { deleteOldVisitCounts } from '../admin/analytics/analytics-sweep.ts'
import { purgeAnnouncementsDeletedBefore } from '../admin/announcements/announcements.store.ts'
import { deleteOldImports } from '../admin/place-import/imports-data.ts'
import { deleteForgottenAttempts } from '../platform/throttle/attempts.ts'
import { DEVICE_RETENTION_MS } from '../account/auth/devices.ts'
import { deleteDevicesUnseenSince } from '../account/auth/devices.store.ts'
import { deleteTicketsExpiredBefore } from '../account/auth/login-tickets.store.ts'
import { deleteChallengesExpiredBefore } from '../account/auth/passkeys.store.ts'
import { deleteEmailChangesExpiredBefore } from '../account/auth/email-changes.store.ts'
import { deleteConfirmationsExpiredBefore } from '../account/auth/email-confirmations.store.ts'
import { deleteResetRequestsExpiredBefore } from '../account/auth/password-resets.store.ts'
import { deleteUnusedSessions } from '../account/auth/sessions.ts'
import { REPORTS_RETENTION_DAYS } from '#contract/review/moderation.ts'
import { deleteLinksCheckedBefore } from '../admin/links/links.store.ts'
import { getMinute } from '../platform/http/request-counts.ts'
import { deleteRequestCountsBefore } from '../platform/http/request-counts.store.ts'
import { sweepImages } from '../account/media/image-sweep.ts'
import { deleteUnconfirmedSubscribersFromBefore } from '../admin/newsletter/subscribers.store.ts'
import { deleteDecidedReportsBefore } from '../admin/moderation/reports.store.ts'
import { purgeDeletedReviews } from '../travellers/reviews/reviews.ts'
import { SUGGESTIONS_RETENTION_DAYS } from '#contract/admin/suggestions.ts'
import { SECURITY_LOG_RETENTION_DAYS } from '#contract/admin/security-log.ts'
import { deleteSecurityEventsBefore } from '../account/security/security-log.store.ts'
import { deleteDecidedSuggestionsBefore } from '../admin/suggestions/suggestions-data.ts'
import { makeReserve } from '../platform/files/disk-reserve.ts'
import type { Database } from '../platform/store/database.ts'
import { linkStops } from '../travellers/trips/link-stops.ts'
import { deleteLinksExpiredBefore } from '../travellers/trips/trip-links.store.ts'
import { deleteChangesBefore } from '../travellers/trips/trip-history.store.ts'
import { HISTORY_LIMITS } from '#contract/trip/trip-history.ts'
import { deleteStopTokensBefore } from '../travellers/trips/trip-mails.store.ts'
import { deleteRoleNoticesBefore } from '../travellers/trips/trip-role-notices.store.ts'
import { queueTripMails } from '../travellers/trips/trip-mails.ts'
import { purgeTripsDeletedBefore } from '../travellers/trips/trips.store.ts'
import { isClockTrusted } from './clock-trust.store.ts'
import { PACK_LIFETIME_MS } from './pack-renewal.ts'
import { deletePacksMadeBefore } from './packs.store.ts'
import type { Services } from './services.ts'

const INTERVAL_MS = 15 * MINUTE_MS

/** Time for which the link of a mail can end the mails. */
const STOP_TOKENS_RETENTION_DAYS = 60

/** A person who was removed from a trip cannot open its plan, which ends the notices of others. */
const ROLE_NOTICES_RETENTION_DAYS = 14

/** Every address that a place names is asked sooner. */
const LINKS_RETENTION_DAYS = 35

type Moment = {
  now: Date
  /** Rows that were deleted before this instant can no longer be restored. */
  deletedBefore: string
}

type Sweep = (db: Database, moment: Moment) => Promise<void>

/** A wrong clock does no harm to these rows: they are made again when they are needed. */
const shortLived: readonly Sweep[] = [
  (db, { now }) => deleteTicketsExpiredBefore(db, now.toISOString()),
  (db, { now }) => deleteChallengesExpiredBefore(db, now.toISOString()),
  (db, { now }) => deleteResetRequestsExpiredBefore(db, now.toISOString()),
  (db, { now }) => deleteConfirmationsExpiredBefore(db, now.toISOString()),
  (db, { now }) => deleteEmailChangesExpiredBefore(db, now.toISOString()),
  (db, { now }) => deleteRequestCountsBefore(db, getMinute(now) - 1),
  (db, { now }) => deletePacksMadeBefore(db, new Date(now.getTime() - PACK_LIFETIME_MS).toISOString()),
  (db, { now }) => deleteForgottenAttempts(db, now),
  (db, { now }) => deleteLinksCheckedBefore(db, daysBefore(now, LINKS_RETENTION_DAYS)),
]

/** These rows are lost for good when they are deleted. */
const irreplaceable: readonly Sweep[] = [
  (db, { deletedBefore }) => deleteUnconfirmedSubscribersFromBefore(db, deletedBefore),
  (db, { now }) => deleteUnusedSessions(db, now),
  (db, { now }) => deleteDevicesUnseenSince(db, new Date(now.getTime() - DEVICE_RETENTION_MS).toISOString()),
  (db, { deletedBefore }) => purgeTripsDeletedBefore(db, deletedBefore),
  (db, { deletedBefore }) => deleteLinksExpiredBefore(db, deletedBefore.slice(0, 10)),
  (db, { now }) => deleteStopTokensBefore(db, daysBefore(now, STOP_TOKENS_RETENTION_DAYS)),
  (db, { now }) => deleteRoleNoticesBefore(db, daysBefore(now, ROLE_NOTICES_RETENTION_DAYS)),
  (db, { now }) => deleteChangesBefore(db, daysBefore(now, HISTORY_LIMITS.days)),
  (db, { deletedBefore, now }) => purgeDeletedReviews(db, { deletedBefore, now }),
  (db, { deletedBefore }) => purgeAnnouncementsDeletedBefore(db, deletedBefore),
  (db, { now }) => deleteDecidedReportsBefore(db, daysBefore(now, REPORTS_RETENTION_DAYS)),
  (db, { now }) => deleteDecidedSuggestionsBefore(db, daysBefore(now, SUGGESTIONS_RETENTION_DAYS), now),
  (db, { now }) => deleteOldVisitCounts(db, now),
  (db, { now }) => deleteOldImports(db, now),
  (db, { now }) => deleteSecurityEventsBefore(db, daysBefore(now, SECURITY_LOG_RETENTION_DAYS)),
]

/** Removes expired codes, counters and sessions, and rows that were deleted long ago. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await runAll([...shortLived, ...irreplaceable], db, now)
}

type SweepDeps = Pick<Services, 'store' | 'images' | 'now' | 'config'>

/**
 * A clock that leaps ahead makes yesterday's deletions look a month old. So rows are only purged while the clock is
 * trusted.
 */
export async function sweepRound(deps: SweepDeps): Promise<void> {
  const { db } = deps.store
  const now = deps.now()
  await runAll(shortLived, db, now)
  if (!(await isClockTrusted(db, now))) return
  await runAll(irreplaceable, db, now)
  await sweepImages(deps)
}

async function runAll(sweeps: readonly Sweep[], db: Database, now: Date): Promise<void> {
  const deletedBefore = daysBefore(now, DELETED_RETENTION_DAYS)
  for (const run of sweeps) await run(db, { now, deletedBefore })
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

/**
 * Sweeps. Queues mails with news of trips. Lets the stops of trips from an earlier version name their places, and keeps the reserve of the disk; both begin
 * at once.
 * @returns a function that stops the timer
 */
export function sweepRegularly(deps: SweepDeps & Pick<Services, 'guide' | 'newId'>): () => void {
  const stopping = new AbortController()
  // A round fails while the database is away. The next round does its work.
  makeReserve(deps.config)
  const link = () => void linkStops(deps, stopping.signal).catch(() => undefined)
  const timer = setInterval(() => {
    void sweepRound(deps).catch(() => undefined)
    makeReserve(deps.config)
    void queueTripMails(deps).catch(() => undefined)
    link()
  }, INTERVAL_MS)
  timer.unref()
  link()
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
