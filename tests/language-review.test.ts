import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MESSAGES } from '../tools/languages/message-report.ts'
import { findChecked, readMessagePairs, takeAnswers, type Message } from '../tools/languages/review-marks.ts'
import { writeReviewSheet } from '../tools/languages/review-sheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'language-review-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a text that a native reader finds right is marked until it changes', async () => {
  cpSync(MESSAGES, folder, { recursive: true })
  const answers = join(folder, 'answers.json')
  const content = {
    language: 'gu',
    reader: 'A reader of Surat',
    readOn: '2026-11-26',
    answers: [
      { key: 'navigation.guide', verdict: 'right' },
      { key: 'navigation.home', verdict: 'wrong', text: 'ઘર' },
    ],
  }
  writeFileSync(answers, JSON.stringify(content))
  expect(await takeAnswers(folder, 'gu', answers)).toEqual(['navigation.ts: navigation.home: ઘર'])

  const messages = await readMessagePairs(folder, 'gu')
  expect([...findChecked(folder, 'gu', messages)]).toEqual(['navigation.guide'])
  const changed = messages.map((message) => ({ ...message, english: `${message.english} more` }))
  expect(findChecked(folder, 'gu', changed).size).toBe(0)
  await expect(takeAnswers(folder, 'hi', answers)).rejects.toThrow('holds answers for gu')
})

test('the sheet of a language has each text beside the English one, as text', () => {
  const message: Message = { file: 'a.ts', key: 'a.b', english: '<b>Save</b>', text: '“સાચવો” & …' }
  const html = writeReviewSheet('gu', [message])
  expect(html).toContain('&lt;b&gt;Save&lt;/b&gt;')
  expect(html).toContain('“સાચવો” &amp; …')
  expect(html).toContain('data-key="a.b"')
})
