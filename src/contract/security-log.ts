import * as z from 'zod/mini'

/** What happened, in the past tense of the log's reader: `login` is one that succeeded. */
export const securityEventKinds = [
  'login',
  'login.refused',
  'login.delayed',
  'sign-up',
  'session.ended',
  'password.reset',
  'password.reset-requested',
  'password.reset-refused',
  'password.refused',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.refused',
  'admin.granted',
  'data.exported',
  'account.deleted',
  'account.suspended',
  'account.restored',
] as const
const SecurityEventKind = z.enum(securityEventKinds)
export type SecurityEventKind = z.infer<typeof SecurityEventKind>

/** Events of one kind, account and network within an hour. */
export const CountedSecurityEvent = z.object({
  kind: SecurityEventKind,
  /** Instant of the first one, ISO 8601 in UTC. */
  at: z.string(),
  /** Instant of the last one. */
  lastAt: z.string(),
  count: z.number(),
  /** The /24 network of IPv4 or the /48 network of IPv6. Empty if it is not known. */
  network: z.string(),
})

/** The sweep removes older entries. */
export const SECURITY_LOG_KEPT_DAYS = 180
