import * as z from 'zod/mini'
import * as endpoints from './phrases.endpoints.ts'
import { createOperations } from '../api/operation.ts'
import { ShownPhrase } from './phrases.ts'

export const phraseOperations = createOperations(endpoints, {
  listPhrases: {
    summary: 'Sentences in the languages of the city, and when to use them',
    reply: z.object({
      success: z.literal(true),
      phrases: z.array(ShownPhrase),
      /** False: no native reader has checked them yet. */
      isChecked: z.boolean(),
    }),
  },
})
