import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { asOverpass, madeUpCity } from '../../../../tests/support/made-up-osm.ts'
import { startExternalServer } from '../../../../tests/support/outside-server.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { askOverpass, overpassQuery } from './overpass-query.ts'

const BOUNDS = { west: 72.55, south: 20.95, east: 73.05, north: 21.4 }

async function ask(url: string) {
  const file = join(temporaryFolder(), 'answer.json')
  await askOverpass({ url, query: overpassQuery(BOUNDS), file, userAgent: 'Safarnama (+https://surat.example)' })
  return readFileSync(file, 'utf8')
}

test('the query asks for the bounding box of the city', () => {
  expect(overpassQuery(BOUNDS)).toContain('[bbox:20.95,72.55,21.4,73.05]')
  expect(overpassQuery(BOUNDS)).toContain('out body;\n>;\nout skel qt;')
})

test('the answer of the API is kept in a file, and the API learns who asks', async () => {
  const answer = asOverpass(madeUpCity)
  const api = await startExternalServer((_request, response) => void response.end(answer))
  expect(await ask(`${api.url}/api/interpreter`)).toBe(answer)
  expect(api.requests[0]).toMatchObject({ method: 'POST', url: '/api/interpreter' })
  expect(api.requests[0]?.headers['user-agent']).toBe('Safarnama (+https://surat.example)')
})

test.each([
  [429, /busy \(429\).*Ask again/],
  [504, /busy \(504\).*Ask again/],
  [400, /refused the query \(400\)/],
])('an answer of %i is told', async (status, reason) => {
  const api = await startExternalServer((_request, response) => void response.writeHead(status).end('no'))
  await expect(ask(api.url)).rejects.toThrow(reason)
})

test('an API that leads elsewhere is not followed', async () => {
  const api = await startExternalServer(
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  )
  await expect(ask(api.url)).rejects.toThrow('could not be asked')
})

test('an answer that breaks off is told', async () => {
  const api = await startExternalServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"elements":[')
    setImmediate(() => response.destroy())
  })
  await expect(ask(api.url)).rejects.toThrow('could not be asked')
})

const run = promisify(execFile)

/** The command as an operator runs it. */
function basemap(env: Record<string, string>, ...options: string[]) {
  return run(process.execPath, ['tools/basemap.ts', ...options], { env: { ...process.env, ...env } })
}

test('the command asks the API and puts the map in its place', async () => {
  const api = await startExternalServer((_request, response) => void response.end(asOverpass(madeUpCity)))
  const dataDir = temporaryFolder()
  const { stdout } = await basemap({ DATA_DIR: dataDir, OVERPASS_URL: api.url })
  expect(stdout).toMatch(/The map [0-9a-f]{12} is in place/)
  expect(readdirSync(join(dataDir, 'map'))).toHaveLength(2)
})

test('without a connection the command changes nothing and says what helps', async () => {
  const dataDir = temporaryFolder()
  const failed = basemap({ DATA_DIR: dataDir, OVERPASS_URL: 'http://127.0.0.1:1/api' })
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/could not be asked.*--query/s) })
  expect(existsSync(join(dataDir, 'map', 'current.json'))).toBe(false)
})

test('the command prints the query, and explains itself', async () => {
  const { stdout } = await basemap({}, '--query')
  expect(stdout).toContain('[bbox:20.95,72.55,21.4,73.05]')
  await expect(basemap({}, '--form', 'x')).rejects.toMatchObject({ stderr: expect.stringContaining('Usage:') })
})
