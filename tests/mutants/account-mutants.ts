import type { Mutant } from './mutant.ts'

/** Roles, sessions, passwords, quotas. */
export const accountMutants = [
  {
    name: 'moderators may edit the guide',
    file: 'src/contract/api/permissions.ts',
    find: "isAdmin || role === 'editor'",
    replace: 'isAdmin || role !== null',
    tests: ['tests/access-matrix-callers.test.ts'],
  },
  {
    name: 'editors see the accounts',
    file: 'src/contract/admin/accounts.endpoints.ts',
    find: `path: '/admin/accounts/search',
  access: 'admin'`,
    replace: `path: '/admin/accounts/search',
  access: 'editor'`,
    tests: ['src/contract/api.test.ts'],
  },
  {
    name: 'a session lives for ever while it is used',
    file: 'src/server/account/auth/sessions.ts',
    find: 'return isOlder(lastUsedAt, idleMs) || isOlder(createdAt, absoluteMs)',
    replace: 'return isOlder(lastUsedAt, idleMs)',
    tests: ['src/server/account/auth/sessions.test.ts'],
  },
  {
    name: 'a suspended account keeps its sessions',
    file: 'src/server/admin/accounts/suspension.ts',
    find: `    await deleteSessionsFor(transaction, id)
`,
    replace: '',
    tests: ['src/server/admin/accounts/suspension.test.ts'],
  },
  {
    name: 'a suspended account can use a session',
    file: 'src/server/account/auth/sessions.store.ts',
    find: `
    .where('account.suspended_at', 'is', null)`,
    replace: '',
    tests: ['src/server/admin/accounts/suspension.test.ts', 'src/server/account/auth/sessions.test.ts'],
  },
  {
    name: 'an admin may suspend themselves',
    file: 'src/server/admin/accounts/suspension.ts',
    find: `  if (actor.id === id) throw new Failure('conflict', 'account.own')
`,
    replace: '',
    tests: ['src/server/admin/accounts/suspension.test.ts'],
  },
  {
    name: 'a new password leaves sessions open',
    file: 'src/server/account/auth/password-reset.ts',
    find: `    await deleteSessionsFor(transaction, account.id)
`,
    replace: '',
    tests: [
      'src/server/account/auth/password-reset.test.ts',
      'src/server/account/auth/takeover.test.ts',
      'src/server/account/auth/sessions.test.ts',
    ],
  },
  {
    name: 'a one-time code works twice',
    file: 'src/server/account/auth/password-reset.ts',
    find: ' || !(await consumeResetRequest(transaction, request))',
    replace: '',
    tests: ['src/server/account/auth/password-reset.test.ts'],
  },
  {
    name: 'a guessed code is not counted',
    file: 'src/server/account/auth/password-reset.ts',
    find: 'await countAttempts(transaction, [{ limit: limits.codeGuess, by: email }], getMoment({ store, now }))',
    replace: 'getMoment({ store, now })',
    tests: ['src/server/account/auth/password-reset.test.ts'],
  },
  {
    name: 'guesses at a password are not slowed',
    file: 'src/server/platform/throttle/attempt-limits.ts',
    find: `name: 'login pair',
    delaySecondsAfter: doubling(5, QUARTER_HOUR)`,
    replace: `name: 'login pair',
    delaySecondsAfter: doubling(5_000, QUARTER_HOUR)`,
    tests: ['src/server/account/auth/login.test.ts'],
  },
  {
    name: 'guesses at a code of the app are not slowed',
    file: 'src/server/platform/throttle/attempt-limits.ts',
    find: "totp: { name: 'totp', delaySecondsAfter: doubling(10,",
    replace: "totp: { name: 'totp', delaySecondsAfter: doubling(10_000,",
    tests: ['src/server/account/auth/second-factor-login.test.ts', 'src/server/account/auth/second-factor.test.ts'],
  },
  {
    name: 'other sites may send the cookie',
    file: 'src/server/platform/http/cookies.ts',
    find: "'SameSite=Strict'",
    replace: "'SameSite=None'",
    tests: ['src/server/account/auth/devices.test.ts', 'src/server/account/auth/password-reset.test.ts'],
  },
  {
    name: 'scripts may read the cookie',
    file: 'src/server/platform/http/cookies.ts',
    find: "'HttpOnly', ",
    replace: '',
    tests: ['src/server/account/auth/devices.test.ts', 'src/server/account/auth/password-reset.test.ts'],
  },
  {
    name: 'the texts of an account have no limit',
    file: 'src/server/account/quota/make-room.ts',
    find: "throw new Failure('payload-too-large', quota.isConfirmed ? 'account.full' : 'account.full-unconfirmed')",
    replace: 'return',
    tests: ['src/server/account/quota/quota.test.ts'],
  },
] as const satisfies readonly Mutant[]
