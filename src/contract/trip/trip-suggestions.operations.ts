import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import { HistoryEntry } from './trip-history.ts'
import {
  AcceptedSuggestion,
  ByTripAndSuggestion,
  NewTripSuggestion,
  SuggestionAcceptance,
  TripSuggestion,
} from './trip-suggestions.ts'
import * as endpoints from './trip-suggestions.endpoints.ts'

const success = z.literal(true)

export const tripSuggestionOperations = createOperations(endpoints, {
  listTripSuggestions: {
    summary: 'What people of a trip have suggested and nobody has decided, oldest first',
    params: ById,
    reply: z.object({ success, suggestions: z.array(TripSuggestion) }),
  },
  suggestForTrip: {
    summary: 'Suggest a stop, a change of one, or its removal; it waits until an editor decides',
    params: ById,
    body: NewTripSuggestion,
    reply: z.object({ success, suggestion: TripSuggestion }),
  },
  acceptTripSuggestion: {
    summary: 'Take a suggestion into the trip; 409 asks first if the same was changed since, and isSure answers',
    params: ByTripAndSuggestion,
    body: SuggestionAcceptance,
    reply: z.extend(AcceptedSuggestion, { success }),
  },
  declineTripSuggestion: {
    summary: 'Decline a suggestion, or take one’s own back',
    params: ByTripAndSuggestion,
    reply: Success,
  },
  listTripHistory: {
    summary: 'Who changed what in a shared trip within 30 days, newest first',
    params: ById,
    reply: z.object({ success, history: z.array(HistoryEntry) }),
  },
})
