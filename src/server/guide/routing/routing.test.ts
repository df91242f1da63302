import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { getProblems } from '../../../../tests/support/operator-problems.ts'
import { startExternalServer } from '../../../../tests/support/outside-server.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'
import { readConfig } from '../../platform/config/config.ts'

/** Places of the guide whose position is exact, and one that is known by its neighbourhood. */
const CASTLE = 'surat-castle'
const SCIENCE_CENTRE = 'science-centre-surat'
const MUSEUM = 'sardar-patel-museum'
const CEMETERY = 'dutch-and-armenian-cemetery'

type Leg = { distance: number; duration: number }

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  }

const route = (...legs: Leg[]) => ({ code: 'Ok', routes: [{ legs }] })

/** As OSRM does: a leg for each pair of points, each a kilometre and two minutes longer than the one before. */
const osrm: RequestListener = (request, response) => {
  const pairs = (request.url ?? '').split(';').length - 1
  const legs = Array.from({ length: pairs }, (_, index) => ({
    distance: 1_000.4 * (index + 1),
    duration: 119 * (index + 1),
  }))
  answering(route(...legs))(request, response)
}

async function getLegs(testApp: TestApp, places: readonly string[], way = 'auto'): Promise<unknown> {
  const { token, ip } = await createUser(testApp)
  const { body } = await callApi(testApp, `GET /route/legs?way=${way}&places=${places.join(',')}`, { token, ip })
  return body['legs']
}

async function appWith(answer: RequestListener, path = '') {
  const outside = await startExternalServer(answer)
  return { outside, testApp: await createTestApp({ env: { ROUTER_URL: outside.url + path } }) }
}

describe('with a routing service', () => {
  test('ways have the metres and minutes of the streets', async () => {
    const { outside, testApp } = await appWith(osrm)

    expect(await getLegs(testApp, [CASTLE, MUSEUM, SCIENCE_CENTRE])).toEqual([
      { metres: 1_000, minutes: 2 },
      { metres: 2_001, minutes: 4 },
    ])
    expect(outside.requests.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/route\/v1\/driving\/(\d+\.\d{5},\d+\.\d{5};?){3}\?overview=false$/),
    ])
  })

  test('a request names the product and says nothing of the traveller', async () => {
    const { outside, testApp } = await appWith(osrm)
    await getLegs(testApp, [CASTLE, MUSEUM])

    const headers = outside.requests[0]?.headers ?? {}
    expect(headers).toMatchObject({ 'user-agent': 'Safarnama (+https://surat.example)' })
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|forwarded|referer/)]),
    )
  })

  test('each way is asked once in a month', async () => {
    const { outside, testApp } = await appWith(osrm)
    await getLegs(testApp, [CASTLE, MUSEUM])
    await getLegs(testApp, [CASTLE, MUSEUM])
    expect(outside.requests).toHaveLength(1)

    testApp.clock.advance(31 * DAY_MS)
    await getLegs(testApp, [CASTLE, MUSEUM])
    expect(outside.requests).toHaveLength(2)
  })

  test('many who ask at once send one request', async () => {
    const { outside, testApp } = await appWith(osrm)

    await Promise.all(Array.from({ length: 20 }, () => getLegs(testApp, [CASTLE, MUSEUM])))

    expect(outside.requests).toHaveLength(1)
  })

  test('a place without an exact position has no routed way, and the others have theirs', async () => {
    const { testApp } = await appWith(osrm)

    expect(await getLegs(testApp, [CASTLE, MUSEUM, CEMETERY, 'no-such-place', CASTLE, MUSEUM])).toEqual([
      { metres: 1_000, minutes: 2 },
      null,
      null,
      null,
      { metres: 1_000, minutes: 2 },
    ])
  })

  test('one URL knows rides only, and a folder for each profile knows ways on foot too', async () => {
    const one = await appWith(osrm)
    expect(await getLegs(one.testApp, [CASTLE, MUSEUM], 'foot')).toEqual([null])
    expect(one.outside.requests).toEqual([])

    const both = await appWith(osrm, '/routed-{profile}')
    await getLegs(both.testApp, [CASTLE, MUSEUM], 'foot')
    await getLegs(both.testApp, [CASTLE, MUSEUM], 'auto')
    expect(both.outside.requests.map(({ url = '' }) => url.split('/').slice(1, 5).join('/'))).toEqual([
      'routed-foot/route/v1/foot',
      'routed-car/route/v1/driving',
    ])
  })

  test('places that no street joins are not asked again at once, and nothing is wrong with the service', async () => {
    const { outside, testApp } = await appWith(answering({ code: 'NoRoute', message: 'Impossible route' }, 400))
    for (let time = 0; time < 5; time += 1) expect(await getLegs(testApp, [CASTLE, MUSEUM])).toEqual([null])
    expect(outside.requests).toHaveLength(1)
  })

  test('a route with one place that no street joins takes no known way from anybody', async () => {
    const islanded: RequestListener = (request, response) => {
      const isJoined = (request.url ?? '').split(';').length === 2
      const answer = isJoined ? osrm : answering({ code: 'NoRoute', message: 'Impossible route' }, 400)
      answer(request, response)
    }
    const { outside, testApp } = await appWith(islanded)
    const leg = { metres: 1_000, minutes: 2 }
    expect(await getLegs(testApp, [CASTLE, MUSEUM])).toEqual([leg])

    for (let time = 0; time < 3; time += 1)
      expect(await getLegs(testApp, [CASTLE, MUSEUM, SCIENCE_CENTRE])).toEqual([leg, null])
    expect(await getLegs(testApp, [CASTLE, MUSEUM])).toEqual([leg])
    expect(await getLegs(testApp, [MUSEUM, SCIENCE_CENTRE])).toEqual([leg])
    expect(outside.requests).toHaveLength(3)
  })
})

