import { expect, test } from 'vitest'
import { readContent } from '#server/guide/read-content.ts'
import { reportTranslations } from '#server/guide/translations/translation-report.ts'

const content = readContent('content/surat')

test('the guide to Surat is translated into all languages of the city', () => {
  const languages = content.translations.map(({ language }) => language)
  expect(['en', ...languages].toSorted()).toEqual(content.city.languages.toSorted())
})

test('no translation of the guide to Surat has a missing, stale, overlong or left-over text', () => {
  expect(reportTranslations(content).findings).toEqual([])
})
