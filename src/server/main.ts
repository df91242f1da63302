import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storeBuildFilesRegularly } from './app/build-files.ts'
import { loadBuild } from './app/build.ts'
import { createApp } from './app/create-app.ts'
import { createServices } from './app/create-services.ts'
import type { Services } from './app/services.ts'
import { messageForOperator } from './app/message-for-operator.ts'
import { renewContent } from './app/renew-content.ts'
import { sweepRegularly } from './app/sweep.ts'
import { collectForWorkers } from './app/worker-metrics.ts'
import { makeAdmin } from './account/auth/first-admin.ts'
import { readConfig, type Config } from './platform/config/config.ts'
import { misspeltIn, getWarnings } from './platform/config/warnings.ts'
import { publishRegularly } from './admin/desk/publish-due.ts'
import { freeMemory } from './platform/process/free-memory.ts'
import { findGuidedRegularly } from './admin/freshness/due-places.ts'
import { CountedLog } from './platform/http/counted-log.ts'
import { OperatorError } from './platform/process/operator-error.ts'
import { makeFilesPrivate } from './platform/files/private-files.ts'
import { openStore } from './platform/store/open.ts'
import { muteLibraries, operatorConsole } from './platform/process/operator-console.ts'
import { startWatchdog } from './platform/process/watchdog.ts'
import { sendHeartbeats, superviseWorkers } from './platform/process/workers.ts'

/** Sources run from several files, the built program from one. */
const program = import.meta.filename.endsWith('.mjs') ? import.meta.filename : null

/** Time that a stop waits for unfinished answers. */
const STOP_DEADLINE_MS = 28_000

/** The first visitors are answered first. */
const FINISH_START_AFTER_MS = 1_000

async function start(config: Config): Promise<void> {
  const build = await loadBuild()
  const mailServer = new CountedLog((fields, message) => operatorConsole.error(message, fields))
  const { services, close } = await createServices(config, {
    program,
    onMailServerAway: ({ cause }) => mailServer.note('smtp', { message: 'mail server failed', target: 'smtp', cause }),
    onMailFailed: ({ id, reason }) => operatorConsole.error('mail failed for good', { target: id, cause: reason }),
    onBackupFailed: (reason) => operatorConsole.error(`The backup failed: ${reason} The older ones are kept.`),
    onServiceAway: (failure) => operatorConsole.error('service outside failed', failure),
  })
  const made = config.firstAdmin && (await makeAdmin(services, config.firstAdmin))
  if (made === 'promoted') {
    operatorConsole.log(
      'The account of ADMIN_EMAIL existed. It is an admin now, has the password of ADMIN_PASSWORD, and its sessions have ended.',
    )
  }
  if (made === 'suspended') {
    operatorConsole.warn(
      'The account of ADMIN_EMAIL is suspended and stays so. To restore it and make it an admin: npm run admin -- add EMAIL',
    )
  }
  const stopSweeping = sweepRegularly(services)
  const stopPublishing = publishRegularly(services)
  const stopCheckingLinks = config.checksLinks ? await checkLinks(services) : () => {}
  const app = await createApp(services, build)
  let stopFindingGuided = () => {}
  let stopStoring = async () => {}
  app.addHook('onClose', async () => {
    await stopStoring()
    stopSweeping()
    stopPublishing()
    stopFindingGuided()
    stopCheckingLinks()
    await close()
    mailServer.close()
  })

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const url = await app.listen({ host: config.host, port: config.port })
  if (cluster.isPrimary) {
    logListening(config, url)
    warnOfImageStorage(config)
  } else sendHeartbeats()
  startWatchdog()
  stopFindingGuided = findGuidedRegularly(services)
  const assetsDir = join(build.clientDir, 'assets')
  stopStoring = storeBuildFilesRegularly({ db: services.store.db, now: services.now, assetsDir })
  setTimeout(() => {
    services.guide.current().prepareSearch().then(freeMemory, fail)
  }, FINISH_START_AFTER_MS).unref()
}

/** Few installations check links; the others need not load how. */
async function checkLinks(services: Services): Promise<() => void> {
  const { checkLinksRegularly } = await import('./admin/links/check-links.ts')
  return checkLinksRegularly(services)
}

function logListening({ databaseUrl, dataDir }: Config, url: string): void {
  operatorConsole.log(`Safarnama, data in ${databaseUrl === null ? join(dataDir, 'safarnama.sqlite') : 'Postgres'}`)
  operatorConsole.log(`Open ${url}`)
}

/**
 * Opens the database and loads the content once, before the workers start. Otherwise each worker would do it and report
 * its problems.
 */
async function startWorkers(config: Config): Promise<void> {
  const store = await openStore(config)
  await renewContent(store, config.cityDir, program)
  await store.db.destroy()
  warnOfImageStorage(config)
  collectForWorkers()
  superviseWorkers({
    count: config.workers,
    onOpen: ({ address, port }) =>
      logListening(config, `http://${address.includes(':') ? `[${address}]` : address}:${port}`),
  })
}

/** @throws OperatorError when CITY names no content folder: the last good content would hide a mistyped name */
function requireCity({ cityDir }: Config): void {
  if (existsSync(join(cityDir, 'city.json'))) return
  throw new OperatorError(`CITY is ${cityDir}, which is no content folder of a city: it has no city.json.`)
}

/** The guide is readable without the storage of uploads, so the start neither waits for it nor ends. */
function warnOfImageStorage({ s3 }: Config): void {
  if (s3 === null) return
  void import('./account/media/try-image-storage.ts')
    .then(({ tryImageStorage }) => tryImageStorage(s3))
    .then((sentence) => {
      if (sentence !== null) operatorConsole.error(sentence)
    })
}

function warn(warnings: readonly string[]): void {
  if (cluster.isPrimary) for (const warning of warnings) operatorConsole.warn(warning)
}

function fail(error: unknown): never {
  operatorConsole.error(messageForOperator(error, settings) ?? error)
  process.exit(1)
}

let settings: Config | null = null
muteLibraries()
try {
  warn(misspeltIn(process.env))
  settings = readConfig(process.env)
  requireCity(settings)
  makeFilesPrivate(settings)
  warn(getWarnings(settings))
  await (settings.workers > 1 && cluster.isPrimary ? startWorkers(settings) : start(settings))
} catch (error) {
  fail(error)
}
