import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '../platform/config/config.ts'
import { OperatorError } from '../platform/process/operator-error.ts'
import { SQLITE_FILE } from '../platform/store/open.ts'
import { codeOfSqlite, SQLITE_CODES } from '../platform/store/sqlite-errors.ts'
import { toStoreFailure } from '../platform/store/store-failure.ts'

type Settings = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>

const SystemError = z.object({
  code: z.optional(z.string()),
  syscall: z.optional(z.string()),
  path: z.optional(z.string()),
})
type SystemError = z.infer<typeof SystemError>

/**
 * A sentence for an error that the operator can remove.
 * @param settings null when they are not known yet
 * @returns null for a fault of ours, of which the stack is needed
 */
export function messageForOperator(error: unknown, settings: Settings | null): string | null {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof OperatorError) return message
  if (toStoreFailure(error) === 'insufficient-storage') return `There is no room for DATA_DIR: ${message}`
  const system = SystemError.safeParse(error).data ?? {}
  const sentence =
    (settings && ofListening(system, settings)) ??
    ofFolder(system) ??
    (settings?.databaseUrl === null ? ofSqlite(error, settings) : ofPostgres(system, settings))
  return sentence ?? (toStoreFailure(error) === undefined ? null : message)
}

function ofListening({ code, syscall }: SystemError, { host, port }: Settings): string | null {
  // The name of HOST is looked up before anything listens.
  if (syscall !== 'listen' && syscall !== 'bind') return null
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is taken by another program. Stop it, or set PORT to another port.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to a port above 1023, and let a proxy lead to it.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine.`,
  }
  return sentences[code ?? ''] ?? null
}

const READ_ONLY = 'its disk is read-only (EROFS). Mount it for writing, or set DATA_DIR.'

/**
 * SQLite has one error for a disk without writing and for a user without the right, and Node says of a new folder on such a
 * disk that it does not exist.
 */
function isOnReadOnlyDisk(path: string): boolean {
  const folder = existsSync(path) ? path : dirname(path)
  if (folder !== path && !existsSync(folder)) return isOnReadOnlyDisk(folder)
  try {
    accessSync(folder, constants.W_OK)
    return false
  } catch (error) {
    return SystemError.safeParse(error).data?.code === 'EROFS'
  }
}

function ofFolder({ code = '', path }: SystemError): string | null {
  if (path === undefined || !/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT)$/.test(code)) return null
  if (code === 'EROFS' || (code === 'ENOENT' && isOnReadOnlyDisk(path)))
    return `${path} cannot be written: ${READ_ONLY}`
  if (code === 'ENOENT') return `${path} cannot be written or read: it does not exist (ENOENT).`
  return `${path} cannot be written or read (${code}). The user that runs the server needs the right to do so; DATA_DIR sets the folder of all data.`
}

const RESTORE = 'Restore a backup over it: npm run restore -- FILE (docs/operating.md). It keeps what is there.'

function ofSqlite(error: unknown, { dataDir }: Settings): string | null {
  const file = join(dataDir, SQLITE_FILE)
  const code = codeOfSqlite(error)
  if (code === SQLITE_CODES.corrupt || code === SQLITE_CODES.notADatabase) return `${file} is damaged. ${RESTORE}`
  if (code === SQLITE_CODES.inputOutput) return `${file} cannot be read: the disk fails. ${RESTORE}`
  const isRefused = code === SQLITE_CODES.cannotOpen || code === SQLITE_CODES.readOnly
  if (isRefused && isOnReadOnlyDisk(dataDir)) return `${file} cannot be written: ${READ_ONLY}`
  if (code === SQLITE_CODES.cannotOpen)
    return `${file} cannot be opened: it is no file, or this user has no right to it.`
  if (code === SQLITE_CODES.readOnly) return `${file} cannot be written: this user has no right to it.`
  if (code === SQLITE_CODES.busy) return `${file} is in use by another program for too long.`
  return null
}

/** Source: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const ofPostgresCode: Readonly<Record<string, string>> = {
  '28P01': 'Postgres refuses the password in DATABASE_URL.',
  '28000': 'Postgres refuses the user in DATABASE_URL.',
  '3D000': 'Postgres has no database of the name in DATABASE_URL. Create it first.',
  '42501': 'The user in DATABASE_URL lacks a right in the database: it must own its schema.',
}

function ofPostgres({ code = '' }: SystemError, settings: Settings | null): string | null {
  if (ofPostgresCode[code] !== undefined) return ofPostgresCode[code]
  const url = URL.parse(settings?.databaseUrl ?? '')
  if (!url || !/^E[A-Z]{4,}$/.test(code)) return null
  return `Postgres does not answer at ${url.hostname}:${url.port || '5432'} (${code}). Start it, or correct DATABASE_URL.`
}
