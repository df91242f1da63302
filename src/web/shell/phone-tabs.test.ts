import { expect, test } from 'vitest'
import { tabOfPage } from './phone-tabs.ts'

test.each([
  ['/', '', 'explore'],
  ['/places', '', 'explore'],
  ['/places/surat-castle', '', 'explore'],
  ['/cafe', '?q=tea', 'explore'],
  ['/places', '?area=Rander&view=map', 'map'],
  ['/cafe', '?view=map-services', 'map'],
  ['/plan-your-trip', '', 'trip'],
  ['/my-trips/7', '', 'trip'],
  ['/phrases', '', 'phrases'],
  ['/wishlist', '', 'me'],
  ['/about', '', null],
])('the page %s%s belongs to %s', (path, query, tab) => {
  expect(tabOfPage(path, query)).toBe(tab)
})
