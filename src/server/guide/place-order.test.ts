import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

/** The places of a page in the order of their cards. */
function getCards(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = [...main.matchAll(/<article[^>]*>.*?href="\/places\/([a-z0-9-]+)"/gs)]
  return links.map(([, slug = '']) => slug)
}

test.each(['', '?sort=recommended', '?sort=name', '?sort=rating', '?q=castle&sort=recommended', '?diet=vegetarian'])(
  'the page of all places and the call have the same order: %s',
  async (query) => {
    const app = await createGuideApp({ hasPages: true })
    const { places } = api.listPlaceIndex.reply.parse((await app.inject(`/api/places${query}`)).json())
    const page = getCards((await app.inject(`/places${query}`)).body)
    const shown = places.filter(({ match }) => match !== 'not').map(({ slug }) => slug)
    expect(page.length).toBeGreaterThan(0)
    expect(page).toEqual(shown)
  },
)

test('recommended are the lists one after the other, each in the order of its editors', async () => {
  const app = await createGuideApp()
  const lists = [api.listExplore, api.listCafe, api.listStreetFood, api.listHistorical]
  const slugs = await Promise.all(
    lists.map(async ({ path, reply }) =>
      reply.parse((await app.inject(`/api${path}`)).json()).msg.map(({ slug }) => slug),
    ),
  )
  const { places } = api.listPlaceIndex.reply.parse((await app.inject('/api/places')).json())
  expect(places.map(({ slug }) => slug)).toEqual(slugs.flat())
})
