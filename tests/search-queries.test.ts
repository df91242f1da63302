import { expect, test } from 'vitest'
import { pageWords } from '#server/app/page-words.ts'
import { createGuideSearch } from '#server/guide/guide-search.ts'
import { readContent } from '#server/guide/read-content.ts'
import { searchQueries } from './support/search-queries.ts'
import { missedQueries, shareHeld } from './support/search-share.ts'

const search = createGuideSearch({ ...readContent('content/surat'), pageWords })

test('the table of queries has at least 120, each once', () => {
  expect(new Set(searchQueries.map(({ query }) => query)).size).toBe(searchQueries.length)
  expect(searchQueries.length).toBeGreaterThanOrEqual(120)
})

test('at least 95 of 100 queries of travellers find what they mean among the first three', () => {
  const missed = missedQueries(searchQueries, search.find)
  const isEnough = shareHeld(searchQueries, missed) >= 95
  expect({ isEnough, missed }).toEqual({ isEnough: true, missed })
})
