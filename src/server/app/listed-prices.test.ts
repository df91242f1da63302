import { expect, test } from 'vitest'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

test('a card says a level or a tariff that ends, never both', async () => {
  const app = await createGuideApp({ hasPages: true })
  const { body } = await app.inject('/historical_places')
  const cards = body.split('<article').slice(1)
  const ending = cards.filter((card) => card.includes('the price after that is not known'))
  expect(ending.length).toBeGreaterThan(0)
  expect(ending.filter((card) => card.includes('price-level'))).toEqual([])
  expect(cards.some((card) => card.includes('price-level'))).toBe(true)
})
