import { expect, test } from 'vitest'
import { readSecurityFilter } from './security-filter.ts'

test.each([
  ['', {}],
  ['kind=login&account=7', { kind: 'login', account: '7' }],
  ['kind=other&from=tomorrow&until=2026-02-30', {}],
  ['from=2026-03-01&until=2026-03-01', { since: '2026-02-28T18:30:00.000Z', until: '2026-03-01T18:30:00.000Z' }],
])('the query %j filters by %j, in days of the city', (search, filter) => {
  expect(readSecurityFilter(new URLSearchParams(search), 'Asia/Kolkata')).toEqual(filter)
})
