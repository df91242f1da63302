import * as z from 'zod/mini'

/** Postgres' classes 08 (connection), 53 (resources) and 57 (operator, and statements that take too long). */
const POSTGRES_AWAY = /^(08|57|53)/
const POSTGRES_FULL = '53100'

/** What Node says of a server that is away, and of a disk, a quota or a file that can take no more. */
const SERVER_AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG)$/

/** The driver's own words for a connection that was lost, cannot be made, or says nothing any more. */
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exce|timeout expired|Query read timeout)/

/** SQLite's result codes: https://www.sqlite.org/rescode.html */
const SQLITE = { busy: 5, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 } as const

/** SQLITE_IOERR_WRITE and SQLITE_IOERR_SHMSIZE: of "no room" SQLite knows ENOSPC alone; quotas come as these. */
const SQLITE_WRITE_FAILED = new Set([778, 4874])

const Fault = z.object({
  message: z._default(z.string(), ''),
  code: z.optional(z.string()),
  errcode: z.optional(z.number()),
})

/** What is the plight of the database or the disk rather than a mistake of ours, so that trying again may help. */
export function storeFailureOf(error: unknown): 'unavailable' | 'insufficient-storage' | undefined {
  const { message, code = '', errcode } = Fault.safeParse(error).data ?? { message: '' }
  if (errcode !== undefined) return sqliteFailureOf(errcode)
  if (NO_ROOM.test(code) || code === POSTGRES_FULL) return 'insufficient-storage'
  // Codes of Postgres have five characters, those of Node begin with an E.
  const isPostgres = code.length === 5 && POSTGRES_AWAY.test(code)
  return isPostgres || SERVER_AWAY.test(code) || CONNECTION_LOST.test(message) ? 'unavailable' : undefined
}

function sqliteFailureOf(errcode: number): ReturnType<typeof storeFailureOf> {
  // The lower byte is the kind, the rest says more.
  const kind = errcode % 256
  if (kind === SQLITE.full || SQLITE_WRITE_FAILED.has(errcode)) return 'insufficient-storage'
  const { busy, readOnly, inputOutput, cannotOpen } = SQLITE
  return [busy, readOnly, inputOutput, cannotOpen].some((away) => away === kind) ? 'unavailable' : undefined
}
