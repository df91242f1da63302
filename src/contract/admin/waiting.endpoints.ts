import type { Endpoint } from '../api/endpoint.ts'

export const countWaitingWork = {
  method: 'GET',
  path: '/desk/waiting',
  access: 'editor',
  freshness: 'live',
} as const satisfies Endpoint

export const countWaitingReports = {
  method: 'GET',
  path: '/moderation/waiting',
  access: 'moderator',
  freshness: 'live',
} as const satisfies Endpoint
