import type { tripOperations } from '#contract/trip/trips.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { JsonStream } from '../../platform/http/json-stream.ts'
import type { OwnAnswers } from '../../platform/http/own-answers.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { saveEdit } from './merge-edit.ts'
import { createTrip, deleteTrip, getTrip, restoreTrip, type Reader, type TripDeps } from './trips.ts'
import { listPageOfTrips, listTrips } from './trip-lists.ts'

type Deps = TripDeps & { guide: Pick<GuideHolder, 'contentVersion'>; ownAnswers: OwnAnswers }

export function tripHandlers(deps: Deps): HandlersFor<typeof tripOperations> {
  return {
    listTrips: async ({ query }, { account, listChanges }) => {
      const isPage = query.limit !== undefined || query.cursor !== undefined
      if (!isPage) return answerWithTrips(deps, account, listChanges)
      const { trips, nextCursor } = await listPageOfTrips(deps, account, query)
      return new JsonStream({ success: true, nextCursor }, { trips })
    },
    getTrip: async ({ params: { id } }, { account }) => ({ success: true, trip: await getTrip(deps, account, id) }),
    createTrip: async ({ body }, { account, idempotencyKey }) => ({
      success: true,
      trip: await createTrip(deps, { account, input: body, idempotencyKey }),
    }),
    editTrip: async ({ params: { id }, body: { version, base, ...input } }, { account }) => ({
      success: true,
      trip: await saveEdit(deps, { account, id, input, version }, base),
    }),
    deleteTrip: async ({ params: { id } }, { account }) => {
      await deleteTrip(deps, { id, accountId: account.id })
      return { success: true }
    },
    restoreTrip: async ({ params: { id } }, { account }) => ({
      success: true,
      trip: await restoreTrip(deps, account, id),
    }),
  }
}

/**
 * Changes of a trip are counted only for its owner. The list of an account that is in a trip of others is therefore
 * made anew for each request.
 */
function answerWithTrips({ store, guide, ownAnswers }: Deps, account: Reader, listChanges: number) {
  const state = `${listChanges} ${guide.contentVersion()} ${account.email}`
  return ownAnswers.answer({ accountId: account.id, answer: 'trips' }, state, () => {
    const { trips, isOwnAlone } = listTrips(store.db, account, guide.current())
    return { fields: { success: true }, lists: { trips }, isCacheable: isOwnAlone, isCurrent: () => true }
  })
}
