/**
 * The limit of a writing request: bare `node:http` parses the body, runs the statements that the product was recorded
 * with, and sends the product's answer. Arguments: the database file; the file of the recorded write; `each` commits
 * each request, `grouped` those of a turn of the event loop together, as the product does.
 */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { CPU_PATH, listen, sendCpu } from './bare-http.ts'
import { RecordedWrite, type Statement } from './recorded-write.ts'

const [file = '', recordedFile = '', mode = ''] = process.argv.slice(2)
const recorded = RecordedWrite.parse(JSON.parse(readFileSync(recordedFile, 'utf8')))
const body = Buffer.from(recorded.answer)
const writer = new DatabaseSync(file, { enableForeignKeyConstraints: true })
writer.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on',
)
const reader = new DatabaseSync(file, { readOnly: true })

/** Each writer with a session of its own, and the trip that it edits. */
const writers = writer
  .prepare(
    `select account_id as accountId, token_hash as tokenHash,
       (select id from trip where trip.account_id = session.account_id order by created_at limit 1) as rowId
     from session where rowId is not null`,
  )
  .all()
let turn = 0

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Prepared = Statement & { prepared: StatementSync; returnsRows: boolean }

const prepareAll = (database: DatabaseSync, statements: readonly Statement[]): Prepared[] =>
  statements.map((statement) => {
    const prepared = database.prepare(statement.sql)
    return { ...statement, prepared, returnsRows: prepared.columns().length > 0 }
  })
const reads = prepareAll(reader, recorded.reads)
const writes = prepareAll(writer, recorded.writes)

/** Ids that the request itself made are new each time. */
const made = recorded.writes
  .filter(({ sql }) => sql.startsWith('insert'))
  .flatMap(({ parameters }) => parameters)
  .filter((value) => typeof value === 'string' && UUID.test(value))
  .filter((id) => id !== recorded.accountId && id !== recorded.rowId)

function nextIds(): Map<unknown, string> {
  const own = writers[turn++ % writers.length]
  const ids = new Map<unknown, string>(made.map((id) => [id, crypto.randomUUID()]))
  for (const name of ['accountId', 'tokenHash', 'rowId'] as const) ids.set(recorded[name], String(own?.[name]))
  return ids
}

function run(statements: readonly Prepared[], ids: ReadonlyMap<unknown, string>): void {
  for (const { prepared, returnsRows, parameters } of statements) {
    const values = parameters.map((value) => ids.get(value) ?? value)
    if (returnsRows) prepared.all(...values)
    else prepared.run(...values)
  }
}

function answer(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
}

let waiting: ServerResponse[] = []

function save(response: ServerResponse): void {
  const ids = nextIds()
  run(reads, ids)
  if (waiting.length === 0) writer.exec('begin immediate')
  run(writes, ids)
  waiting.push(response)
  if (mode === 'each') commit()
  else if (waiting.length === 1) setImmediate(commit)
}

function commit(): void {
  writer.exec('commit')
  const members = waiting
  waiting = []
  for (const response of members) answer(response)
}

listen(
  createServer((request, response) => {
    if (request.url === CPU_PATH) return sendCpu(response)
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      JSON.parse(text)
      save(response)
    })
  }),
)
