import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { hostileHours } from '../support/hostile-hours.ts'
import { callApiOverNetwork, fetchStatus } from '../support/network-calls.ts'
import { signUpOverNetwork } from '../support/network-users.ts'
import { formOfPlaces } from '../support/place-imports.ts'
import { expectUnharmed } from './outcome.ts'
import { count, startTally } from './tally.ts'
import { ADMIN, startTarget } from './target.ts'

const tags = ['weakness/hours-of-strangers', 'weakness/texts-in-logs']

/** A text that the grammar refuses takes a millisecond. This limit only tells it from a loop without an end. */
const PATIENCE_MS = 20_000

test('texts typed as hours neither stop the server nor reach its log', { tags }, async () => {
  const target = await startTarget({ LOG_LEVEL: 'debug' })
  const { token } = await signUpOverNetwork(target.url)
  const answers = startTally()
  const seenOn = new Date().toISOString().slice(0, 10)
  const path = 'POST /places/surat-castle/suggestions'
  for (const value of hostileHours) {
    const body = { topic: 'openingHours', value, note: '', seenOn }
    const { status } = await callApiOverNetwork(target.url, path, { token, body, timeoutMs: PATIENCE_MS })
    count(answers, { status })
    expect([value, status]).toEqual([value, 400])
    expect(await fetchStatus(`${target.url}/healthz`)).toBe(200)
  }
  expect(target.output()).not.toMatch(/forged|marked-hours/)
  expectUnharmed({
    what: 'hostile texts as opening hours',
    times: `${hostileHours.length} suggestions`,
    answers,
    ...(await target.finish()),
  })
})

test('cells of hours neither block the imports nor bring anything into the guide', { tags }, async () => {
  const target = await startTarget({ LOG_LEVEL: 'debug' })
  const answers = startTally()
  const login = await callApiOverNetwork(target.url, 'POST /auth/login', { body: ADMIN })
  const { authToken: token } = api.logIn.reply.parse(login.body)
  const cell = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\n', ' ')}"`
  const rows = hostileHours.map((hours, index) => `Made Up ${index},21.17,72.83,Adajan,${cell(hours)}`)
  const bytes = Buffer.from(['name,latitude,longitude,locality,openingHours', ...rows].join('\n'))
  const { status, body } = await callApiOverNetwork(target.url, 'POST /desk/imports', {
    token,
    form: formOfPlaces({ name: 'places.csv', bytes }),
    timeoutMs: PATIENCE_MS,
  })
  count(answers, { status })
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain('too much time')
  expect(target.output()).not.toMatch(/forged|marked-hours/)
  const times = `${rows.length} cells`
  expectUnharmed({ what: 'hostile cells of hours', times, answers, ...(await target.finish()) })
})
