import * as z from 'zod/mini'

/**
 * Postgres' error classes 08 (connection), 53 (resources) and 57 (operator, and statements that take too long), and
 * 25006: this server is a standby, which only reads.
 */
const POSTGRES_AWAY = /^(08|57|53|25006)/
const POSTGRES_FULL = '53100'

/** Node's codes for a server that is away, and for a disk, a quota or a file that is full. */
const SERVER_AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG)$/

/** The driver's messages for a connection that was lost, cannot be made, or does not answer. */
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exce|timeout expired|Query read timeout)/

/** Source: https://www.sqlite.org/rescode.html */
const SQLITE = { busy: 5, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 } as const

/**
 * SQLITE_IOERR_WRITE and SQLITE_IOERR_SHMSIZE. SQLite reports only ENOSPC as "full"; a used-up quota comes as one of
 * these.
 */
const SQLITE_WRITE_FAILED = new Set([778, 4874])

const StoreError = z.object({
  message: z._default(z.string(), ''),
  code: z.optional(z.string()),
  errcode: z.optional(z.number()),
})

/**
 * The failure of the database or the disk that an error stands for, so that a retry may help. Undefined for errors of
 * our own.
 */
export function toStoreFailure(error: unknown): 'unavailable' | 'insufficient-storage' | undefined {
  const { message, code = '', errcode } = StoreError.safeParse(error).data ?? { message: '' }
  if (errcode !== undefined) return toSqliteFailure(errcode)
  if (NO_ROOM.test(code) || code === POSTGRES_FULL) return 'insufficient-storage'
  // Codes of Postgres have five characters. Those of Node begin with an E.
  const isPostgres = code.length === 5 && POSTGRES_AWAY.test(code)
  return isPostgres || SERVER_AWAY.test(code) || CONNECTION_LOST.test(message) ? 'unavailable' : undefined
}

function toSqliteFailure(errcode: number): ReturnType<typeof toStoreFailure> {
  // The lower byte is the kind. The upper bytes add details.
  const kind = errcode % 256
  if (kind === SQLITE.full || SQLITE_WRITE_FAILED.has(errcode)) return 'insufficient-storage'
  const { busy, readOnly, inputOutput, cannotOpen } = SQLITE
  return [busy, readOnly, inputOutput, cannotOpen].some((away) => away === kind) ? 'unavailable' : undefined
}
