/** Source: https://www.sqlite.org/rescode.html */
export const SQLITE_CODES = {
  busy: 5,
  locked: 6,
  outOfMemory: 7,
  readOnly: 8,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

/** @returns the plain code without its extension; null for an error that is not SQLite's */
export function codeOfSqlite(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  // The lowest byte of an extended code is the plain code.
  return Number(error.errcode) & 0xff
}
