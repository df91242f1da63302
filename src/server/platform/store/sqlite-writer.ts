import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { codeOfSqlite, SQLITE_CODES } from './sqlite-errors.ts'
import { timeStatement } from './statement-times.ts'

/** The longest wait of a write for other processes. */
const TIMEOUT_MS = 10_000

/** The longest pause between two attempts. Its random length keeps processes out of step. */
const MAX_RETRY_INTERVAL_MS = 4

/**
 * Runs work that needs the write lock, and retries while another process has it. SQLite's own wait would block this
 * whole process.
 * @throws SQLite's error when the lock is taken for too long
 */
export async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const end = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await wait(1 + Math.random() * (MAX_RETRY_INTERVAL_MS - 1))
    }
  }
}

function isBusy(error: unknown): boolean {
  return codeOfSqlite(error) === SQLITE_CODES.busy
}

/** A transaction that has finished and is not on the disk yet. */
type Member = { resolve: () => void; reject: (error: unknown) => void }

/**
 * Gives SQLite's one writing connection to one transaction after the other and commits many of them together. Writing
 * waits for the disk, which needs the same time for one transaction as for thirty (docs/decisions/0021). The
 * transactions of one turn of the event loop form a group: an outer transaction with a savepoint for each member, so
 * that a failed member rolls back its own work alone. A member learns of success only when the disk has the data. The
 * owner of the writer must not wait for another transaction, which may wait for the group.
 */
export class SqliteWriter {
  readonly #database: DatabaseSync
  readonly #waiting: (() => void)[] = []
  #isAcquired = false
  #members: Member[] = []
  #isTurnPlanned = false
  #isCommitDue = false

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Waits for the writer. Each call must be followed by one of `finish`, `rollBack` and `release`. */
  acquire(): Promise<void> {
    if (this.#isAcquired) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#isAcquired = true
    return Promise.resolve()
  }

  /**
   * Begins a member's work; the first member begins the group.
   * @throws SQLite's error when another process keeps the write lock too long
   */
  async begin(): Promise<void> {
    if (this.#members.length === 0) await retryWhileBusy(() => this.#database.exec('begin immediate'))
    this.#database.exec('savepoint member')
  }

  /**
   * Ends a member's work with success.
   * @returns a promise that resolves when the data is on the disk, and rejects when the commit fails
   */
  finish(): Promise<void> {
    this.#database.exec('release member')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#members.push({ resolve, reject })
    this.#planTurn()
    this.release()
    return promise
  }

  /** Rolls back a member's work and keeps that of the others. */
  rollBack(): void {
    // SQLite rolls back everything by itself on errors such as a full disk.
    if (this.#database.isTransaction) {
      this.#database.exec(this.#members.length === 0 ? 'rollback' : 'rollback to member; release member')
    }
    this.release()
  }

  /** Gives the writer to the next in line. */
  release(): void {
    if (this.#isCommitDue) this.commit()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isAcquired = false
  }

  /** Writes the group to the disk. */
  commit(): void {
    const members = this.#members
    this.#members = []
    this.#isCommitDue = false
    if (members.length === 0) return
    try {
      timeStatement(() => this.#database.exec('commit'))
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      for (const { reject } of members) reject(error)
      return
    }
    for (const { resolve } of members) resolve()
  }

  /** Rejects the group when a failed statement has made SQLite roll back everything. */
  noteFailure(error: unknown): void {
    if (this.#database.isTransaction) return
    const members = this.#members
    this.#members = []
    for (const { reject } of members) reject(error)
  }

  /** The event loop first reads other requests that have arrived, which then join the group. */
  #planTurn(): void {
    if (this.#isTurnPlanned) return
    this.#isTurnPlanned = true
    setImmediate(() => {
      this.#isTurnPlanned = false
      if (this.#isAcquired) this.#isCommitDue = true
      else this.commit()
    })
  }
}
