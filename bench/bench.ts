/**
 * Measures the production build beside its limits, in one run, and prints a table; a ratio says more than a figure.
 * Needs `npm run build`. `--save` keeps the table under docs/measurements, `--quick` measures in short rounds, `--scale`
 * measures by itself how the product grows up to a million reviews, and
 * `--json FILE` writes the rows for a program. Names of parts (such as answers or weight) measure those alone. A bar that is not met is marked and is no failure of the run.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchAccounts } from './accounts-bench.ts'
import { benchAnswers } from './answers-bench.ts'
import { benchDatabase } from './database-bench.ts'
import { benchGrowth } from './growth-bench.ts'
import { benchImages } from './images-bench.ts'
import { CONNECTIONS, GENERATORS } from './load.ts'
import { startProduct, withDataDir } from './product.ts'
import { describeRun, keepReport } from './report.ts'
import { benchReviews } from './reviews-bench.ts'
import { benchScale } from './scale-bench.ts'
import { benchScroll } from './scroll-bench.ts'
import { benchMemoryAfterLoad, benchStart } from './start-bench.ts'
import { writeTable, type Row } from './table.ts'
import { benchTrips } from './trips-bench.ts'
import { benchWeight } from './weight-bench.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    save: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const rounds = options.quick ? { seconds: 2, count: 3 } : { seconds: 5, count: 3 }

const PARTS = ['answers', 'accounts', 'trips', 'scroll', 'reviews', 'growth', 'images', 'database', 'start', 'weight']

const parts = new Set<string>(positionals.length === 0 ? PARTS : positionals)
const unknown = [...parts].filter((part) => !PARTS.includes(part))
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}; there are ${PARTS.join(', ')}`)

/** The rows of a part, none where it was not asked for. */
async function during(part: string, work: () => Promise<Row[]>): Promise<Row[]> {
  return parts.has(part) ? work() : []
}

async function measure(): Promise<Row[]> {
  const start = await during('start', benchStart)
  const growth = await during('growth', () => benchGrowth(rounds))
  const images = await during('images', benchImages)
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir)
    try {
      const world = { origin: product.origin, dataDir, rounds }
      const weight = await during('weight', () => benchWeight(product.origin))
      const answers = await during('answers', () => benchAnswers(product.origin, dataDir, rounds))
      const accounts = await during('accounts', () => benchAccounts(world))
      const trips = await during('trips', () => benchTrips(world))
      const scroll = await during('scroll', () => benchScroll(product.origin))
      const memory = await during('answers', () => benchMemoryAfterLoad(product.origin))
      const reviews = await during('reviews', () => benchReviews(world))
      const database = await during('database', () => benchDatabase(dataDir, { seconds: 1, count: rounds.count }))
      const live = [...answers, ...accounts, ...trips, ...scroll, ...reviews, ...growth, ...images]
      return [...live, ...database, ...start, ...memory, ...weight]
    } finally {
      await product.stop()
    }
  })
}

if (options.scale) {
  const report = `${describeRun('npm run bench -- --scale')}\n\n${await benchScale(rounds.seconds)}`
  console.log(report)
  if (options.save) console.log(`\nKept in ${keepReport('scale', report)}`)
  process.exit(0)
}

const rows = await measure()
const words = [...(options.quick ? ['--quick'] : []), ...positionals]
const command = ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' ')
const how = `load     ${GENERATORS}; ${CONNECTIONS} connections, median of ${rounds.count} alternating rounds of ${rounds.seconds} s`
const report = `${describeRun(command)}\n${how}\n\n${writeTable(rows)}`
console.log(report)
if (options.save) console.log(`\nKept in ${keepReport('bench', report)}`)
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(rows, null, 2))
