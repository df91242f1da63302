/**
 * The limit of a signed-in read: bare `node:http` runs the product's own query on its database and writes the rows as
 * JSON. It asks nobody who they are. Arguments: the database file, an account's email, a query with one parameter for
 * the account's id.
 */
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'

const [file = '', email = '', query = ''] = process.argv.slice(2)
const database = new DatabaseSync(file, { readOnly: true })
const account = database.prepare('select id from account where email = ?').get(email)?.['id'] ?? null
const statement = database.prepare(query)

const server = createServer((_request, response) => {
  const body = JSON.stringify({ success: true, rows: statement.all(account) })
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null) console.log(`Open http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
