import { weighPages } from '../support/page-weight.ts'
import { expect, test } from '../support/browser-test.ts'

test('no page is heavier than its limit, in any language', async ({ baseURL }) => {
  const rows = await weighPages(baseURL ?? '')

  const tooHeavy = rows.filter(({ bar }) => bar?.isMet === false)
  expect(rows.filter(({ bar }) => bar?.isMet)).not.toHaveLength(0)
  expect(tooHeavy.map(({ name, value, bar }) => `${name}: ${value}, limit ${bar?.text}`)).toEqual([])
})
