import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { startGuideApp } from '../../../tests/support/guide-app.ts'

/** The largest page of this guide takes half of it. */
const MAX_BYTES = 400_000

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp({ hasPages: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function ask(url: string) {
  const response = await fetch(app.listeningOrigin + url)
  const body = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return { status: response.status, body, html: isPage ? body : '' }
}

const terms: readonly [string, string][] = [
  ['of 10,000 characters', 'a'.repeat(10_000)],
  ['of control characters', '%00%01%07%1b%7f'],
  ['of right-to-left marks', '%E2%80%AE%E2%80%8F%E2%81%A7'],
  ['of half a character', '%ED%A0%80'],
  ['that is no text', '%ff%fe'],
  ['of markup', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ['like a property of all objects', '__proto__'],
]

describe.each(terms)('a term %s', (_name, term) => {
  test.each(['/search', '/places', '/cafe', '/explore', '/api/places'])('is answered at %s', async (path) => {
    const { status, body, html } = await ask(`${path}?q=${term}`)
    expect(status).toBe(200)
    expect(body.length).toBeLessThan(MAX_BYTES)
    expect(html).not.toContain('<script>alert')
  })

  test.each(['/places', '/cafe', '/api/places'])(
    'as the value of a filter is ignored and named at %s',
    async (path) => {
      const { status, body, html } = await ask(`${path}?area=${term}&diet=none`)
      expect(status).toBe(200)
      expect(body.length).toBeLessThan(MAX_BYTES)
      expect(body).toContain('area=')
      expect(html).not.toContain('<script>alert')
    },
  )

  test.each(['/places', '/api/places'])('as the name of a filter changes nothing at %s', async (path) => {
    const { status, body, html } = await ask(`${path}?${term}=1&stepfree=1`)
    expect(status).toBe(200)
    expect(body.length).toBeLessThan(MAX_BYTES)
    expect(html).not.toContain('<script>alert')
  })
})

test('pages and calls name the same unknown filters', async () => {
  const query = '?wifi=1&area=Atlantis&sort=price&free=maybe'
  const { ignored } = api.listPlaceIndex.reply.parse(JSON.parse((await ask(`/api/places${query}`)).body))
  const { body } = await ask(`/places${query}`)
  const named = [...body.matchAll(/We do not know the filter (?:<!-- -->)?([^:<]+)/g)].map(([, name]) => name)
  expect(named).toEqual(ignored)
})

test('a query of hundreds of parameters is answered like one without them', async () => {
  const many = Array.from({ length: 500 }, (_, number) => `p${number}=1`).join('&')
  const { counts, ignored } = api.listPlaceIndex.reply.parse(JSON.parse((await ask(`/api/places?${many}`)).body))
  expect(counts.fit).toBe(73)
  expect(ignored).toHaveLength(3)
  expect((await ask(`/places?${many}`)).status).toBe(200)
})
