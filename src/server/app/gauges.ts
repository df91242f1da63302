import { statfs } from 'node:fs/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import { SECOND_MS } from '#contract/text/durations.ts'
import { hasFailed, readBackupState } from '../operator/backup/backup-schedule.ts'
import { countMails, findOldestWaiting } from '../platform/mail/mail-queue.store.ts'
import type { Services } from './services.ts'

export type Measured = Pick<Services, 'config' | 'store' | 'geocoder' | 'router' | 'tiles' | 'caches' | 'now'>

/** These values are read at each scrape: mails, the disk, and the answers of external services. */
export function registerGauges(registry: Registry, services: Measured): void {
  registry.registerMetric(mails(services))
  registry.registerMetric(oldestMail(services))
  registry.registerMetric(freeDisk(services))
  registry.registerMetric(outsideRequests(services))
  for (const gauge of backupGauges(services)) registry.registerMetric(gauge)
}

/** Without an answer of the database there is no value. Alerts can distinguish this from an empty queue. */
function mails({ store: { db } }: Measured) {
  return new Gauge({
    name: 'mails',
    help: 'Mails in the queue, and those that failed for good',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      const counts = await countMails(db).catch(() => null)
      if (!counts) return
      this.set({ state: 'waiting' }, counts.waiting)
      this.set({ state: 'failed' }, counts.failed)
    },
  })
}

function oldestMail({ store: { db }, now }: Measured) {
  return new Gauge({
    name: 'mails_oldest_age_seconds',
    help: 'For how long the oldest mail in the queue has waited; 0 when none does',
    registers: [],
    async collect() {
      this.remove()
      const oldest = await findOldestWaiting(db).catch(() => undefined)
      if (oldest === undefined) return
      this.set(oldest === null ? 0 : Math.max(0, (now().getTime() - Date.parse(oldest)) / 1_000))
    },
  })
}

function freeDisk({ config }: Measured) {
  return new Gauge({
    name: 'data_disk_free_bytes',
    help: 'Room for DATA_DIR',
    registers: [],
    async collect() {
      this.remove()
      const disk = await statfs(config.dataDir).catch(() => null)
      if (disk) this.set(disk.bavail * disk.bsize)
    },
  })
}

/** The age is infinite without a backup, so that an alert needs no other rule for it. */
function backupGauges(services: Measured) {
  const read = () => readBackupState(services).catch(() => null)
  const newest = new Gauge({
    name: 'backup_newest_age_seconds',
    help: 'Age of the newest backup; +Inf when there is none',
    registers: [],
    async collect() {
      this.remove()
      const state = await read()
      if (!state) return
      this.set(state.lastAt ? (services.now().getTime() - state.lastAt.getTime()) / SECOND_MS : Infinity)
    },
  })
  const interval = new Gauge({
    name: 'backup_interval_seconds',
    help: 'BACKUP_EVERY; 0 when no backups are made by themselves',
    registers: [],
    collect() {
      this.set((services.config.backupIntervalMs ?? 0) / SECOND_MS)
    },
  })
  const failed = new Gauge({
    name: 'backup_failed',
    help: '1 when the last attempt of a backup failed, or its folder cannot be read',
    registers: [],
    async collect() {
      this.remove()
      const state = await read()
      if (state) this.set(hasFailed(state) ? 1 : 0)
    },
  })
  return [newest, interval, failed]
}

function outsideRequests(services: Measured) {
  return new Counter({
    name: 'outside_requests_total',
    help: 'Requests to the source of tiles, to the geocoder, to the routing service and to caches that are purged',
    labelNames: ['service', 'result'],
    registers: [],
    collect() {
      this.reset()
      for (const service of ['tiles', 'geocoder', 'router', 'caches'] as const) {
        const { succeeded, failed } = services[service].counts()
        this.inc({ service, result: 'succeeded' }, succeeded)
        this.inc({ service, result: 'failed' }, failed)
      }
    },
  })
}
