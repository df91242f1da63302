import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { CLOCK_SLACK_MS } from '../../platform/store/clock-slack.ts'
import type { Context } from '../../platform/context.ts'
import { backupName, newestBackupAt } from './backup-names.ts'
import { findScheduledBackup, LEASE_MS, takeBackupLease, updateScheduledBackup } from './backup-schedule.store.ts'
import type { BackupSettings } from './stored-backups.ts'

const SCRIPT = join(import.meta.dirname, 'scheduled-backup-process.ts')

const CHECK_INTERVAL_MS = MINUTE_MS

/** A backup that failed is tried again after this time, or after the usual interval when that is shorter. */
const RETRY_AFTER_MS = HOUR_MS

export type BackupOrder = { settings: BackupSettings; file: string; at: string; count: number }

const BackupOutcome = z.union([
  z.object({ isStored: z.literal(true) }),
  z.object({ isStored: z.literal(false), reason: z.string() }),
])
export type BackupOutcome = z.infer<typeof BackupOutcome>

type Deps = Pick<Context, 'config' | 'store' | 'now'> & {
  /** Called with a sentence when a backup failed. */
  onFailed: (reason: string) => void
}

export type BackupState = {
  /** Null when no backups are made by themselves. */
  readonly intervalMs: number | null
  readonly lastAt: Date | null
  /** Null when the last backup did not fail. */
  readonly failedAt: Date | null
  /** False when the folder of backups is no folder, or this user has no right to it. */
  readonly isFolderReadable: boolean
}

/** The newest backup is in the folder here, or another machine of the installation has made it. */
export async function readBackupState({
  config,
  store,
  now,
}: Pick<Deps, 'config' | 'store' | 'now'>): Promise<BackupState> {
  const [row, folder] = await Promise.all([
    findScheduledBackup(store.db),
    newestBackupAt(config.backupDir).then(
      (newest) => ({ newest, isReadable: true }),
      () => ({ newest: null, isReadable: false }),
    ),
  ])
  const finished = row?.finished_at ? new Date(row.finished_at) : null
  const times = [finished, folder.newest].flatMap((time) => (time === null ? [] : [time.getTime()]))
  const past = times.filter((time) => time < now().getTime() + CLOCK_SLACK_MS)
  return {
    intervalMs: config.backupIntervalMs,
    lastAt: past.length > 0 ? new Date(Math.max(...past)) : null,
    failedAt: row?.failed_at ? new Date(row.failed_at) : null,
    isFolderReadable: folder.isReadable,
  }
}

export function hasFailed({ intervalMs, failedAt, isFolderReadable }: BackupState): boolean {
  return failedAt !== null || (intervalMs !== null && !isFolderReadable)
}

/** A backup into a folder that cannot be read fails, so that its reason is logged. */
function isDue({ intervalMs, lastAt, failedAt, isFolderReadable }: BackupState, now: Date): boolean {
  if (intervalMs === null) return false
  const isOver = (time: Date | null, duration: number) =>
    time === null || now.getTime() - time.getTime() >= duration || time.getTime() - now.getTime() > CLOCK_SLACK_MS
  return (!isFolderReadable || isOver(lastAt, intervalMs)) && isOver(failedAt, Math.min(RETRY_AFTER_MS, intervalMs))
}

export type BackupSchedule = {
  /** Makes a backup when one is due and no other process makes one. */
  check(): Promise<void>
  /** Ends a running backup. The next one removes its remaining files. */
  close(): Promise<void>
}

/** Makes backups by themselves when `BACKUP_EVERY` is set. All processes of an installation share one schedule. */
export function startBackupSchedule(deps: Deps): BackupSchedule {
  const { config } = deps
  if (config.backupIntervalMs === null) return { check: async () => {}, close: async () => {} }
  let child: ChildProcess | null = null
  let underWay: Promise<void> | null = null
  let isClosed = false

  const store = async (order: BackupOrder): Promise<BackupOutcome> => {
    child = fork(SCRIPT, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    try {
      const outcome = await getOutcome(child, order)
      // A stop has ended the backup. That is no failure of it.
      if (isClosed) throw new Error('The schedule is closed')
      return outcome
    } finally {
      child.kill('SIGKILL')
      child = null
    }
  }
  const check = () => {
    if (isClosed) return Promise.resolve()
    underWay ??= makeIfDue(deps, store)
      // The database is away. The next check tries again.
      .catch(() => undefined)
      .finally(() => {
        underWay = null
      })
    return underWay
  }
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS)
  timer.unref()
  void check()
  return {
    check,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      child?.kill('SIGKILL')
      await underWay
    },
  }
}

async function makeIfDue(deps: Deps, store: (order: BackupOrder) => Promise<BackupOutcome>): Promise<void> {
  const { config, now, onFailed } = deps
  const { db } = deps.store
  if (!isDue(await readBackupState(deps), now()) || !(await takeBackupLease(db, now()))) return
  const renewal = setInterval(() => void renewLease(deps).catch(() => undefined), LEASE_MS / 5)
  try {
    // Another process may have made it before this one had the lease.
    if (!isDue(await readBackupState(deps), now())) return
    const outcome = await store(getOrder(config, now()))
    const at = now().toISOString()
    if (outcome.isStored) await updateScheduledBackup(db, { finished_at: at, failed_at: null })
    else {
      await updateScheduledBackup(db, { failed_at: at })
      onFailed(outcome.reason)
    }
  } finally {
    clearInterval(renewal)
    await updateScheduledBackup(db, { leased_until: now().toISOString() })
  }
}

function renewLease({ store, now }: Deps): Promise<void> {
  return updateScheduledBackup(store.db, { leased_until: new Date(now().getTime() + LEASE_MS).toISOString() })
}

function getOrder(config: Deps['config'], now: Date): BackupOrder {
  const { dataDir, databaseUrl, s3, backupKey, backupDir, backupCount } = config
  return {
    settings: { dataDir, databaseUrl, s3, backupKey },
    file: join(backupDir, backupName(now, { isEncrypted: backupKey !== null })),
    at: now.toISOString(),
    count: backupCount,
  }
}

async function getOutcome(child: ChildProcess, order: BackupOrder): Promise<BackupOutcome> {
  const over = new AbortController()
  const ended = once(child, 'exit', over).then((): BackupOutcome => ({ isStored: false, reason: 'It was ended.' }))
  const answered = once(child, 'message', over).then(([message]) => BackupOutcome.parse(message))
  child.send(order)
  try {
    return await Promise.race([answered, ended])
  } finally {
    over.abort()
    await Promise.allSettled([answered, ended])
  }
}
