import type { tripNewsOperations } from '#contract/trip/trip-news.operations.ts'
import type { tripMailOperations } from '#contract/trip/trip-mails.operations.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { isMailWished, setMailWish, stopMails } from './trip-mails.ts'
import { listTripNews, markSeen } from './trip-news.ts'
import { deleteRoleNotice } from './trip-role-notices.store.ts'

export function tripNewsHandlers(deps: Pick<Context, 'store' | 'now'>): HandlersFor<typeof tripNewsOperations> {
  return {
    listTripNews: async (_input, { account }) => ({
      success: true,
      news: await listTripNews(deps.store.db, account.id),
    }),
    markTripSeen: async ({ params: { id: tripId } }, { account }) => {
      await markSeen(deps, { tripId, accountId: account.id })
      return { success: true }
    },
    dismissTripNotice: async ({ params: { id: tripId } }, { account }) => {
      await deleteRoleNotice(deps.store.db, { tripId, accountId: account.id })
      return { success: true }
    },
  }
}

export function tripMailHandlers(deps: Pick<Context, 'store' | 'now'>): HandlersFor<typeof tripMailOperations> {
  return {
    getTripMails: async (_input, { account }) => ({
      success: true,
      isWished: await isMailWished(deps, account.id),
    }),
    setTripMails: async ({ body: { isWished } }, { account }) => {
      await setMailWish(deps, account.id, isWished)
      return { success: true, isWished }
    },
    stopTripMails: async ({ query: { token } }) => {
      await stopMails(deps, token)
      return { success: true }
    },
  }
}
