import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findProgram, hasVarnishModules } from '../support/debian-packages.ts'
import { variableNames } from '#server/platform/config/config.ts'
import { createGuideApp } from '../support/guide-app.ts'
import { temporaryFolder } from '../support/stores.ts'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const unit = readFileSync('deploy/safarnama.service', 'utf8')
const alerts = readFileSync('deploy/alerts.yml', 'utf8')

const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
const dashboard = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')))

/** Finds the names of metrics in a Prometheus query. It skips labels, ranges, strings and functions. */
function metricsIn(query: string): string[] {
  const bare = query.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b[a-z][a-z_0-9]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !operators.has(name))
}

const operators: ReadonlySet<string> = new Set(['and', 'or', 'unless'])

/** Finds the labels by which a query filters or groups. */
function labelsIn(query: string): string[] {
  const narrowed = [...query.matchAll(/[{,]\s*([a-z_]+)\s*(?:=|!=|=~|!~)/g)]
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => [...list.matchAll(/([a-z_]+)/g)])
  return [...narrowed, ...grouped].map(([, name = '']) => name)
}

/** @returns the names of all series and labels */
async function scrape(): Promise<{ names: Set<string>; labels: Set<string> }> {
  const app = await createGuideApp({ env: { DATA_DIR: '.' } })
  await app.inject('/api/explore')
  const { body } = await app.inject('/metrics')
  const names = [...body.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name = '']) => name)
  const labels = [...body.matchAll(/[{,]([a-z_]+)="/g)].map(([, name = '']) => name)
  // Prometheus adds `up`, `job` and `instance`. Several workers add `worker`.
  return { names: new Set([...names, 'up']), labels: new Set([...labels, 'job', 'instance', 'worker']) }
}

const queries = [
  ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, query = '']) => query),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

test('alerts and dashboard use existing metrics and labels', async () => {
  const { names, labels } = await scrape()
  expect(queries.length).toBeGreaterThan(25)
  expect(queries.flatMap(metricsIn).filter((name) => !names.has(name))).toEqual([])
  expect(queries.flatMap(labelsIn).filter((name) => !labels.has(name))).toEqual([])
  expect(queries.map(metricsIn).filter((found) => found.length === 0)).toEqual([])
})

test('the image has every file of our own that its tools import', () => {
  const [, running = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
  const tools = [...running.matchAll(/\/app\/(tools\/[\w-]+\.ts)/g)].map(([, path = '']) => path)
  const imported = tools.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, name]) => `tools/${name}`),
  )
  expect(imported.length).toBeGreaterThan(3)
  expect(imported.filter((path) => !tools.includes(path))).toEqual([])
})

test('.env.example and compose.yml name variables of the server only', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_0-9]+)=/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !variableNames.includes(name))).toEqual([])
  const inCompose = [...readFileSync('compose.yml', 'utf8').matchAll(/^ +([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(inCompose.filter((name) => !variableNames.includes(name) && !name.startsWith('POSTGRES_'))).toEqual([])
})

test('every alert has a description and a severity', () => {
  const count = (pattern: RegExp) => [...alerts.matchAll(pattern)].length
  const rules = count(/^ +- alert: \w+$/gm)
  expect(rules).toBeGreaterThan(10)
  expect([
    count(/^ +expr: \S/gm),
    count(/^ +labels: \{ severity: (page|ticket) \}$/gm),
    count(/summary: '[^']+'/g),
  ]).toEqual([rules, rules, rules])
})

test('the image copies only existing files that .dockerignore allows, and does not run as root', () => {
  const [building = '', running = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
  const getSources = (stage: string) =>
    [...stage.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, list = '']) => list.split(' '))
  const fromHere = getSources(building)
  expect(fromHere.length).toBeGreaterThan(5)
  expect(fromHere.filter((path) => !existsSync(path))).toEqual([])
  const letIn = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(fromHere.filter((path) => !letIn.includes(`!${path}`))).toEqual([])
  const made = new Set(['dist', 'node_modules'])
  const fromStage = getSources(running).map((path) => path.replace('/app/', ''))
  expect(fromStage.filter((path) => !made.has(path) && !existsSync(path))).toEqual([])
  expect(running).toMatch(/^USER node$/m)
})

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

test('the image is built with all that the build draws', () => {
  expect(dockerfile).toMatch(/^RUN npm run build && /m)
  const programs = [...(scripts['build'] ?? '').matchAll(/node (\w+)\/\S+/g)].map(([, folder]) => folder)
  expect(programs.filter((folder) => !dockerfile.includes(`\nCOPY ${folder} ${folder}\n`))).toEqual([])
})

test('the image has every command of the operator', () => {
  const commands = ['admin', 'backup', 'restore', 'basemap'].map(
    (name) => /(\S+\.ts)$/.exec(scripts[name] ?? '')?.[1] ?? name,
  )
  const [, , running = ''] = dockerfile.split(/^FROM .*$/m)
  expect(commands.filter((file) => !running.includes(`/app/${file} `))).toEqual([])
})

test('image, unit and npm start the same program', () => {
  const program = scripts['start']?.replace(/^node /, '')
  expect(unit).toContain(`/node_modules/.bin/node ${program}\n`)
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')).toEqual(['node', ...(program?.split(' ') ?? [])])
})

test('image and unit give all threads one heap', () => {
  expect(unit).toMatch(/^Environment=MALLOC_ARENA_MAX=1$/m)
  expect(dockerfile).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=1$/m)
})

/** Runs a program of Debian. @returns its status, and what it printed if it failed */
function runProgram(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(findProgram(name) ?? name, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, output: status === 0 ? '' : stdout + stderr }
}

const accepted = { status: 0, output: '' }

const caddyRoles: readonly Readonly<Record<string, string>>[] = [
  {},
  { SITE: 'surat.example', UPSTREAMS: '127.0.0.1:6081', HEALTH: '/robots.txt' },
  {
    SITE: 'http://:8080',
    BIND: '127.0.0.1',
    UPSTREAMS: '10.0.0.1:3000 10.0.0.2:3000',
    TRUSTED_PROXIES: '127.0.0.1/32',
  },
]

test.runIf(findProgram('caddy')).each(caddyRoles)('Caddy accepts its file with the variables %o', (variables) => {
  const folder = temporaryFolder()
  const args = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...variables }
  expect(runProgram('caddy', args, env)).toEqual(accepted)
})

test.runIf(findProgram('haproxy'))('HAProxy accepts its file', () => {
  expect(runProgram('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'])).toEqual(accepted)
})

test.runIf(findProgram('varnishd') && hasVarnishModules())('Varnish accepts its file', () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const place = ['-j', 'none', '-n', folder, '-p', `vcl_path=${resolve('deploy')}`]
  expect(runProgram('varnishd', ['-C', ...place, '-f', resolve('deploy/varnish.vcl')])).toEqual(accepted)
})
