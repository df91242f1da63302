import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY_MS, HOUR_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { anotherPlace } from '../../../../tests/support/desk-places.ts'
import { startExternalServer } from '../../../../tests/support/outside-server.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, openSecondInstance, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { LinkChecker } from './check-links.ts'
import { getLinkIndex } from './link-index.ts'
import { takeLink } from './links.store.ts'

const CITY = 'tests/cities/marvelha'

function getChecker({ services }: TestApp): LinkChecker {
  const { config, store, now, guide } = services
  return new LinkChecker({ config, store, now, guide, isOpen: (address) => address === '127.0.0.1' })
}

/** Asks until nothing is due. @returns the addresses that were asked */
async function askAll(checker: LinkChecker): Promise<string[]> {
  const asked: string[] = []
  for (let url = await checker.askNext(); url !== null; url = await checker.askNext()) asked.push(url)
  return asked
}

/** The addresses of the city are made up. Their names would be looked up in vain. */
async function leaveOutOthers({ services: { guide, store } }: TestApp): Promise<void> {
  const at = '2999-01-01T00:00:00.000Z'
  for (const url of getLinkIndex(guide.current().content).keys()) await takeLink(store.db, { url, at, since: at })
}

describe.each(engines)('the addresses of places on $engine', ({ engine, rule }) => {
  async function startWith(paths: readonly string[], answer: (path: string) => number) {
    const outside = await startExternalServer(({ url = '' }, response) => {
      response.statusCode = answer(url)
      response.end()
    })
    const testApp = await createTestApp({ engine, env: { CITY } })
    await leaveOutOthers(testApp)
    const editor = await createUser(testApp, { role: 'editor' })
    const place = {
      ...anotherPlace(),
      illustration: 'tower',
      locality: 'Ribeira Nova',
      facts: {},
      sources: paths.map((path) => outside.url + path),
    }
    const body = { kind: 'places', version: 0, text: place, as: 'publish' }
    expect((await callApi(testApp, 'POST /desk/places', { token: editor.token, body })).status).toBe(200)
    const broken = async () => {
      const listed = await callApi(testApp, 'GET /desk/freshness', {
        token: (await createUser(testApp, { role: 'editor' })).token,
      })
      const { places } = api.listStalePlaces.reply.parse(listed.body)
      const links = places.find(({ slug }) => slug === place.slug)?.links ?? []
      return links.map(({ url }) => url.slice(outside.url.length))
    }
    return { outside, testApp, broken }
  }

  test('are asked once a week by all processes together', async () => {
    const { outside, testApp } = await startWith(['/one', '/two', '/three'], () => 200)
    const other = await openSecondInstance(testApp, { env: { CITY } })
    await other.services.guide.renew()

    const asked = await Promise.all([askAll(getChecker(testApp)), askAll(getChecker(other))])
    expect(asked.flat()).toHaveLength(3)
    testApp.clock.advance(6 * DAY_MS)
    expect(await askAll(getChecker(testApp))).toEqual([])
    testApp.clock.advance(DAY_MS)
    expect(await askAll(getChecker(testApp))).toHaveLength(3)
    expect(outside.requests).toHaveLength(6)
  })

  rule('are in the desk when the page is gone, until it is back', async () => {
    let status = 404
    const { testApp, broken } = await startWith(['/here', '/lost'], (path) => (path === '/lost' ? status : 200))

    await askAll(getChecker(testApp))
    expect(await broken()).toEqual(['/lost'])

    status = 200
    testApp.clock.advance(7 * DAY_MS)
    await askAll(getChecker(testApp))
    expect(await broken()).toEqual([])
  })

  rule('are in the desk when they have not answered twice', async () => {
    const { testApp, broken } = await startWith(['/here', '/down'], (path) => (path === '/down' ? 503 : 200))
    const checker = getChecker(testApp)

    await askAll(checker)
    expect(await broken()).toEqual([])

    testApp.clock.advance(7 * DAY_MS)
    await askAll(getChecker(testApp))
    expect(await broken()).toEqual(['/down'])
  })

  rule('are not blamed while no address answers: the network is away', async () => {
    const { testApp, broken } = await startWith(['/one', '/two'], () => 503)
    for (let week = 0; week < 3; week += 1) {
      await askAll(getChecker(testApp))
      testApp.clock.advance(7 * DAY_MS)
    }
    expect(await broken()).toEqual([])
  })

  test('are not looked for again at once when none is due', async () => {
    const { outside, testApp } = await startWith(['/one'], () => 200)
    const checker = getChecker(testApp)
    await askAll(checker)
    testApp.clock.advance(7 * DAY_MS - HOUR_MS / 2)
    await askAll(checker)
    testApp.clock.advance(HOUR_MS)
    expect(await askAll(checker)).toHaveLength(1)
    expect(outside.requests).toHaveLength(2)
  })
})
