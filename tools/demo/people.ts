import { DAY_MS } from '#contract/text/durations.ts'
import { insertAccount, type Account } from '#server/account/auth/accounts.store.ts'
import type { DemoServices } from './demo-services.ts'

/** Ends the names of demo accounts and the titles of demo trips and announcements. */
export const DEMO = '(demo)'

const firstNames = ['Asha', 'Ravi', 'Meera', 'Kabir', 'Priya', 'Jignesh', 'Farah', 'Daniel', 'Hetal', 'Imran']
const lastNames = ['Desai', 'Patel', 'Shaikh', 'Mehta', 'Fernandes', 'Contractor', 'Joshi', 'Vohra', 'Naik', 'Rana']

export type DemoPeople = { admin: Account; travellers: readonly Account[] }

/** Inserts an admin and travellers. All have the same password. */
export async function insertPeople(demo: DemoServices, password: string, count: number): Promise<DemoPeople> {
  const { services, anchor } = demo
  // All accounts share one hash, because a hash per account would take minutes.
  const passwordHash = await services.passwords.hash(password)
  const person = (name: string, email: string, isAdmin: boolean): Account => ({
    id: services.newId(),
    email,
    name: `${name} ${DEMO}`,
    phone: '',
    address: '',
    isAdmin,
    role: null,
    passwordHash,
    createdAt: new Date(anchor.getTime() - 500 * DAY_MS).toISOString(),
    emailConfirmedAt: anchor.toISOString(),
    suspendedAt: null,
    language: null,
  })
  const admin = person('Editor', 'admin@demo.example', true)
  const travellers = Array.from({ length: count }, (_, index) => {
    const name = `${nameAt(firstNames, index)} ${nameAt(lastNames, Math.floor(index / firstNames.length) + index)}`
    return person(name, `traveller${index + 1}@demo.example`, false)
  })
  await services.store.db.transaction().execute(async (transaction) => {
    for (const account of [admin, ...travellers]) await insertAccount(transaction, account)
  })
  return { admin, travellers }
}

function nameAt(names: readonly string[], index: number): string {
  return names[index % names.length] ?? ''
}
