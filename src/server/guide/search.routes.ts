import type { searchOperations } from '#contract/place/search.operations.ts'
import type { SearchedPage, SearchHit } from '#contract/place/search.ts'
import type { Found } from './guide-search.ts'
import type { FoundPage } from './searched-pages.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

export function searchHandlers({ guide }: { guide: GuideHolder }): HandlersFor<typeof searchOperations> {
  return {
    searchGuide: ({ query }, { texts, language }) => {
      const { find, findNearest } = guide.current(language).searchAll
      const shown = (found: Found[]) =>
        found.map((each) => (each.kind === 'page' ? pageHit(each, (page) => texts.searchPages[page]) : each))
      const results = shown(find(query.q))
      if (results.length > 0) return { success: true, results }
      const nearest = shown(findNearest(query.q))
      return { success: true, results: nearest, ...(nearest.length > 0 && { nearest: true as const }) }
    },
  }
}

type PageTexts = (page: SearchedPage) => Pick<SearchHit, 'name' | 'snippet'>

/** A narrowed list is called by all that narrows it: "Cafés · Vesu". */
function pageHit({ page, narrowed, ...hit }: FoundPage, textsOf: PageTexts): SearchHit {
  const { name, snippet } = textsOf(page)
  const others = (narrowed?.pages ?? []).map((other) => textsOf(other).name)
  return { ...hit, name: [name, ...others, ...(narrowed?.area ? [narrowed.area] : [])].join(' · '), snippet }
}
