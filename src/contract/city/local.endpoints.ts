import type { Endpoint } from '../api/endpoint.ts'

export const listDishes = {
  method: 'GET',
  path: '/dishes',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint

export const listServices = {
  method: 'GET',
  path: '/services',
  access: 'public',
  freshness: 'content',
} as const satisfies Endpoint
