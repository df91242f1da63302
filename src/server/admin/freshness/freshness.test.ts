import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { ContentPlace } from '#contract/place/content-place.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { anotherPlace } from '../../../../tests/support/desk-places.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createSuggestionDesk } from '../../../../tests/support/suggestions.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'

describe.each(engines)('the freshness queue on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let editor: TestUser
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    editor = await createUser(testApp, { role: 'editor' })
  })
  afterAll(() => testApp.close())

  const today = () => testApp.clock.now().toISOString().slice(0, 10)

  async function publish(checkedOn: string, fields: Partial<ContentPlace> = {}): Promise<ContentPlace> {
    const toilets = { value: 'yes', source: 'https://garden.example/', checkedOn, confidence: 'reported' } as const
    const place = { ...anotherPlace(), facts: { toilets }, ...fields }
    const { status } = await callApi(testApp, 'POST /desk/places', {
      token: editor.token,
      body: { kind: 'places', version: 0, text: place, as: 'publish' },
    })
    expect(status).toBe(200)
    return place
  }

  async function list() {
    const { body } = await callApi(testApp, 'GET /desk/freshness', { token: editor.token })
    return api.listStalePlaces.reply.parse(body)
  }

  function confirm(slug: string, version: number, checkedOn: string) {
    const body = { version, fact: 'toilets', checkedOn }
    return callApi(testApp, `POST /desk/freshness/${slug}`, { token: editor.token, body })
  }

  rule('an old fact is first, and is gone from the queue once it is confirmed, until that is taken back', async () => {
    const { slug } = await publish('2015-01-01')
    const [first] = (await list()).places
    expect(first).toMatchObject({
      slug,
      version: 1,
      facts: [{ fact: 'toilets', value: 'yes', checkedOn: '2015-01-01', reasons: ['old'] }],
    })
    expect(await confirm(slug, 1, today())).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await list()).places.map((place) => place.slug)).not.toContain(slug)
    const { body } = await callApi(testApp, `GET /places/${slug}`)
    expect(api.getPlace.reply.parse(body).place.facts.toilets).toMatchObject({ value: 'yes', checkedOn: today() })
    expect(await confirm(slug, 1, '2015-01-01')).toMatchObject({ status: 409 })
    expect(await confirm(slug, 2, '2015-01-01')).toMatchObject({ status: 200 })
    expect((await list()).places[0]?.slug).toBe(slug)
    await confirm(slug, 3, today())
  })

  test('editors are asked for a price that nobody has said, until one of them saves the place', async () => {
    const place = await publish(today(), { priceLevel: null })
    const { db } = testApp.store
    await db.insertInto('price_question').values({ slug: place.slug, version: 1 }).execute()
    const find = async () => (await list()).places.find(({ slug }) => slug === place.slug)
    expect(await find()).toMatchObject({ asksPrice: true, facts: [] })
    const body = { kind: 'places', version: 1, text: { ...place, priceLevel: 2 }, as: 'publish' }
    await callApi(testApp, `PUT /desk/places/${place.slug}`, { token: editor.token, body })
    expect(await find()).toBeUndefined()
  })

  rule('a place with a draft says so, because nothing of it can be confirmed', async () => {
    const place = await publish('2015-02-01')
    const body = { kind: 'places', version: 1, text: { ...place, description: 'Another garden.' }, as: 'draft' }
    await callApi(testApp, `PUT /desk/places/${place.slug}`, { token: editor.token, body })
    const found = (await list()).places.find(({ slug }) => slug === place.slug)
    expect(found).toMatchObject({ version: 2, hasDraft: true })
    expect(await confirm(place.slug, 2, today())).toMatchObject({ status: 409 })
    await callApi(testApp, `POST /desk/places/${place.slug}/discard`, { token: editor.token, body: { version: 2 } })
    const after = (await list()).places.find(({ slug }) => slug === place.slug)
    expect(after).toMatchObject({ hasDraft: false })
    await confirm(place.slug, after?.version ?? 0, today())
  })

  test('of two places that are equally old, the one that people save and write about comes first', async () => {
    const [quiet, loved] = [await publish('2014-01-01'), await publish('2014-01-01')]
    const traveller = await createUser(testApp)
    for (const { token } of [traveller, await createUser(testApp)]) {
      await callApi(testApp, 'POST /wishlist', { token, body: { Name: loved.name } })
    }
    await createSuggestionDesk(testApp).suggest(traveller, loved.slug, { topic: 'other', note: 'Look.' })
    const { places } = await list()
    const order = places.map(({ slug }) => slug).filter((slug) => slug === quiet.slug || slug === loved.slug)
    expect(order).toEqual([loved.slug, quiet.slug])
    expect(places.find(({ slug }) => slug === loved.slug)).toMatchObject({ saved: 2, suggestions: 1 })
  })

  rule(
    'of two places that are equally old, the one that stands in trips comes first, until they are deleted',
    async () => {
      const [quiet, planned] = [await publish('2013-01-01'), await publish('2013-01-01')]
      const { token } = await createUser(testApp)
      const stop = { name: planned.name, date: '2026-12-07', time: '09:00', notes: '', place: planned.slug }
      const body = { title: 'A day', budget: 0, destinations: [{ name: 'Surat', activities: [stop, stop] }] }
      const { body: made } = await callApi(testApp, 'POST /trip/create', { token, body })
      const { trip } = api.createTrip.reply.parse(made)
      const listed = async () => {
        // Stops of trips are counted at most once a minute.
        testApp.clock.advance(MINUTE_MS)
        return (await list()).places.filter(({ slug }) => [quiet.slug, planned.slug].includes(slug))
      }
      expect(await listed()).toMatchObject([
        { slug: planned.slug, planned: 1 },
        { slug: quiet.slug, planned: 0 },
      ])
      await callApi(testApp, `DELETE /trip/delete/${trip._id}`, { token })
      expect((await listed()).map(({ planned: trips }) => trips)).toEqual([0, 0])
    },
  )

  rule('two entries of one place are told', async () => {
    const geo = { lat: 21.1959, lng: 72.8302, precision: 'site' } as const
    const word = crypto.randomUUID().slice(0, 8)
    const first = await publish(today(), { schemaOrgType: 'Beach', geo, name: `Garden ${word}` })
    const second = await publish(today(), { schemaOrgType: 'Beach', geo, name: `The garden of ${word}` })
    const { places } = await list()
    expect(places.find(({ slug }) => slug === first.slug)?.twin).toEqual({ slug: second.slug, name: second.name })
  })

  rule('nobody confirms for a day that comes, or a fact that a place does not have', async () => {
    const { slug } = await publish('2015-01-01')
    expect(await confirm(slug, 1, '2099-01-01')).toMatchObject({ status: 400 })
    const body = { version: 1, fact: 'diet', checkedOn: today() }
    expect(await callApi(testApp, `POST /desk/freshness/${slug}`, { token: editor.token, body })).toMatchObject({
      status: 409,
    })
  })
})
