import type { Handlers } from '../http/handler.ts'
import { auditData } from '../activity/audit-data.ts'
import { accountData, collectAccount } from '../auth/account-data.ts'
import type { Account } from '../auth/accounts.store.ts'
import { confirmPassword } from '../auth/auth.ts'
import { throwIfLastAdmin } from '../auth/last-admin.ts'
import { mailData } from '../mail/mail-data.ts'
import { imagesData } from '../media/images-data.ts'
import { collectSubscription, subscriptionData } from '../newsletter/subscription-data.ts'
import { collectReviews, reviewsData } from '../reviews/reviews-data.ts'
import { nameAuthor } from '../reviews/reviews.routes.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import { collectSecurityLog, securityLogData } from '../security/security-log-data.ts'
import type { Person, PersonalData } from '../store/personal-data.ts'
import { collectTrips, tripsData } from '../trips/trips-data.ts'
import { collectWishlist, wishlistData } from '../wishlist/wishlist-data.ts'
import type { Services } from './services.ts'

/**
 * The personal data of each feature, in the order of erasure. Reviews come last: every other review waits from their
 * part on until the transaction ends.
 */
export const personalData: readonly PersonalData[] = [
  subscriptionData,
  mailData,
  wishlistData,
  tripsData,
  imagesData,
  auditData,
  securityLogData,
  accountData,
  reviewsData,
]

type PersonalDataEndpoints = 'exportMyData' | 'deleteAccount'

export function personalDataHandlers(services: Services): Pick<Handlers<Account>, PersonalDataEndpoints> {
  return {
    exportMyData: async (_input, { account, ip, texts }) => {
      services.securityCounts.add({ kind: 'data.exported', accountId: account.id, ip })
      const { reviews, ...others } = await collectPersonalData(services, account)
      return {
        success: true,
        exportedAt: services.now().toISOString(),
        ...others,
        reviews: reviews.map((review) => nameAuthor(review, texts)),
      }
    },
    deleteAccount: async ({ body }, { account, ip }) => {
      await confirmPassword(services, { account, password: body.password, ip })
      await erasePerson(services, account, ip)
      return { success: true }
    },
  }
}

async function collectPersonalData({ store: { db }, guide }: Services, account: Account) {
  return {
    ...(await collectAccount(db, account)),
    ...(await collectWishlist(db, account)),
    ...(await collectTrips(db, account)),
    ...(await collectReviews(db, account, guide.current())),
    ...(await collectSecurityLog(db, account)),
    ...(await collectSubscription(db, account)),
  }
}

async function erasePerson(services: Services, person: Person, ip: string): Promise<void> {
  const { store, guide } = services
  await store.db.transaction().execute(async (transaction) => {
    await throwIfLastAdmin(transaction, person.id, store.engine)
    for (const { erase } of personalData) await erase?.(transaction, person)
    await recordSecurityEvent(transaction, services, { kind: 'account.deleted', ip })
  })
  // The account is erased already. When the guide cannot be read now, its next check of the database reads it.
  await guide.renew().catch(() => undefined)
}
