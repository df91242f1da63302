import { expect, test } from 'vitest'
import { toNormalForm } from './normal-form.ts'

test('a letter and its marks become one spelling', () => {
  expect(toNormalForm('Nguye\u0302\u0303n', 'NFC')).toBe('Nguy\u1ec5n')
  expect(toNormalForm('\uff21\uff76\uff9e', 'NFKC')).toBe('A\u30ac')
})

test('thirty marks on one letter are sorted, and more stay as they are', { tags: 'weakness/piled-marks' }, () => {
  const pile = (count: number) => `a${'\u0301\u0316'.repeat(count / 2)}`
  expect(toNormalForm(pile(30), 'NFD')).toBe(`a${'\u0316'.repeat(15)}${'\u0301'.repeat(15)}`)
  expect(toNormalForm(pile(32), 'NFD')).toBe(pile(32))
  expect(toNormalForm(`a${'\uff9e\u0327'.repeat(16)}`, 'NFKD')).toBe(`a${'\uff9e\u0327'.repeat(16)}`)
})
