import { expect, test } from 'vitest'
import { languages } from '#contract/messages/languages.ts'
import { MESSAGES, reportMessages } from '../tools/languages/message-report.ts'
import { problemsOfLanguages } from './support/language-files.ts'

test('every language has the files of English, held against them', () => {
  expect(problemsOfLanguages('src/contract/messages')).toEqual([])
})

test('no served language leaves a message in English, too long, stale or with other values', async () => {
  const reports = await Promise.all(languages.slice(1).map(({ code }) => reportMessages(MESSAGES, code)))
  expect(reports.flatMap(({ faults, stale }) => [...faults, ...stale])).toEqual([])
})
