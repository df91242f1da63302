/** Records the statements that the product runs for a writing request, so that a bare server can run the same ones. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { startProduct, withDataDir } from './product.ts'
import { getHeaders, signUp } from './travellers.ts'

const Statement = z.object({ sql: z.string(), parameters: z.array(z.union([z.string(), z.number(), z.null()])) })
export type Statement = z.infer<typeof Statement>

/** Statements of the product for one request. `reads` come before the transaction of `writes`. */
export const RecordedWrite = z.object({
  reads: z.array(Statement),
  writes: z.array(Statement),
  answer: z.string(),
  /** Ids in the parameters that each writer has its own of. `rowId` is the trip that is edited, or empty. */
  accountId: z.string(),
  tokenHash: z.string(),
  rowId: z.string(),
})
export type RecordedWrite = z.infer<typeof RecordedWrite>

/** `path` gets the id of the first row that `POST` of `made` has answered. */
export type Request = { method: 'POST' | 'PUT'; path: (rowId: string) => string; body: object }

/** A request ends within this time. The product's regular work is distinguished from it by its statements. */
const REST_MS = 400

const Made = z.object({ trip: z.object({ _id: z.string() }) })

/**
 * Sends each request twice to a product of its own and records the second, since the first fills caches.
 * @param trip body of a trip that requests may edit
 * @throws Error when a request fails, or its statements are not found
 */
export async function recordWrites(requests: readonly Request[], trip: object): Promise<RecordedWrite[]> {
  return withDataDir(async (dataDir) => {
    const file = join(dataDir, 'statements.jsonl')
    const preload = ['--import', join(import.meta.dirname, 'record-statements.ts')]
    const product = await startProduct(dataDir, { RECORD_STATEMENTS: file }, process.cwd(), preload)
    try {
      const headers = getHeaders(await signUp(product.origin, 'recorded@example.org'))
      const send = async (method: string, path: string, body: object) => {
        const response = await fetch(product.origin + path, { method, headers, body: JSON.stringify(body) })
        if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
        return response.text()
      }
      const rowId = Made.parse(JSON.parse(await send('POST', '/api/trip/create', trip))).trip._id
      const recorded: RecordedWrite[] = []
      for (const { method, path, body } of requests) {
        await send(method, path(rowId), body)
        await wait(REST_MS)
        const before = readStatements(file).length
        const answer = await send(method, path(rowId), body)
        await wait(REST_MS)
        recorded.push(divide(readStatements(file).slice(before), answer, rowId))
      }
      return recorded
    } finally {
      await product.stop()
    }
  })
}

function readStatements(file: string): Statement[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => Statement.parse(JSON.parse(line)))
}

const SESSION = 'from "session" inner join "account"'

/** Its first parameter is the account. */
const LOCK = /^(select "id" from|update) "account" .*"suspended_at" is null/

/** From the look-up of the session to the end of the transaction. The look-up after a late body is left out. */
function divide(recorded: readonly Statement[], answer: string, rowId: string): RecordedWrite {
  // Regular work may have run before the request came.
  const all = recorded.slice(
    Math.max(
      0,
      recorded.findIndex(({ sql }) => sql.includes(SESSION)),
    ),
  )
  const [session] = all
  const begin = all.findIndex(({ sql }) => sql === 'savepoint member')
  const end = all.findIndex(({ sql }) => sql === 'release member')
  const lock = all.slice(begin, end).find(({ sql }) => LOCK.test(sql))
  const [tokenHash, accountId] = [session?.parameters[0], lock?.parameters[0]]
  if (!session || typeof tokenHash !== 'string' || typeof accountId !== 'string') throw new Error('No such statements')
  const reads = all.slice(0, begin).filter(({ sql }) => !sql.includes(SESSION) && sql !== 'begin immediate')
  return { reads: [session, ...reads], writes: all.slice(begin + 1, end), answer, accountId, tokenHash, rowId }
}
