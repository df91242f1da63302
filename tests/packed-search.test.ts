import { expect, test } from 'vitest'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { answerTerm } from '#planning/search/find-entries.ts'
import { createPackedSearch, type PackedSearch } from '#planning/search/packed-search.ts'
import { pageWords } from '#server/app/page-words.ts'
import { createGuideSearch } from '#server/guide/guide-search.ts'
import { readContent } from '#server/guide/read-content.ts'
import { searchQueries } from './support/search-queries.ts'
import { heldOutQuestions } from './support/visitor-questions-held-out.ts'
import { visitorQuestions } from './support/visitor-questions.ts'

const pages = serverTexts.en.searchPages
const search = createGuideSearch({ ...readContent('content/surat'), pageWords })
const written = JSON.stringify({ ...search.pack(), pages } satisfies PackedSearch)

/** Terms that find nothing, or only something close. */
const others = ['', 'zzzz', 'kastle gopy', 'museumm', 'qwertyuiop lane']

test('a device answers every question of the three tables as the server does', () => {
  const searchHere = createPackedSearch(JSON.parse(written))
  const terms = [...searchQueries, ...visitorQuestions, ...heldOutQuestions].map(({ query }) => query)
  const answered = (answer: object): unknown => JSON.parse(JSON.stringify(answer))
  const differing = [...terms, ...others].filter((term) => {
    const asked = answered(answerTerm(search, term, (page) => pages[page]))
    return JSON.stringify(asked) !== JSON.stringify(answered(searchHere(term)))
  })
  expect(differing).toHaveLength(0)
})
