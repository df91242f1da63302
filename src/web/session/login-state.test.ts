import { expect, test } from 'vitest'
import { readLoginState } from './login-state.ts'

test.each(['/reviews', '/explore?q=castle', '/places/surat-castle', '/'])('%s is a page to go back to', (path) => {
  expect(readLoginState({ wanted: path })).toEqual({ wanted: path })
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
  expect(readLoginState({ wanted: path })).toBeNull()
})

test.each([null, undefined, 'text', 7, {}, { wanted: 7 }, { wanted: null }])(
  'a state that names no path (%j) wants none',
  (state) => {
    expect(readLoginState(state)).toBeNull()
  },
)
