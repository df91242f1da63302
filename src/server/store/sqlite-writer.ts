import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { timeStatement } from './statement-times.ts'

/** Milliseconds that a write waits for another process's. */
const TIMEOUT_MS = 10_000

/** Milliseconds between two tries at most; chance keeps processes from trying in step. */
const RETRY_INTERVAL = 4

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5

/**
 * Does what needs the write lock of a database as soon as no other process has it. SQLite itself would wait, too, and
 * with it this whole process.
 * @throws what SQLite says when it is taken for too long
 */
export async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await wait(1 + Math.random() * (RETRY_INTERVAL - 1))
    }
  }
}

function isBusy(error: unknown): boolean {
  // Extended codes keep the plain one in their lowest byte.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY
}

/** Somebody whose work is done and not yet on the disk. */
type Member = { resolve: () => void; reject: (error: unknown) => void }

/**
 * Gives SQLite's one writing connection to one transaction after the other and commits many of them together: the disk
 * is what writing waits for, and it takes as long for one as for thirty (docs/decisions/0021). What is done within one
 * turn of the event loop makes a group: an outer transaction with a savepoint for each member, so that one that fails
 * takes back its own work alone. Nobody is told of success before the disk has it.
 *
 * Whoever holds the writer must not wait for another transaction to end: it may be waiting for the group.
 */
export class SqliteWriter {
  readonly #database: DatabaseSync
  readonly #waiting: (() => void)[] = []
  #isHeld = false
  #members: Member[] = []
  #isTurnPlanned = false
  #isCommitDue = false

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Waits for one's turn. Each hold ends with one of `finish`, `undo` and `pass`. */
  hold(): Promise<void> {
    if (this.#isHeld) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#isHeld = true
    return Promise.resolve()
  }

  /** Begins a member's work, and the group with the first. @throws when another process keeps the write lock too long */
  async begin(): Promise<void> {
    if (this.#members.length === 0) await whenFree(() => this.#database.exec('begin immediate'))
    this.#database.exec('savepoint member')
  }

  /** Ends a member's work well. @returns when it is on the disk; rejected when the disk would not take it */
  finish(): Promise<void> {
    this.#database.exec('release member')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#members.push({ resolve, reject })
    this.#planTurn()
    this.pass()
    return promise
  }

  /** Takes a member's work back and leaves that of the others. */
  undo(): void {
    // On a full disk and the like SQLite takes everything back by itself.
    if (this.#database.isTransaction) {
      this.#database.exec(this.#members.length === 0 ? 'rollback' : 'rollback to member; release member')
    }
    this.pass()
  }

  /** Hands the writer to whoever waits longest. */
  pass(): void {
    if (this.#isCommitDue) this.commit()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isHeld = false
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

  /** Tells the group when a statement's failure has made SQLite take back everything. */
  noteFailure(error: unknown): void {
    if (this.#database.isTransaction) return
    const members = this.#members
    this.#members = []
    for (const { reject } of members) reject(error)
  }

  /** The event loop first reads what else has arrived: that joins the group. */
  #planTurn(): void {
    if (this.#isTurnPlanned) return
    this.#isTurnPlanned = true
    setImmediate(() => {
      this.#isTurnPlanned = false
      if (this.#isHeld) this.#isCommitDue = true
      else this.commit()
    })
  }
}
