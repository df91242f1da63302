/**
 * Serves the product from its sources: Vite's middleware gives modules to the browser and replaces them there when they
 * change. `npm run dev` runs this file under Node's watch, so a change of a server file starts it anew.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import type { PageAssets, Renderer } from '../src/contract/page.ts'
import { getRenderer } from '../src/server/app/build.ts'
import { languages } from '#contract/messages/languages.ts'
import { createApp } from '../src/server/app/create-app.ts'
import { createServices } from '../src/server/app/create-services.ts'
import { sweepRegularly } from '../src/server/app/sweep.ts'
import { makeAdmin } from '../src/server/account/auth/first-admin.ts'
import { readConfig } from '../src/server/platform/config/config.ts'

const ENTRY = 'src/web/entry-server.tsx'
const PROGRAM = 'src/web/entry-client.tsx'
/** Stands for the folder of the built files. It stays empty, because Vite serves the sources. */
const CLIENT = '.cache/dev-client'
const PREAMBLE = '/@dev/react-refresh-preamble.js'

/** React's refresh needs this code before any component. As a file it needs no inline script. */
const preamble: Plugin = {
  name: 'react-refresh-preamble',
  resolveId: (id) => (id === PREAMBLE ? id : null),
  load: (id) => (id === PREAMBLE ? react.preambleCode.replace('__BASE__', '/') : null),
}

const assets: PageAssets = {
  firstScript: '/src/web/session/gate.ts',
  // Hot replacement knows the program by this URL.
  scripts: ['/@vite/client', PREAMBLE, `/${PROGRAM}`],
  program: [],
  modules: { [PROGRAM]: { scripts: [], styles: ['/src/web/styles/index.css'] } },
}

/** Renders with the current sources. */
function createRenderer(vite: ViteDevServer): Renderer {
  const load = async () => getRenderer(await vite.ssrLoadModule(ENTRY))
  return {
    renderPage: async (url, world) => (await load()).renderPage(url, world),
    renderNotFoundPage: async (world) => (await load()).renderNotFoundPage(world),
  }
}

const POLICY = 'content-security-policy'

/** Vite's client adds style elements and shows errors by HTML, which the product's own policy refuses. */
function relax(policy: string): string {
  return policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace(/;? ?require-trusted-types-for [^;]+/, '')
    .replace(/;? ?trusted-types [^;]+/, '')
}

function relaxPolicy(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (...given: unknown[]): ServerResponse => {
    const args = given.map((headers) =>
      isHeaders(headers) ? { ...headers, [POLICY]: relax(headers[POLICY]) } : headers,
    )
    return Reflect.apply(writeHead, response, args)
  }
}

function isHeaders(value: unknown): value is Record<typeof POLICY, string> {
  return typeof value === 'object' && value !== null && POLICY in value && typeof value[POLICY] === 'string'
}

mkdirSync(join(CLIENT, 'assets'), { recursive: true })
const config = readConfig(process.env)
const server = createServer()
const vite = await createVite({
  appType: 'custom',
  // Node's watch would take Vite's temporary copy of the configuration for a change.
  configLoader: 'native',
  plugins: [preamble],
  server: { middlewareMode: true, hmr: { server } },
})
const { services, close } = await createServices(config)
if (config.firstAdmin) await makeAdmin(services, config.firstAdmin)

/** The server caches pages by the guide's edition, so each change of a source makes a new edition. */
let changes = 0
vite.watcher.on('change', () => changes++)
const guide = { ...services.guide, contentVersion: () => `${services.guide.contentVersion()} ${changes}` }
const pages = [{ language: languages[0], assets, renderer: createRenderer(vite) }]
const app = await createApp({ ...services, guide }, { clientDir: CLIENT, pages })
const stopSweeping = sweepRegularly(services)
await app.ready()

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    relaxPolicy(response)
    app.routing(request, response)
  })
})
server.listen(config.port, config.host, () => console.log(`Open ${config.publicUrl}`))

const stop = async () => {
  stopSweeping()
  await vite.close()
  await app.close()
  await close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
