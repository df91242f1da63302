/**
 * Preloaded into the product (`node --import`): appends each statement that it runs on SQLite, with its parameters, to
 * the file that RECORD_STATEMENTS names, one line of JSON each.
 */
import { appendFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const file = process.env['RECORD_STATEMENTS'] ?? ''
const { prepare, exec } = DatabaseSync.prototype

function record(sql: string, parameters: readonly SQLInputValue[] = []): void {
  appendFileSync(file, `${JSON.stringify({ sql, parameters })}\n`)
}

DatabaseSync.prototype.exec = function execRecorded(sql) {
  record(sql)
  exec.call(this, sql)
}

DatabaseSync.prototype.prepare = function prepareRecorded(sql) {
  const statement = prepare.call(this, sql)
  for (const method of ['run', 'all'] as const) {
    const call: (...parameters: SQLInputValue[]) => unknown = statement[method].bind(statement)
    const value = (...parameters: SQLInputValue[]) => {
      record(sql, parameters)
      return call(...parameters)
    }
    Object.defineProperty(statement, method, { value })
  }
  return statement
}
