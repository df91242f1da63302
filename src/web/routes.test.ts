import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from './api/query-client.ts'
import { createRoutes } from './routes.tsx'

function listLazy(routes: readonly RouteObject[]): readonly object[] {
  return routes.flatMap(({ lazy, children = [] }) => [...(lazy ? [lazy] : []), ...listLazy(children)])
}

test('no two pages share how they are loaded, because the router empties it after the first of them', () => {
  const queryClient = createQueryClient(() => Promise.reject(new Error('No page asks for anything here')))
  const all = listLazy(createRoutes({ queryClient, isWaiting: () => false, isHydrating: () => false }))
  expect(all.length).toBeGreaterThan(20)
  expect(new Set(all).size).toBe(all.length)
})
