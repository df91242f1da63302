import type { Endpoint } from '../api/endpoint.ts'

export const addToWishlist = {
  method: 'POST',
  path: '/wishlist',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listWishlist = {
  method: 'GET',
  path: '/wishlist/user-wishlist',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const removeFromWishlist = {
  method: 'DELETE',
  path: '/wishlist',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
