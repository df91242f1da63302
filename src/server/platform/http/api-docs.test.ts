import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createGuideApp } from '../../../../tests/support/guide-app.ts'

test('the description of the calls is valid OpenAPI 3.1', async () => {
  const app = await createGuideApp()
  const document = (await app.inject('/api/openapi.json')).json<Record<string, unknown>>()
  expect(document['openapi']).toMatch(/^3\.1/)
  expect(await new Validator().validate(document)).toEqual({ valid: true })
})

test('every call of the contract is described', async () => {
  const app = await createGuideApp()
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>
  }>()
  const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  expect(described.toSorted()).toEqual(Object.keys(api).toSorted())
})

test('the page for readers names every call and complies with the content security policy', async () => {
  const app = await createGuideApp()
  const response = await app.inject('/api/docs')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Object.values(api).filter(({ path }) => !response.body.includes(`/api${path}`))).toEqual([])
  expect(response.body).not.toMatch(/<script|<style| style=|https?:\/\//)
})

test('its styles come from this server', async () => {
  const app = await createGuideApp()
  const page = await app.inject('/api/docs')
  const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(page.body)?.[1] ?? 'none'
  const response = await app.inject(sheet)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/css; charset=utf-8')
})
