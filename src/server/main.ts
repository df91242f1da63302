import cluster from 'node:cluster'
import { join } from 'node:path'
import { createApp } from './app/create-app.ts'
import { makeAdmin } from './auth/first-admin.ts'
import { createPasswords } from './auth/passwords.ts'
import { sweepRegularly } from './app/sweep.ts'
import { readConfig, type Config } from './config/config.ts'
import { loadContent } from './guide/load-content.ts'
import { readPictures } from './guide/pictures.ts'
import { ContentFault, readContent } from './guide/read-content.ts'
import { loadBuild } from './app/build.ts'
import { collectForWorkers } from './app/worker-metrics.ts'
import { startMailer } from './mail/mailer.ts'
import { createTransport } from './mail/transport.ts'
import { openMaps } from './app/open-maps.ts'
import { createImageReader } from './media/image-reader.ts'
import { openImages } from './media/images.ts'
import { OperatorFault } from './operator-fault.ts'
import { holdGuide } from './guide/guide-holder.ts'
import { openStore, type Store } from './store/open.ts'
import { faultOfStore } from './store/store-fault.ts'
import { superviseWorkers } from './workers.ts'

/** Milliseconds after which a stop no longer waits for answers under way. */
const STOP_DEADLINE = 28_000

/** Puts the folder's content into the database; a faulty folder is named and leaves the last good content in place. */
async function renewContent(store: Store, cityDir: string): Promise<void> {
  try {
    await loadContent(store.db, readContent(cityDir))
  } catch (error) {
    if (!(error instanceof ContentFault) && faultOfStore(error) !== 'insufficient-storage') throw error
    console.error(`${messageOf(error)}\nThe guide goes on with the last good content.`)
  }
}

async function start(config: Config): Promise<void> {
  const build = await loadBuild()
  const store = await openStore(config)
  await renewContent(store, config.cityDir)
  const pictures = readPictures(config.cityDir)
  const guide = await holdGuide(store.db, pictures)
  const now = () => new Date()
  const newId = () => crypto.randomUUID()
  const passwords = createPasswords()
  if (config.firstAdmin) await makeAdmin({ store, passwords, now, newId }, config.firstAdmin)
  const mailer = startMailer({
    store,
    config,
    guide,
    passwords,
    now,
    send: createTransport(config),
    onFailed: ({ id, reason }) => console.error(`Mail ${id} failed for good: ${reason}`),
  })
  const images = openImages(config)
  const imageReader = createImageReader()
  const maps = openMaps({
    config,
    store,
    now,
    onAway: (service, reason) => console.error(`${service} is left alone for a while: ${reason}`),
  })
  const stopSweeping = sweepRegularly({ store, images, config, now })
  const app = await createApp(
    { config, store, guide, pictures, passwords, images, imageReader, mailer, ...maps, now, newId },
    build,
  )
  app.addHook('onClose', async () => {
    stopSweeping()
    await mailer.close()
    imageReader.close()
    guide.close()
    await store.db.destroy()
  })

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_DEADLINE).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const address = await app.listen({ host: config.host, port: config.port })
  if (cluster.isPrimary) sayOpen(config, address)
}

function sayOpen({ databaseUrl, dataDir }: Config, address: string): void {
  console.log(`Safarnama, data in ${databaseUrl === null ? join(dataDir, 'safarnama.sqlite') : 'Postgres'}`)
  console.log(`Open ${address}`)
}

/** What needs doing once is done before the workers start, and its faults are said once. */
async function startWorkers(config: Config): Promise<void> {
  const store = await openStore(config)
  await renewContent(store, config.cityDir)
  await store.db.destroy()
  collectForWorkers()
  superviseWorkers({
    count: config.workers,
    onOpen: ({ address, port }) =>
      sayOpen(config, `http://${address.includes(':') ? `[${address}]` : address}:${port}`),
  })
}

function fail(error: unknown): never {
  const isOfOperator = error instanceof OperatorFault || faultOfStore(error) !== undefined
  console.error(isOfOperator ? messageOf(error) : error)
  process.exit(1)
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return faultOfStore(error) === 'insufficient-storage' ? `There is no room for DATA_DIR: ${message}` : message
}

try {
  const config = readConfig(process.env)
  await (config.workers > 1 && cluster.isPrimary ? startWorkers(config) : start(config))
} catch (error) {
  fail(error)
}
