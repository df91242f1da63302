import * as z from 'zod/mini'
import { OwnEmailQuery, User } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Success } from './success.ts'

/** What every page asks for when a session is stored; apart from auth.ts, whose forms only few pages have. */

export const getUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  access: 'user',
  freshness: 'live',
  summary: 'The signed-in traveller',
  query: OwnEmailQuery,
  reply: z.object({ success: z.literal(true), user: User }),
})

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  freshness: 'live',
  summary: 'End this session',
  reply: Success,
})
