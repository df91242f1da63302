/**
 * Measures Lighthouse's scores of the public pages on a simulated phone with a slow connection: the median of several
 * runs. Needs `npm run build` and a Chromium. `--runs N` (default 5) sets the number of runs. `--save` keeps the table.
 * `--why` lists the failed audits. Paths select pages.
 */
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { languages, pathIn } from '#contract/messages/languages.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { withChromium } from './chromium.ts'
import { median } from '../tests/support/quantiles.ts'
import { startProduct, withDataDir } from './product.ts'
import { describeRun, saveReport } from '../tests/support/report.ts'
import { writeColumns } from '../tests/support/table.ts'

const [, ...furtherLanguages] = languages

const PAGES = [
  paths.home,
  paths.places,
  ...Object.values(categoryPaths),
  paths.about,
  paths.place('surat-castle'),
  paths.login,
  ...furtherLanguages.flatMap((language) =>
    [paths.home, paths.places, paths.place('surat-castle')].map((path) => pathIn(language, path)),
  ),
]

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    save: { type: 'boolean', default: false },
    why: { type: 'boolean', default: false },
  },
})

type Figure = {
  name: string
  read: (result: Result) => number
  show: (value: number) => string
  bar: { text: string; isMet: (value: number) => boolean }
}

const FIGURES: readonly Figure[] = [
  score('performance', 'performance', 98),
  score('accessibility', 'accessibility', 100),
  score('best practices', 'best-practices', 100),
  score('SEO', 'seo', 100),
  timing('LCP', 'largest-contentful-paint', { most: 1500, digits: 0, unit: ' ms' }),
  timing('CLS', 'cumulative-layout-shift', { most: 0.02, digits: 3, unit: '' }),
  timing('TBT', 'total-blocking-time', { most: 50, digits: 0, unit: ' ms' }),
]

function score(name: string, category: string, least: number): Figure {
  return {
    name,
    read: (result) => (result.categories[category]?.score ?? 0) * 100,
    show: (value) => value.toFixed(0),
    bar: { text: `>= ${least}`, isMet: (value) => Math.round(value) >= least },
  }
}

function timing(
  name: string,
  audit: string,
  { most, digits, unit }: { most: number; digits: number; unit: string },
): Figure {
  return {
    name,
    read: (result) => result.audits[audit]?.numericValue ?? Number.NaN,
    show: (value) => value.toFixed(digits) + unit,
    bar: { text: `<= ${most}${unit}`, isMet: (value) => value <= most },
  }
}

async function measurePage(url: string, runs: number): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    // A new browser for each run, so that no run uses the cache of another.
    const outcome = await withChromium((port) => lighthouse(url, { port, logLevel: 'error', output: 'json' }))
    if (!outcome || outcome.lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    results.push(outcome.lhr)
  }
  return results
}

function getLine(path: string, results: readonly Result[]): string[] {
  const cells = FIGURES.map(({ read, show, bar }) => {
    const value = median(results.map(read))
    return show(value) + (bar.isMet(value) ? '' : ' !')
  })
  return [path, ...cells]
}

/** Audits that failed, in Lighthouse's words. */
function failedAudits(result: Result): string[] {
  const audits = Object.values(result.categories).flatMap(({ auditRefs }) => auditRefs)
  const failed = audits.filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
  return failed.map(({ id }) => `    ${id}: ${result.audits[id]?.title} ${result.audits[id]?.displayValue ?? ''}`)
}

const runs = Number(options.runs)
const pages = positionals.length > 0 ? positionals : PAGES
const lines: string[][] = []
const problems: string[] = []
await withDataDir(async (dataDir) => {
  const product = await startProduct(dataDir)
  try {
    for (const path of pages) {
      const results = await measurePage(product.origin + path, runs)
      lines.push(getLine(path, results))
      const last = results.at(-1)
      if (last) problems.push(`  ${path}`, ...failedAudits(last))
    }
  } finally {
    await product.stop()
  }
})

const head = ['', ...FIGURES.map(({ name }) => name)]
const bars = ['bar', ...FIGURES.map(({ bar }) => bar.text)]
const command = ['npm run lighthouse --', '--runs', options.runs, ...positionals].join(' ')
const how = `load     Lighthouse's phone: slow 4G and a slowed processor, both simulated; median of ${runs} runs; ! marks an unmet bar`
const report = `${describeRun(command)}\n${how}\n\n${writeColumns([head, bars, ...lines])}`
console.log(report)
if (options.why) console.log(`\nShort of full marks in the last run:\n${problems.join('\n')}`)
if (options.save) console.log(`\nSaved in ${saveReport('lighthouse', report)}`)
