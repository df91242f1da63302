import { expect, test } from 'vitest'
import { opensFilters, toFiltersFragment } from './filters-address.ts'

test('the open form is a part of the address beside what the map says', () => {
  const map = '#map=14/21.1959/72.83023&place=surat-castle'

  expect(toFiltersFragment('', true)).toBe('#filters')
  expect(toFiltersFragment(map, true)).toBe(`${map}&filters`)
  expect(toFiltersFragment(`${map}&filters`, true)).toBe(`${map}&filters`)
  expect(toFiltersFragment(`${map}&filters`, false)).toBe(map)
  expect(toFiltersFragment('#filters', false)).toBe('')
})

test.each([
  ['#filters', true],
  ['#map=14/21.1959/72.83023&filters', true],
  ['', false],
  ['#place=filters', false],
])('%s opens the form: %s', (fragment, isOpen) => {
  expect(opensFilters(fragment)).toBe(isOpen)
})
