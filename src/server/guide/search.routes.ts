import type { searchOperations } from '#contract/place/search.operations.ts'
import { answerTerm } from '#planning/search/find-entries.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

export function searchHandlers({ guide }: { guide: GuideHolder }): HandlersFor<typeof searchOperations> {
  return {
    searchGuide: ({ query }, { texts, language }) =>
      answerTerm(guide.current(language).searchAll(), query.q, (page) => texts.searchPages[page]),
  }
}
