import { api } from '#contract/api.ts'
import type { Suggestion, SuggestionAction } from '#contract/admin/suggestions.ts'
import { insertSuggestion } from '#server/admin/suggestions/suggestions.store.ts'
import { callApi } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './users.ts'

/** Calls about the suggestions of travellers. */
export function createSuggestionDesk(testApp: TestApp) {
  const today = () => testApp.clock.now().toISOString().slice(0, 10)
  const list = async ({ token }: TestUser, query = ''): Promise<readonly Suggestion[]> => {
    const { body } = await callApi(testApp, `GET /desk/suggestions${query}`, { token })
    return api.listSuggestions.reply.parse(body).suggestions
  }
  return {
    list,
    /** @param suggestion without `seenOn`: seen today */
    suggest: ({ token }: TestUser, slug: string, suggestion: object) =>
      callApi(testApp, `POST /places/${slug}/suggestions`, { token, body: { seenOn: today(), ...suggestion } }),
    decide: ({ token }: TestUser, id: string, action: SuggestionAction) =>
      callApi(testApp, `POST /desk/suggestions/${id}`, { token, body: { deed: action } }),
    /** The one suggestion about a place that waits. */
    find: async (editor: TestUser, slug: string, query = ''): Promise<Suggestion> => {
      const [found, ...others] = (await list(editor, query)).filter((suggestion) => suggestion.slug === slug)
      if (!found || others.length > 0) throw new Error(`Not one suggestion about ${slug}`)
      return found
    },
  }
}

/** Stores suggestions in words alone. @returns the last one */
export async function storeSuggestions(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  { id: accountId }: Pick<TestUser, 'id'>,
  count: number,
): Promise<{ id: string }> {
  const at = clock.now().toISOString()
  const about = { slug: 'surat-castle', placeName: 'Surat Castle', seenOn: '2026-03-01' }
  let id = ''
  await store.db.transaction().execute(async (transaction) => {
    for (let number = 1; number <= count; number += 1) {
      id = crypto.randomUUID()
      const words = { topic: 'other', value: null, note: `The gate moved ${number} times.`, photoUrl: '' } as const
      await insertSuggestion(transaction, { ...words, ...about, id, accountId, at })
    }
  })
  return { id }
}
