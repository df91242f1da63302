import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfNote } from './note-parts.ts'

const urlsIn = (text: string) => partsOfNote(text).filter((_part, index) => index % 2 === 1)

test.each([
  ['Tickets: https://example.org/a?b=c#d. Bring cash', ['https://example.org/a?b=c#d']],
  ['(see http://example.org/one, https://example.org/two)', ['http://example.org/one', 'https://example.org/two']],
  ['javascript:alert(1) data:text/html,x //example.org www.example.org', []],
  ['<a href="https://example.org/x">', ['https://example.org/x']],
  ['https://', []],
  ['જુઓ https://example.org/સુરત।', ['https://example.org/સુરત']],
])('the web addresses of "%s" are links', (text, urls) => {
  expect(urlsIn(text)).toEqual(urls)
})

test('the parts of any note make it up again, and each link is one of the web', () => {
  const pieces = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('https://', 'http://a.b', ' ', '.')),
  )
  fc.assert(
    fc.property(pieces, (some) => {
      const text = some.join('')
      expect(partsOfNote(text).join('')).toBe(text)
      for (const url of urlsIn(text)) expect(url).toMatch(/^https?:\/\/[^\s<>"]+$/)
    }),
  )
})