describe('a service that is of no use leaves the estimates', () => {
  test.each<[string, RequestListener]>([
    ['a page', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')],
    [
      'half an answer',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"Ok","rou')
      },
    ],
    ['another number of legs', answering(route({ distance: 1, duration: 1 }, { distance: 1, duration: 1 }))],
    ['a way of less than nothing', answering(route({ distance: -1, duration: 1 }))],
    ['a way around the Earth', answering(route({ distance: 4e7, duration: 1 }))],
    ['words for numbers', answering({ code: 'Ok', routes: [{ legs: [{ distance: 'far', duration: 'long' }] }] })],
    ['no route', answering({ code: 'Ok', routes: [] })],
    ['its own failure', answering(route({ distance: 1, duration: 1 }), 500)],
    ['a megabyte', answering({ ...route({ distance: 1, duration: 1 }), more: 'x'.repeat(1_000_000) })],
    ['a broken connection', ({ socket }) => socket.destroy()],
  ])('and answers with %s', async (_what, answer) => {
    const { outside, testApp } = await appWith(answer)
    expect(await getLegs(testApp, [CASTLE, MUSEUM])).toEqual([null])
    expect(outside.requests).toHaveLength(1)
  })

  test('and leads elsewhere, where nobody follows', async () => {
    const elsewhere = await startExternalServer(osrm)
    const { testApp } = await appWith((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.url}/secret` }).end()
    })
    expect(await getLegs(testApp, [CASTLE, MUSEUM])).toEqual([null])
    expect(elsewhere.requests).toEqual([])
  })

  test('and is left alone for a while after three failures in a row', async () => {
    const { outside, testApp } = await appWith(answering({}, 503))
    for (let time = 0; time < 5; time += 1) await getLegs(testApp, [CASTLE, MUSEUM])
    expect(outside.requests).toHaveLength(3)
    testApp.clock.advance(16 * SECOND_MS)
    await getLegs(testApp, [CASTLE, MUSEUM])
    expect(outside.requests).toHaveLength(4)
  })
})

test('without a service nothing is known and nothing is asked', async () => {
  expect(await getLegs(await createTestApp(), [CASTLE, MUSEUM])).toEqual([null])
})

test.each([
  'way=auto',
  'way=auto&places=surat-castle',
  'way=plane&places=surat-castle,dumas-beach',
  'way=auto&places=surat-castle,',
  'way=auto&places=../x,surat-castle',
  'way=auto&places=%0d%0aHost:x,surat-castle',
  `way=auto&places=${Array.from({ length: 51 }, () => 'surat-castle').join(',')}`,
])('%s is no route', async (query) => {
  const { outside, testApp } = await appWith(osrm)
  const { token, ip } = await createUser(testApp)
  const { status, body } = await callApi(testApp, `GET /route/legs?${query}`, { token, ip })
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, code: 'invalid-input' })
  expect(outside.requests).toEqual([])
})

test('a routing service has a URL, with or without a folder for each profile', () => {
  expect(readConfig({})).toMatchObject({ routerUrl: null })
  for (const url of ['https://osrm.example', 'https://osrm.example/routed-{profile}'])
    expect(readConfig({ ROUTER_URL: url })).toMatchObject({ routerUrl: url })
  for (const url of ['osrm.example', 'ftp://osrm.example', 'https://osrm.example/#x'])
    expect(getProblems(() => readConfig({ ROUTER_URL: url }))).toEqual([
      'ROUTER_URL: expected an http or https URL, in which {profile} may stand for foot and car',
    ])
})
