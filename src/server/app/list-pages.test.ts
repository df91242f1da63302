import { expect, test } from 'vitest'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

const CAFES = 230
/** A page of 100 cards with all else. One with all places of a large city would have tens of megabytes. */
const MAX_PAGE_CHARACTERS = 400_000

async function createAppWithManyCafes() {
  const folder = copyCityFolder()
  folder.editPlaces((places) => {
    const cafe = places.find(({ category }) => category === 'cafe')
    const copies = Array.from({ length: CAFES }, (_, at) => ({
      ...cafe,
      slug: `cafe-${at}`,
      name: `Café number ${at}`,
    }))
    return [...places, ...copies]
  })
  const app = await createGuideApp({ env: { CITY: folder.path }, hasPages: true })
  return async (path: string) => {
    const { body, statusCode } = await app.inject(path)
    const cards = [...body.matchAll(/<article[^>]*>.*?href="\/places\/([^"]+)"/gs)].map(([, slug]) => slug)
    const links = [...body.matchAll(/<a [^>]*rel="(prev|next)"[^>]*>/g)].map(
      ([tag, rel]) => `${rel} ${/href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')}`,
    )
    return { statusCode, body, cards, links, at: /Page \d+ of \d+/.exec(body)?.[0] }
  }
}

test('lists of a large city have pages that lead to each other without a script', async () => {
  const open = await createAppWithManyCafes()

  const pages = await Promise.all(['/cafe', '/cafe?page=2', '/cafe?page=3'].map(open))
  expect(pages.map(({ at }) => at)).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'])
  expect(pages.slice(0, 2).map(({ cards }) => cards.length)).toEqual([100, 100])
  const slugs = pages.flatMap(({ cards }) => cards)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length).toBeGreaterThan(CAFES)
  expect(pages.map(({ links }) => links)).toEqual([
    ['next /cafe?page=2'],
    ['prev /cafe', 'next /cafe?page=3'],
    ['prev /cafe?page=2'],
  ])
  for (const { body } of pages) expect(body.length).toBeLessThan(MAX_PAGE_CHARACTERS)

  const sorted = await open('/places?sort=name&page=2')
  expect(sorted.links).toEqual(['prev /places?sort=name', 'next /places?sort=name&page=3'])
  expect(sorted.body).toContain('href="/places?sort=name&amp;view=map"')
  expect((await open('/cafe?q=number')).links).toEqual(['next /cafe?q=number&page=2'])
  expect((await open('/cafe?q=number&page=2')).cards).toHaveLength(100)

  const unknown = await open('/cafe?stepfree=1&page=3')
  expect(unknown.at).toBe('Page 3 of 3')
  expect(unknown.body).toMatch(/<details class="unknown-places" open/)

  for (const page of ['0', '-1', '1.5', '01', 'two', '10000']) {
    const { body, at } = await open(`/cafe?page=${page}`)
    expect(at).toBe('Page 1 of 3')
    expect(body).toContain(`page=${page}`)
  }
  expect((await open('/cafe?page=9999')).at).toBe('Page 3 of 3')
  const short = await open('/street_food?page=9')
  expect(short.cards.length).toBeGreaterThan(5)
  expect(short.at).toBeUndefined()
})
