/**
 * Measures the production build and its limits in one run and prints a table. Ratios matter more than absolute figures.
 * Needs `npm run build`. `--save` keeps the table in docs/measurements. `--quick` measures in short rounds. `--scale`
 * measures only how the product grows up to a million reviews; `--scale desk` measures the desk with a million. `--json FILE` writes the rows as JSON. `--streets FILE` imports the
 * streets of a file for the map and the pack, in the place of made-up ones. Names of parts
 * (such as answers or weight) select those parts. A bar that is not met is marked; the run succeeds anyway.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchAccounts } from './accounts-bench.ts'
import { benchAging } from './aging-bench.ts'
import { benchAnswers, benchAnswersMadeAnew } from './answers-bench.ts'
import { benchCounting } from './counting-bench.ts'
import { benchDatabase } from './database-bench.ts'
import { benchDesk, DESK_REVIEWS } from './desk-bench.ts'
import { benchEdge } from './edge-bench.ts'
import { benchGrowth } from './growth-bench.ts'
import { benchImages } from './images-bench.ts'
import { benchLanguages } from './languages-bench.ts'
import { CONNECTIONS, GENERATORS } from './load.ts'
import { benchPack } from './pack-bench.ts'
import { benchPaint } from './paint-bench.ts'
import { benchMap } from './map-bench.ts'
import { benchPlanPage } from './plan-page-bench.ts'
import { benchPlaceImport } from './place-import-bench.ts'
import { benchPlanning } from './planning-bench.ts'
import { startProduct, withDataDir } from './product.ts'
import { describeRun, saveReport } from '../tests/support/report.ts'
import { benchReviews } from './reviews-bench.ts'
import { benchSaving } from './saving-bench.ts'
import { benchScale } from './scale-bench.ts'
import { benchScroll } from './scroll-bench.ts'
import { benchSearch } from './search-bench.ts'
import { benchMemoryAfterLoad, benchStart } from './start-bench.ts'
import { benchStreets } from './streets-bench.ts'
import { writeTable, type Row } from '../tests/support/table.ts'
import { benchTogether } from './together-bench.ts'
import { benchTrips } from './trips-bench.ts'
import { benchVisits } from './visit-bench.ts'
import { weighPages } from '../tests/support/page-weight.ts'
import { benchWrites } from './writes-bench.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    save: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    streets: { type: 'string' },
  },
})

const rounds = options.quick ? { seconds: 2, count: 3 } : { seconds: 5, count: 3 }

const PART_NAMES = [
  'answers',
  'anew',
  'search',
  'accounts',
  'trips',
  'writes',
  'scroll',
  'reviews',
  'growth',
  'images',
  'database',
  'start',
  'weight',
  'paint',
  'visits',
  'map',
  'planning',
  'plan-page',
  'counting',
  'languages',
  'place-import',
  'desk',
  'saving',
  'aging',
  'edge',
  'together',
  'pack',
]

const parts = new Set<string>(positionals.length === 0 ? PART_NAMES : positionals)
const unknown = [...parts].filter((part) => !PART_NAMES.includes(part))
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}; there are ${PART_NAMES.join(', ')}`)

/** Rows of a part, or none if the part is not selected. They are printed at once, because all of them take an hour. */
async function runPart(part: string, work: () => Promise<Row[]>): Promise<Row[]> {
  if (!parts.has(part)) return []
  const begun = performance.now()
  const rows = await work()
  console.error(`── ${part}, ${((performance.now() - begun) / 1_000).toFixed(0)} s\n${writeTable(rows)}\n`)
  return rows
}

async function measure(): Promise<Row[]> {
  const start = await runPart('start', benchStart)
  const growth = await runPart('growth', () => benchGrowth(rounds))
  const images = await runPart('images', benchImages)
  const planning = await runPart('planning', async () => benchPlanning())
  const placeImport = await runPart('place-import', benchPlaceImport)
  const counting = await runPart('counting', () => benchCounting(rounds))
  const languages = await runPart('languages', () => benchLanguages(rounds))
  const desk = await runPart('desk', () => benchDesk(rounds, DESK_REVIEWS.usual))
  const saving = await runPart('saving', benchSaving)
  const aging = await runPart('aging', () => benchAging(rounds))
  const edge = await runPart('edge', () => benchEdge(options.quick ? 15 : 60))
  const together = await runPart('together', () => benchTogether({ seconds: options.quick ? 8 : 30 }))
  const pack = await runPart('pack', () => benchPack(options.streets))
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir)
    try {
      const context = { origin: product.origin, dataDir, rounds }
      const weight = await runPart('weight', () => weighPages(product.origin))
      const paint = await runPart('paint', () => benchPaint(product.origin))
      const visits = await runPart('visits', () => benchVisits(product.origin))
      const map = await runPart('map', () => benchMap(product.origin))
      const streets = await runPart('map', () => benchStreets(options.streets))
      const planPage = await runPart('plan-page', () => benchPlanPage(product.origin))
      const answers = await runPart('answers', () => benchAnswers(product.origin, dataDir, rounds))
      const anew = await runPart('anew', () => benchAnswersMadeAnew(product.origin, dataDir, rounds))
      const search = await runPart('search', () => benchSearch(context))
      const accounts = await runPart('accounts', () => benchAccounts(context))
      const trips = await runPart('trips', () => benchTrips(context))
      const writes = await runPart('writes', () => benchWrites(context))
      const scroll = await runPart('scroll', () => benchScroll(product.origin))
      const memory = await runPart('answers', () => benchMemoryAfterLoad(product.origin))
      const reviews = await runPart('reviews', () => benchReviews(context))
      const database = await runPart('database', () => benchDatabase(dataDir, { seconds: 1, count: rounds.count }))
      const live = [
        ...answers,
        ...anew,
        ...search,
        ...accounts,
        ...trips,
        ...writes,
        ...scroll,
        ...reviews,
        ...growth,
        ...images,
      ]
      return [
        ...live,
        ...database,
        ...start,
        ...memory,
        ...weight,
        ...paint,
        ...visits,
        ...map,
        ...streets,
        ...planPage,
        ...planning,
        ...counting,
        ...languages,
        ...placeImport,
        ...desk,
        ...saving,
        ...aging,
        ...edge,
        ...together,
        ...pack,
      ]
    } finally {
      await product.stop()
    }
  })
}

if (options.scale && positionals.includes('desk')) {
  const measured = writeTable(await benchDesk(rounds, DESK_REVIEWS.largest))
  const report = `${describeRun('npm run bench -- --scale desk')}\n\n${measured}`
  console.log(report)
  if (options.save) console.log(`\nSaved in ${saveReport('scale-desk', report)}`)
  process.exit(0)
}

if (options.scale) {
  const report = `${describeRun('npm run bench -- --scale')}\n\n${await benchScale(rounds.seconds)}`
  console.log(report)
  if (options.save) console.log(`\nSaved in ${saveReport('scale', report)}`)
  process.exit(0)
}

const rows = await measure()
const words = [...(options.quick ? ['--quick'] : []), ...positionals]
const command = ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' ')
const how = `load     ${GENERATORS}; ${CONNECTIONS} connections, median of ${rounds.count} alternating rounds of ${rounds.seconds} s`
const report = `${describeRun(command)}\n${how}\n\n${writeTable(rows)}`
console.log(report)
if (options.save) console.log(`\nSaved in ${saveReport('bench', report)}`)
if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(rows, null, 2))
