import { expect, test } from 'vitest'
import { readContent } from '#server/guide/read-content.ts'
import { reportTranslations } from '#server/guide/translations/translation-report.ts'

/** Languages in which the guide to Surat has every text. */
const COMPLETE: ReadonlySet<string> = new Set(['hi'])

const { findings } = reportTranslations(readContent('content/surat'))

test('no translation of the guide to Surat is stale, overlong or left over', () => {
  expect(findings.filter(({ kind }) => kind !== 'missing')).toEqual([])
})

test('the complete translations of the guide to Surat miss nothing', () => {
  expect(findings.filter(({ language }) => COMPLETE.has(language))).toEqual([])
})
