import * as z from 'zod/mini'

/** The kinds of events. `login` is one that succeeded. */
export const securityEventKinds = [
  'login',
  'login.refused',
  'login.delayed',
  'sign-up',
  'session.ended',
  'password.reset',
  'password.reset-requested',
  'password.reset-refused',
  'password.changed',
  'password.refused',
  'email.changed',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.refused',
  'admin.granted',
  'admin.revoked',
  'editor.granted',
  'editor.revoked',
  'moderator.granted',
  'moderator.revoked',
  'data.exported',
  'log.exported',
  'account.deleted',
  'account.suspended',
  'account.restored',
] as const
export const SecurityEventKind = z.enum(securityEventKinds)
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
export const SECURITY_LOG_RETENTION_DAYS = 180

export const SECURITY_LOG_PAGE_MAX = 100

export const SecurityLogEntry = z.extend(CountedSecurityEvent, {
  _id: z.string(),
  /** Null when no account is known, or once it is deleted. The same holds for its name. */
  accountId: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
})
export type SecurityLogEntry = z.infer<typeof SecurityLogEntry>

/** Instant, ISO 8601 in UTC. */
const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/))

export const SecurityLogFilter = z.object({
  kind: z.optional(SecurityEventKind),
  /** Id of an account. */
  account: z.optional(z.string().check(z.maxLength(100))),
  /** The first instant, and the first one after the period. */
  since: z.optional(Instant),
  until: z.optional(Instant),
})
export type SecurityLogFilter = z.infer<typeof SecurityLogFilter>
