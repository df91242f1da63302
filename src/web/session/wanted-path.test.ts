import { expect, test } from 'vitest'
import { wantedPath } from './wanted-path.ts'

test.each(['/reviews', '/explore?q=castle', '/places/surat-castle', '/'])('%s is a page to go back to', (path) => {
  expect(wantedPath({ wanted: path })).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'reviews',
  '',
])('%j leads to no page of ours', (path) => {
  expect(wantedPath({ wanted: path })).toBeNull()
})

test.each([null, undefined, 'text', 7, {}, { wanted: 7 }, { wanted: null }])(
  'a state that names no path (%j) wants none',
  (state) => {
    expect(wantedPath(state)).toBeNull()
  },
)
