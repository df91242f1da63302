import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import { BySlug } from '../api/by-slug.ts'
import { createOperations } from '../api/operation.ts'
import {
  NewSuggestion,
  Suggestion,
  SuggestionDecision,
  SuggestionQuery,
  SUGGESTIONS_OPEN_MAX,
  SUGGESTIONS_PER_DAY,
} from './suggestions.ts'
import { Success } from '../api/success.ts'
import * as desk from './desk-suggestions.endpoints.ts'
import * as travellers from './suggestions.endpoints.ts'

const endpoints = { ...travellers, ...desk }

export const suggestionOperations = createOperations(endpoints, {
  suggestChange: {
    summary: `Suggest a change of a fact of a place; at most ${SUGGESTIONS_PER_DAY} a day, and ${SUGGESTIONS_OPEN_MAX} that wait`,
    params: BySlug,
    body: NewSuggestion,
    reply: Success,
  },
  listSuggestions: {
    summary: 'Suggestions of travellers for editors; `nextCursor` leads to the next page, null at the end',
    query: SuggestionQuery,
    reply: z.object({
      success: z.literal(true),
      suggestions: z.array(Suggestion),
      nextCursor: z.nullable(z.string()),
    }),
  },
  decideSuggestion: {
    summary: 'Accept a suggestion, which publishes it, decline it with a reason, or take such a decision back',
    params: ById,
    body: SuggestionDecision,
    reply: z.object({ success: z.literal(true), suggestion: Suggestion }),
  },
})
