import type { Handlers } from '../http/handler.ts'
import { findSubscriber } from '../newsletter/subscribers.store.ts'
import { showReview } from '../reviews/reviews.ts'
import { listReviewsOf } from '../reviews/reviews.store.ts'
import type { Services } from '../app/services.ts'
import { showTrip } from '../trips/trips.ts'
import { listTripsOwnedBy } from '../trips/trips.store.ts'
import { listWishlistOf } from '../wishlist/wishlist.store.ts'
import {
  changeProfile,
  deleteAccount,
  logIn,
  requestOneTimeCode,
  resetPassword,
  signUp,
  userOf,
  type BegunSession,
} from './auth.ts'
import { deleteSession, listSessionsOf } from './sessions.store.ts'

type AuthEndpoints =
  | 'getUser'
  | 'updateProfile'
  | 'logIn'
  | 'signUp'
  | 'logOut'
  | 'forgotPassword'
  | 'resetPassword'
  | 'exportMyData'
  | 'deleteAccount'

export function authHandlers(services: Services): Pick<Handlers, AuthEndpoints> {
  const { db } = services.store
  return {
    getUser: (_input, { account }) => ({ success: true, user: userOf(account) }),
    updateProfile: async ({ body }, { account }) => {
      return { success: true, user: userOf(await changeProfile(services, account, body)) }
    },
    logIn: async ({ body }, { address }) => sessionReply(await logIn(services, { ...body, address })),
    signUp: async ({ body }, { address }) => sessionReply(await signUp(services, { ...body, address })),
    logOut: async (_input, { tokenHash }) => {
      await deleteSession(db, tokenHash)
      return { success: true }
    },
    forgotPassword: async ({ body }, { address }) => {
      await requestOneTimeCode(services, { ...body, address })
      return { success: true }
    },
    resetPassword: async ({ body }, { address }) => {
      await resetPassword(services, { ...body, address })
      return { success: true }
    },
    deleteAccount: async ({ body }, { account, address }) => {
      await deleteAccount(services, { account, password: body.password, address })
      return { success: true }
    },
    exportMyData: async (_input, { account }) => {
      const subscriber = await findSubscriber(db, account.email)
      const wishlist = await listWishlistOf(db, account.id)
      const trips = await listTripsOwnedBy(db, account.id)
      const reviews = await listReviewsOf(db, account.id)
      return {
        success: true,
        exportedAt: services.now().toISOString(),
        user: { ...userOf(account), createdAt: account.createdAt },
        sessions: await listSessionsOf(db, account.id),
        wishlist: wishlist.map(({ name, location, rating, image, createdAt }) => ({
          name,
          location,
          rating,
          image,
          addedAt: createdAt,
        })),
        trips: trips.map((trip) => showTrip(trip, account)),
        reviews: reviews.map((review) => showReview(review, services.guide.current())),
        newsletter: subscriber ? { name: subscriber.name, subscribedAt: subscriber.createdAt } : null,
      }
    },
  }
}

function sessionReply({ token, account }: BegunSession) {
  const { id, name, email, isAdmin } = account
  return { success: true as const, authToken: token, isAdmin, name, email, id, _id: id }
}
