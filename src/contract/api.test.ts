import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Handlers } from '#server/platform/http/handler.ts'
import { api, type Api } from './api.ts'
import type { createOperations, Operation } from './api/operation.ts'

const endpoints: [string, Operation][] = Object.entries(api)

test('no two endpoints share method and path', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('admins alone do what neither editors nor moderators may', () => {
  const ofAdmins = endpoints.filter(([, { access }]) => access === 'admin').map(([name]) => name)
  expect(ofAdmins.toSorted()).toEqual([
    'changeRole',
    'downloadSecurityLog',
    'getBackups',
    'listActivity',
    'listSecurityLog',
    'pauseLetter',
    'restoreAccount',
    'resumeLetter',
    'searchAccounts',
    'sendLetter',
    'suspendAccount',
  ])
})

test('an endpoint without a handler does not compile', () => {
  expectTypeOf<keyof Handlers>().toEqualTypeOf<keyof Api>()
  expectTypeOf<Omit<Handlers, 'getCity'>>().not.toExtend<Handlers>()
})

test('an operation with a field that is not known, or with another access than its endpoint, does not compile', () => {
  type Endpoints = { readonly list: { method: 'GET'; path: '/list'; access: 'editor'; freshness: 'live' } }
  type Added<More> = { readonly list: { summary: string; reply: z.ZodMiniString } & More }
  type Accepted<More> = Parameters<typeof createOperations<Endpoints, Added<More>>>[1]
  expectTypeOf<Added<{ needsRecentLogin: true }>>().toExtend<Accepted<{ needsRecentLogin: true }>>()
  expectTypeOf<Added<{ needsRecentLogn: true }>>().not.toExtend<Accepted<{ needsRecentLogn: true }>>()
  expectTypeOf<Added<{ access: 'public' }>>().not.toExtend<Accepted<{ access: 'public' }>>()
})

describe.each(endpoints)('%s', (_name, { path, params, summary, method, body, access, freshness }) => {
  test('names exactly the parameters of its path', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
    expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(named.toSorted())
  })

  test('has a description of one line', () => {
    expect(summary).toMatch(/^[A-Z][^\n]{3,120}[^.\n]$/)
  })

  test('takes no body to read something', () => {
    expect(method === 'GET' && body !== undefined).toBe(false)
  })

  test('is kept for everybody only when everybody may read it', () => {
    expect(freshness === 'live' || (access === 'public' && method === 'GET')).toBe(true)
  })
})
