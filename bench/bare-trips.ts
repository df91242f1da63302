/** The limit of saving a trip: the product's own tables in a separate file, with one transaction per trip. */
import { DatabaseSync } from 'node:sqlite'

/** @returns the path of the copy */
export function copyDatabase(from: string, to: string): string {
  const database = new DatabaseSync(from, { readOnly: true })
  database.prepare('vacuum into ?').run(to)
  database.close()
  return to
}

/** @returns a function that commits one trip; the accounts take turns as its owner */
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
