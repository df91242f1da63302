import * as z from 'zod/mini'
import type { Action, MailedLink } from './two-people-actions.ts'
import { rowsIn, getSecret, type PersonName, type Snapshot, type World } from './two-people.ts'

const AccountRow = z.object({
  id: z.string(),
  email: z.string(),
  email_confirmed_at: z.nullable(z.string()),
  staff_role: z.nullable(z.string()),
  suspended_at: z.nullable(z.string()),
})
type AccountRow = z.infer<typeof AccountRow>

/** The tables whose rows let somebody into an account. The password is in the account's own row. */
const ways = ['device', 'session', 'totp', 'passkey', 'recovery_code'] as const

const people: readonly PersonName[] = ['stranger', 'owner']

/** @returns a sentence for each access to an account that the mailbox of somebody else earned its rights */
export function findForeignAccess(world: World, snapshot: Snapshot): string[] {
  return accountsIn(snapshot).flatMap((account) => {
    const reader = people.find((name) => world[name].mailboxes.includes(account.email))
    const hasEarned = account.email_confirmed_at !== null || account.staff_role !== null
    if (reader === undefined || !hasEarned) return []
    return accessTo(world, snapshot, account)
      .filter(({ holder }) => holder !== reader)
      .map(({ way, holder }) => `the ${holder} has a ${way} of ${account.email}`)
  })
}

function accessTo({ holders }: World, snapshot: Snapshot, { id }: AccountRow) {
  const passwords = rowsIn(snapshot, 'account')
    .filter((row) => row['id'] === id)
    .map((row) => ({ way: 'password', row }))
  const others = ways.flatMap((way) =>
    rowsIn(snapshot, way)
      .filter((row) => row['account_id'] === id)
      .map((row) => ({ way, row })),
  )
  return [...passwords, ...others].map(({ way, row }) => ({ way, row, holder: holders.get(getSecret(row) ?? '') }))
}

export function isPossible(world: World, snapshot: Snapshot, { by, needs }: Action): boolean {
  if (needs === 'account') return accountsIn(snapshot).some(({ email }) => email === world.owner.mailboxes[0])
  const isOwn = (row: Record<string, unknown>) => world.holders.get(getSecret(row) ?? '') === by
  return needs === undefined || rowsIn(snapshot, 'session').some(isOwn)
}

/** Two states with the same text behave alike: only ids, secrets and instants differ. */
export function describeState(world: World, snapshot: Snapshot, links: readonly MailedLink[]): string {
  const accounts = accountsIn(snapshot).map((account) => {
    const { id, email, email_confirmed_at: confirmedAt, staff_role: role, suspended_at: suspendedAt } = account
    const access = accessTo(world, snapshot, account).map(({ way, row, holder }) => {
      const { created_at: createdAt } = row
      const isOlder = typeof createdAt === 'string' && createdAt < (confirmedAt ?? '')
      const isConfirmed = way !== 'totp' || row['confirmed_at'] !== null
      return [way, holder, way !== 'password' && isOlder, isConfirmed].join(' ')
    })
    const change = rowsIn(snapshot, 'email_change')
      .filter((row) => row['account_id'] === id)
      .map((row) => [row['new_email'], row['old_confirmed_at'] === null, row['new_confirmed_at'] === null])
    return {
      email,
      isConfirmed: confirmedAt !== null,
      role,
      isSuspended: suspendedAt !== null,
      access: [...new Set(access)].toSorted(),
      change,
    }
  })
  const valid = new Set(rowsIn(snapshot, 'email_confirmation').map((row) => row['account_id']))
  const mailed = new Set(links.map(({ recipient, path }) => `${recipient} ${path}`))
  return JSON.stringify([accounts, valid.size, [...mailed].toSorted()])
}

function accountsIn(snapshot: Snapshot): AccountRow[] {
  return rowsIn(snapshot, 'account')
    .map((row) => AccountRow.parse(row))
    .filter(({ email }) => !email.startsWith('traveller-'))
    .toSorted((one, other) => one.email.localeCompare(other.email))
}
