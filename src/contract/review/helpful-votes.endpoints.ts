import type { Endpoint } from '../api/endpoint.ts'

export const voteHelpful = {
  method: 'POST',
  path: '/review/helpful/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const listHelpfulVotes = {
  method: 'GET',
  path: '/review/helpful',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
