/**
 * Fills a data folder of its own with made-up travellers, reviews, trips and announcements, all marked as demo:
 * `npm run demo -- --reviews 500 --start`. The same date makes the same data.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fillWithDemoData, type DemoOptions } from './demo/fill.ts'
import { claimFolder } from './demo/folder.ts'
import { readStartArguments } from './start-arguments.ts'

const USAGE = `Usage: npm run demo -- [--reviews NUMBER] [--date yyyy-mm-ddThh:mmZ] [--password TEXT] [--start]
  --reviews   number of reviews (default: 60, at most 100000)
  --date      all demo data is older than this time (default: now)
  --password  password of all demo accounts (default: random)
  --start     start the product with this data
DATA_DIR names the folder (default: ./demo-data).`

const MAX_REVIEWS = 100_000
const PICTURES = 16

type Options = DemoOptions & { isStarted: boolean }

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      reviews: { type: 'string', default: '60' },
      date: { type: 'string' },
      password: { type: 'string' },
      start: { type: 'boolean', default: false },
    },
  })
  const reviews = Number(values.reviews)
  const anchor = values.date === undefined ? new Date() : new Date(values.date)
  if (!Number.isInteger(reviews) || reviews < 0 || reviews > MAX_REVIEWS || Number.isNaN(anchor.getTime())) {
    throw new Error(USAGE)
  }
  const password = values.password ?? randomBytes(9).toString('base64url')
  return { reviews, pictures: PICTURES, anchor, password, isStarted: values.start }
}

function start(env: NodeJS.ProcessEnv): void {
  const server = spawn(process.execPath, readStartArguments(), { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
}

try {
  const options = readOptions()
  const dataDir = resolve(process.env['DATA_DIR'] ?? 'demo-data')
  // Demo data is written to its folder only, even if the environment names a database or a bucket.
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', S3_URL: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  claimFolder(dataDir)
  const { travellers, adminEmail, travellerEmail } = await fillWithDemoData(env, options)
  console.log(`${travellers} travellers, ${options.reviews} reviews, ${options.pictures} pictures, all made up`)
  console.log(`Log in as ${adminEmail} or ${travellerEmail} with the password ${options.password}`)
  if (options.isStarted) start(env)
  else console.log(`Start the product with this data: DATA_DIR=${dataDir} npm start`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
