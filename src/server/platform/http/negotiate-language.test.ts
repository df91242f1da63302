import { expect, test } from 'vitest'
import { negotiateLanguage } from './negotiate-language.ts'

test.each([undefined, '', '*', 'en', 'en-IN,en;q=0.9', 'xx,yy;q=0.5', ';;q=,', 'xx;q=1, EN-gb;q=0.1'])(
  'who asks for %j is answered in English',
  (header) => {
    expect(negotiateLanguage(header)).toBe('en')
  },
)

test.each([
  ['gu', 'gu'],
  ['hi-IN', 'hi'],
  ['GU-in', 'gu'],
  ['de, en;q=0.5, gu;q=0.9', 'gu'],
  ['gu;q=0, hi', 'hi'],
  ['gux, hind', 'en'],
])('who asks for %j is answered in %s, each time', (header, language) => {
  expect([negotiateLanguage(header), negotiateLanguage(header)]).toEqual([language, language])
})
