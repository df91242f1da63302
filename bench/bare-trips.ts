/** The limit of saving a trip: the product's own tables in a file of its own, each trip a transaction of its own. */
import { DatabaseSync } from 'node:sqlite'

/** Copies the product's database, as it is now. @returns the copy */
export function copyDatabase(from: string, to: string): string {
  const database = new DatabaseSync(from, { readOnly: true })
  database.prepare('vacuum into ?').run(to)
  database.close()
  return to
}

/** @returns what commits one trip, of one account after the other */
export function openBareTrips(file: string): (trip: unknown) => void {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  const accounts = database.prepare('select id from account').all()
  const insert = database.prepare(
    'insert into trip (id, account_id, document, version, created_at, updated_at) values (?, ?, ?, 1, ?, ?)',
  )
  let count = 0
  return (trip) => {
    const owner = accounts[count++ % accounts.length]?.['id'] ?? null
    const at = new Date().toISOString()
    database.exec('begin immediate')
    insert.run(crypto.randomUUID(), owner, JSON.stringify(trip), at, at)
    database.exec('commit')
  }
}
