import type { tripSuggestionOperations } from '#contract/trip/trip-suggestions.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { listHistory } from './trip-history.ts'
import { accept, decline, listWaiting, suggest } from './trip-suggestions.ts'
import type { TripDeps } from './trips.ts'

export function tripSuggestionHandlers(deps: TripDeps): HandlersFor<typeof tripSuggestionOperations> {
  return {
    listTripSuggestions: async ({ params: { id: tripId } }, { account }) => ({
      success: true,
      suggestions: await listWaiting(deps, { tripId, accountId: account.id }),
    }),
    suggestForTrip: async ({ params: { id: tripId }, body }, { account }) => ({
      success: true,
      suggestion: await suggest(deps, { tripId, accountId: account.id }, body),
    }),
    acceptTripSuggestion: async ({ params: { id: tripId, suggestionId }, body }, { account }) => ({
      success: true,
      ...(await accept(deps, { tripId, suggestionId, accountId: account.id }, body)),
    }),
    declineTripSuggestion: async ({ params: { id: tripId, suggestionId } }, { account }) => {
      await decline(deps, { tripId, suggestionId, accountId: account.id })
      return { success: true }
    },
    listTripHistory: async ({ params: { id: tripId } }, { account }) => ({
      success: true,
      history: await listHistory(deps, { tripId, accountId: account.id }),
    }),
  }
}
