import type { searchOperations } from '#contract/place/search.operations.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

export function searchHandlers({ guide }: { guide: GuideHolder }): HandlersFor<typeof searchOperations> {
  return {
    searchGuide: ({ query }, { texts, language }) => {
      const results = guide
        .current(language)
        .searchAll(query.q)
        .map((found) => {
          if (found.kind !== 'page') return found
          const { page, ...hit } = found
          const { name, snippet } = texts.searchPages[page]
          return { ...hit, name, snippet }
        })
      return { success: true, results }
    },
  }
}
