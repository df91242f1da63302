import { expect, test } from 'vitest'
import { keyOfOption, optionsFor } from './options.ts'

const page = { kind: 'page', name: 'Page', url: '/phrases#help', snippet: '' } as const

test('results that lead to one page have keys of their own', () => {
  const found = [
    { ...page, slug: 'help' },
    { ...page, slug: 'phrases' },
  ]
  const keys = optionsFor('doctor', found, []).map(keyOfOption)
  expect(new Set(keys).size).toBe(3)
})

test('without a term, lists come before the recent searches', () => {
  expect(optionsFor('', [], ['khaman']).map(({ kind, url }) => [kind, url])).toEqual([
    ['way', '/places?sort=near'],
    ['way', '/places?open=now'],
    ['recent', '/search?q=khaman'],
  ])
})
