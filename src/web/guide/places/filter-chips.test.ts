import { expect, test } from 'vitest'
import { noFilters } from '#contract/place/place-filters.ts'
import { getChips } from './filter-chips.ts'

test('a filter of the form or of an address stands before the chips of every list', () => {
  const chips = getChips({ ...noFilters, eat: true, free: true }, undefined)

  expect(chips.map(({ text }) => text).slice(0, 3)).toEqual(['Food and drink', 'Open now', 'Free entry'])
  expect(chips.filter(({ isOn }) => isOn).map(({ text }) => text)).toEqual(['Food and drink', 'Free entry'])
})
