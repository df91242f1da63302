import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createClock } from '../../../tests/support/clock.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

/** 09:59 on a Monday in Surat. */
const MONDAY_MORNING = '2026-12-07T04:29:30.000Z'

async function list(query: string, start = MONDAY_MORNING) {
  const clock = createClock(start)
  const app = await createGuideApp({ now: clock.now })
  const ask = async () => {
    const response = await app.inject(`/api/places${query}`)
    return { response, reply: api.listPlaceIndex.reply.parse(response.json()) }
  }
  return { ...(await ask()), askAgain: ask, clock }
}

type Reply = Awaited<ReturnType<typeof list>>['reply']

function getMatch({ places }: Reply, slug: string) {
  return places.find((place) => place.slug === slug)?.match
}

describe('GET /api/places', () => {
  test('without a query all places fit, in the order of the guide', async () => {
    const { reply } = await list('')
    expect(reply.counts).toEqual({ fit: 73, unknown: 0, not: 0 })
    expect(reply.places[0]).toMatchObject({ slug: 'dumas-beach', name: 'Dumas Beach', match: 'fit' })
  })

  test('counts add up to all places, and each place says how it stands to the filters', async () => {
    const { reply } = await list('?diet=jain&setting=indoor')
    const { fit, unknown, not } = reply.counts
    expect(fit + unknown + not).toBe(73)
    expect(reply.places.filter(({ match }) => match === 'unknown')).toHaveLength(unknown)
    expect(unknown).toBeGreaterThan(0)
  })

  test('the castle is closed on a Monday and open on a Tuesday', async () => {
    const { reply } = await list('?open=2026-12-07T12:00')
    expect(reply.places.find(({ slug }) => slug === 'surat-castle')?.match).toBe('not')
    const { reply: tuesday } = await list('?open=2026-12-08T12:00')
    expect(tuesday.places.find(({ slug }) => slug === 'surat-castle')?.match).toBe('fit')
  })

  test('open now follows the clock of the city from minute to minute, and other caches do not keep it', async () => {
    const { response, reply, askAgain, clock } = await list('?open=now', '2026-12-08T04:29:30.000Z')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(reply.places.find(({ slug }) => slug === 'surat-castle')?.match).toBe('not')
    clock.advance(30_000)
    const { reply: later } = await askAgain()
    expect(later.places.find(({ slug }) => slug === 'surat-castle')?.match).toBe('fit')
  })

  test.each(['open=now,later', 'open=%20now', 'open=never&open=now'])(
    'a query that means now in other words follows the clock, too: %s',
    async (query) => {
      const { response, reply, askAgain, clock } = await list(`?${query}`, '2026-12-08T04:29:30.000Z')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(getMatch(reply, 'surat-castle')).toBe('not')
      clock.advance(30_000)
      expect(getMatch((await askAgain()).reply, 'surat-castle')).toBe('fit')
    },
  )

  test.each([
    ['on a Monday, when one source has it closed', '2026-12-07T12:00', 'unknown'],
    ['before both sources have it open', '2026-12-08T09:30', 'unknown'],
    ['when both sources have it open', '2026-12-08T12:00', 'fit'],
    ['after one source has it closed', '2026-12-08T21:30', 'unknown'],
    ['when both sources have it closed', '2026-12-08T23:00', 'not'],
  ])('Gopi Talav, whose sources disagree, %s', async (_when, minute, match) => {
    const { reply } = await list(`?open=${minute}`)
    expect(getMatch(reply, 'gopi-talav')).toBe(match)
  })

  test('a search term limits the places', async () => {
    const { reply } = await list('?q=castle&verified=1')
    expect(reply.places[0]?.name).toBe('Surat Castle')
    expect(reply.places.length).toBeLessThan(20)
  })

  test('a mark that nobody sees, pasted with a search term, changes nothing', async () => {
    const { reply } = await list(`?q=${encodeURIComponent('\u202e\u200f\u2067castle\u202c')}`)
    expect(reply.places).toEqual((await list('?q=castle')).reply.places)
  })

  test('places are sorted by name on request, those that fit before the others', async () => {
    const { reply } = await list('?sort=name&area=Rander')
    const fitting = reply.places.filter(({ match }) => match === 'fit').map(({ name }) => name)
    expect(fitting).toEqual(fitting.toSorted(new Intl.Collator('en').compare))
    expect(reply.places.slice(0, fitting.length).every(({ match }) => match === 'fit')).toBe(true)
  })

  test('a parameter and a value without a meaning are named, and the answer is that without them', async () => {
    const { response, reply } = await list('?area=Atlantis&unheard=1')
    expect(response.statusCode).toBe(200)
    expect(reply.ignored).toEqual(['area=Atlantis', 'unheard'])
    expect(reply.counts.fit).toBe(73)
  })
})
