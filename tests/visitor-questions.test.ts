import { expect, test } from 'vitest'
import { pageWords } from '#server/app/page-words.ts'
import { createGuideSearch } from '#server/guide/guide-search.ts'
import { readContent } from '#server/guide/read-content.ts'
import { missedQueries, shareHeld } from './support/search-share.ts'
import { heldOutQuestions } from './support/visitor-questions-held-out.ts'
import { visitorQuestions } from './support/visitor-questions.ts'

const search = createGuideSearch({ ...readContent('content/surat'), pageWords })

test('the two halves have at least 100 questions each, and no question stands in both', () => {
  const questions = [...visitorQuestions, ...heldOutQuestions].map(({ query }) => query)
  expect(visitorQuestions.length).toBeGreaterThanOrEqual(100)
  expect(heldOutQuestions.length).toBeGreaterThanOrEqual(100)
  expect(new Set(questions).size).toBe(questions.length)
})

test('at least 95 % of the questions of visitors have a right answer among the first three', () => {
  const missed = missedQueries(visitorQuestions, search.find)
  const isEnough = shareHeld(visitorQuestions, missed) >= 95
  expect({ isEnough, missed }).toEqual({ isEnough: true, missed })
})

// The questions themselves are not printed: who builds the search should not see them.
test('so have at least 95 % of the questions that nobody looked at while the search was built', () => {
  const share = shareHeld(heldOutQuestions, missedQueries(heldOutQuestions, search.find))
  console.log(`held-out questions: ${share} % have a right answer among the first three`)
  expect(share).toBeGreaterThanOrEqual(95)
})
