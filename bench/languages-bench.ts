/**
 * Compares the product with a copy that speaks English only, in alternating rounds: what the further languages cost at
 * the start, in memory and for each answer.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyProduct, plainEnvironment } from '../tests/support/product-copy.ts'
import { registerLanguages } from '../tests/support/registered-languages.ts'
import { compareProducts } from './compare-products.ts'
import { median } from '../tests/support/quantiles.ts'
import { startProduct, withDataDir } from './product.ts'
import { timeStart } from './start-bench.ts'
import type { Row } from '../tests/support/table.ts'

type Rounds = { seconds: number; count: number }

/** Further languages may cost this share. */
const MAX_COST = 0.05

const PATHS = ['/', '/places', '/places/surat-castle', '/api/explore', '/api/search?q=castle'] as const

const STARTS = 7

const CITY = resolve('content/surat')

/** Which of the two installations: with all languages, or with English only. */
const INSTALLATIONS = ['all', 'english'] as const
type Installation = (typeof INSTALLATIONS)[number]
type Both<T> = Readonly<Record<Installation, T>>

export async function benchLanguages({ seconds, count }: Rounds): Promise<Row[]> {
  const copy = mkdtempSync(join(tmpdir(), 'safarnama-english-'))
  try {
    copyProduct(copy)
    registerLanguages(copy, [])
    execFileSync(process.execPath, ['tools/build.ts'], { cwd: copy, env: plainEnvironment(), stdio: 'ignore' })
    execFileSync(process.execPath, ['tools/build-program.ts'], { cwd: copy, env: plainEnvironment(), stdio: 'ignore' })
    const folders = { all: process.cwd(), english: copy }
    return await withDataDir((all) =>
      withDataDir(async (english) => {
        const start = (which: Installation) => startProduct({ all, english }[which], { CITY }, folders[which])
        return [...(await compareStarts(start)), ...(await compareAnswers(start, seconds * count))]
      }),
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

type Start = (which: Installation) => ReturnType<typeof startProduct>

async function compareStarts(start: Start): Promise<Row[]> {
  const measured: Both<{ milliseconds: number; megabytes: number }[]> = { all: [], english: [] }
  for (let turn = 0; turn <= STARTS; turn++) {
    for (const which of turn % 2 === 0 ? INSTALLATIONS : INSTALLATIONS.toReversed()) {
      const one = await timeStart(() => start(which))
      // The first start makes the data folder and the cache of compiled code.
      if (turn > 0) measured[which].push(one)
    }
  }
  const of = (which: Installation, figure: 'milliseconds' | 'megabytes') =>
    median(measured[which].map((one) => one[figure]))
  return [
    ...costRows('second start', 'ms', { all: of('all', 'milliseconds'), english: of('english', 'milliseconds') }),
    ...costRows('memory at rest', 'MB', { all: of('all', 'megabytes'), english: of('english', 'megabytes') }),
  ]
}

function costRows(name: string, unit: string, { all, english }: Both<number>): Row[] {
  const ratio = all / english
  const bar = { text: `ratio <= ${1 + MAX_COST}`, isMet: ratio <= 1 + MAX_COST }
  return [
    { name: `${name} in all languages`, value: `${all.toFixed(0)} ${unit}`, ratio, bar },
    { name: '  in English only', value: `${english.toFixed(0)} ${unit}` },
  ]
}

async function compareAnswers(start: Start, turns: number): Promise<Row[]> {
  const all = await start('all')
  const english = await start('english')
  try {
    const product = { name: 'in all languages', origin: all.origin }
    const peer = { name: 'in English only', origin: english.origin }
    const rows: Row[] = []
    for (const path of PATHS) rows.push(...(await compareProducts({ path, product, peer, turns, maxCost: MAX_COST })))
    return rows
  } finally {
    await Promise.all([all.stop(), english.stop()])
  }
}
