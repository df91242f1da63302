import type { PersonalDataEndpoint } from '../account/auth/auth.routes.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { JsonStream } from '../platform/http/json-stream.ts'
import { auditData } from '../account/activity/audit-data.ts'
import { accountData, collectAccount } from '../account/auth/account-data.ts'
import type { Account } from '../account/auth/accounts.store.ts'
import { confirmPassword } from '../account/auth/auth.ts'
import { isEmailConfirmed } from '../account/auth/confirmed-email.ts'
import { refuseStaff } from '../account/auth/last-admin.ts'
import type { Caller } from '../account/auth/own-sessions.ts'
import { requireUnchangedAccount } from '../account/auth/unchanged-account.ts'
import { deskData } from '../admin/desk/desk-data.ts'
import { placeImportData } from '../admin/place-import/imports-data.ts'
import { mailData } from '../platform/mail/mail-data.ts'
import { deleteFromOutbox, getOutbox } from '../platform/mail/outbox.ts'
import { imagesData } from '../account/media/images-data.ts'
import { collectModeration, moderationData } from '../admin/moderation/moderation-data.ts'
import { collectSubscription, subscriptionData } from '../admin/newsletter/subscription-data.ts'
import { listHelpfulVotesFor } from '../travellers/reviews/helpful-votes.store.ts'
import { readVersionsInParts } from '../travellers/reviews/review-versions.store.ts'
import {
  helpfulVotesData,
  reviewsData,
  reviewVersionsData,
  reviewVisitsData,
} from '../travellers/reviews/reviews-data.ts'
import { showReview } from '../travellers/reviews/reviews.ts'
import { readReviewsInParts } from '../travellers/reviews/reviews.store.ts'
import { nameAuthor } from '../travellers/reviews/reviews.routes.ts'
import { recordSecurityEvent } from '../account/security/security-log.ts'
import { collectSecurityLog, securityLogData } from '../account/security/security-log-data.ts'
import type { EraseLast, Person, PersonalData } from '../platform/store/personal-data.ts'
import { mapParts } from '../platform/store/read-in-parts.ts'
import { listLinks } from '../travellers/trips/trip-links.ts'
import { listOwnTrips } from '../travellers/trips/trip-lists.ts'
import { collectSuggestions, suggestionsData } from '../admin/suggestions/suggestions-data.ts'
import { listHeirsFor } from '../travellers/trips/trip-heirs.ts'
import { collectCompanions, tripsData } from '../travellers/trips/trips-data.ts'
import { exportWishlistItem, wishlistData } from '../travellers/wishlist/wishlist-data.ts'
import { readWishlistInParts } from '../travellers/wishlist/wishlist.store.ts'
import type { Services } from './services.ts'

/** The personal data of each feature, in the order of erasure. */
export const personalData: readonly PersonalData[] = [
  subscriptionData,
  mailData,
  wishlistData,
  tripsData,
  suggestionsData,
  imagesData,
  auditData,
  deskData,
  placeImportData,
  reviewVersionsData,
  reviewVisitsData,
  helpfulVotesData,
  moderationData,
  securityLogData,
  reviewsData,
  accountData,
]

export function personalDataHandlers(services: Services): Pick<Handlers<Account>, PersonalDataEndpoint> {
  return {
    exportMyData: async (_input, { account, ip, texts }) => {
      const { store, guide, now } = services
      const { db } = store
      await recordSecurityEvent(db, services, { kind: 'data.exported', accountId: account.id, ip })
      const reviews = mapParts(readReviewsInParts(db, account.id), (review) =>
        JSON.stringify(nameAuthor(showReview(review, guide.current()), texts)),
      )
      const wishlist = mapParts(readWishlistInParts(db, account.id), (item) => JSON.stringify(exportWishlistItem(item)))
      const reviewVersions = mapParts(readVersionsInParts(db, account.id), (version) => JSON.stringify(version))
      const fields = {
        success: true,
        exportedAt: now().toISOString(),
        ...(await collectPersonalData(services, account)),
      }
      return new JsonStream(fields, {
        wishlist,
        trips: listOwnTrips(db, account, guide.current()),
        reviews,
        reviewVersions,
      })
    },
    deleteAccount: async ({ body }, caller) => {
      await confirmPassword(services, { ...caller, password: body.password })
      await erasePerson(services, caller)
      return { success: true }
    },
  }
}

/** Everything that is short. The lists are written as they are read. */
async function collectPersonalData({ store, config }: Services, account: Account) {
  const { db } = store
  const person: Person = { ...account, ownsEmail: isEmailConfirmed(config, account) }
  return {
    ...(await collectAccount(db, config, account)),
    ...(await collectSecurityLog(db, person)),
    tripLinks: await listLinks({ store }, person.id),
    ...(await collectCompanions(db, person.id)),
    helpfulVotes: await listHelpfulVotesFor(db, person.id),
    ...(await collectModeration(db, person)),
    ...(await collectSuggestions(db, person)),
    ...(await collectSubscription(db, person)),
  }
}

async function erasePerson(services: Services, caller: Caller & { ip: string }): Promise<void> {
  const { account, ip } = caller
  const { store, guide, config } = services
  const person: Person = { ...account, ownsEmail: isEmailConfirmed(config, account) }
  await store.db.transaction().execute(async (transaction) => {
    const others = await listHeirsFor(transaction, person.id)
    await refuseStaff(transaction, person.id, { engine: store.engine, others })
    await requireUnchangedAccount(transaction, caller, store.engine)
    const last: EraseLast[] = []
    for (const { erase } of personalData) {
      const later = await erase?.(transaction, person, services.now().toISOString())
      if (later) last.push(later)
    }
    for (const erase of last) await erase()
    await recordSecurityEvent(transaction, services, { kind: 'account.deleted', ip })
  })
  // Files cannot be part of the transaction. The account is erased, so a folder that cannot be read is no failure of it.
  await deleteFromOutbox(getOutbox(config), person.email).catch(() => undefined)
  // The account is erased already. When the guide cannot be read now, its next check of the database reads it.
  await guide.renew().catch(() => undefined)
}
