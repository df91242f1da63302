import { serverTexts } from '#contract/messages/server-texts.ts'
import { searchedPages } from '#contract/place/search.ts'
import type { PageWords } from '#planning/search/searched-pages.ts'

/** Names of the pages of the guide that people search for, in every language. */
export const pageWords: PageWords = new Map(
  searchedPages.map((page) => [
    page,
    Object.values(serverTexts).flatMap(({ searchPages }) => [
      searchPages[page].name,
      ...searchPages[page].words.split(', '),
    ]),
  ]),
)
