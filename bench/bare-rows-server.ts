/**
 * The limit of a signed-in read: bare `node:http` runs the product's own query on its database and writes the rows as
 * JSON. It does not check the session. Arguments: the database file, the email of an account, and a query with one
 * parameter for the account's id.
 */
import { DatabaseSync } from 'node:sqlite'
import { CPU_PATH, sendJson, serveBare } from './bare-http.ts'

const [file = '', email = '', query = ''] = process.argv.slice(2)
const database = new DatabaseSync(file, { readOnly: true })
const account = database.prepare('select id from account where email = ?').get(email)?.['id'] ?? null
const statement = database.prepare(query)

serveBare((url, response) => {
  if (url === CPU_PATH) return false
  sendJson(response, { success: true, rows: statement.all(account) })
  return true
})
