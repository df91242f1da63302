import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app/create-app.ts'
import { createServices } from '#server/app/create-services.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { loadBuild, type Build } from '#server/app/build.ts'
import type { Store } from '#server/platform/store/database.ts'
import { openMemoryStore } from '#server/platform/store/open.ts'
import { lightPasswords } from './light-passwords.ts'
import { sharedImageReader } from './shared-image-reader.ts'
import { openMemoryGuide, readGuideAtStart } from './stored-guide.ts'

type Options = {
  /** Variables besides the defaults of tests. */
  env?: Record<string, string>
  store?: Store
  /** The given store has its content, which may be less than the folder has. By default the folder is read into it. */
  hasContent?: boolean
  /** Serves pages and files too. They come from the product's build. */
  hasPages?: boolean
  /** Replaces the product's build. */
  build?: Build
  now?: () => Date
  /** Hashes passwords at full cost, in threads of the application. */
  hasRealPasswords?: boolean
  /** Turns overload protection on, which needs limits too (RATE_LIMITS). */
  shedsLoad?: boolean
}

/** Starts an application on Surat's content and closes it after the test. The default store is in memory. */
export async function createGuideApp(options: Options = {}): Promise<FastifyInstance> {
  const app = await startGuideApp(options)
  onTestFinished(() => app.close())
  return app
}

/** Starts an application for a whole suite. The suite closes it in `afterAll`, which also closes its store. */
export async function startGuideApp(options: Options = {}): Promise<FastifyInstance> {
  const { env = {}, store, build, hasPages = false, now = () => new Date(), shedsLoad = false } = options
  const config = readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env })
  const isCopied = !store && !('CITY' in env)
  const { hasContent = isCopied, hasRealPasswords = false } = options
  const passwords = hasRealPasswords ? {} : { passwords: lightPasswords }
  const opened = store ?? (isCopied ? await openMemoryGuide() : await openMemoryStore())
  const atStart = isCopied ? await readGuideAtStart('SQLite', opened) : undefined
  const overrides = {
    store: opened,
    hasContent,
    atStart,
    now,
    send: null,
    imageReader: sharedImageReader,
    ...passwords,
  }
  const { services, close } = await createServices(config, overrides)
  const app = await createApp(services, build ?? (hasPages ? await loadBuild() : null), { shedsLoad })
  app.addHook('onClose', async () => {
    await close()
    await opened.db.destroy()
  })
  return app
}
