import { join } from 'node:path'
import { createApp } from './app.ts'
import { makeAdmin } from './auth/first-admin.ts'
import { createPasswords } from './auth/passwords.ts'
import { sweepRegularly } from './auth/sweep.ts'
import { ConfigFault, readConfig, type Config } from './config.ts'
import { loadContent } from './content/load-content.ts'
import { readPictures } from './content/pictures.ts'
import { ContentFault, readContent } from './content/read-content.ts'
import { loadBuild } from './http/build.ts'
import { startMailer } from './mail/mailer.ts'
import { createTransport } from './mail/transport.ts'
import { holdGuide } from './places/guide-holder.ts'
import { openStore, type Store } from './store/open.ts'

/** Milliseconds after which a stop no longer waits for answers under way. */
const STOP_DEADLINE = 28_000

/** Puts the folder's content into the database; a faulty folder is named and leaves the last good content in place. */
async function renewContent(store: Store, cityDir: string): Promise<void> {
  try {
    await loadContent(store.db, readContent(cityDir))
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error
    console.error(`${error.message}\nThe guide goes on with the last good content.`)
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
  const stopSweeping = sweepRegularly(store.db, now)
  const app = await createApp({ config, store, guide, pictures, passwords, mailer, now, newId }, build)
  app.addHook('onClose', async () => {
    stopSweeping()
    await mailer.close()
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
  const database = store.engine === 'sqlite' ? join(config.dataDir, 'safarnama.sqlite') : 'Postgres'
  console.log(`Safarnama ${guide.current().city.name}: ${guide.current().slugs.length} places, data in ${database}`)
  console.log(`Open ${address}`)
}

function fail(error: unknown): never {
  const isExpected = error instanceof ConfigFault || error instanceof ContentFault
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  fail(error)
}
