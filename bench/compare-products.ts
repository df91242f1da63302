/** Compares two installations of the product by the processor time of one answer, in alternating rounds. */
import { drive } from './load.ts'
import { median } from '../tests/support/quantiles.ts'
import { readUse } from './product.ts'
import type { Row } from '../tests/support/table.ts'

/** One of the two installations. */
export type Installation = { readonly name: string; readonly origin: string }

type Comparison = {
  readonly path: string
  /** The measured installation, and the one that it is compared with. */
  readonly product: Installation
  readonly peer: Installation
  /** Rounds of a second for each of the two. */
  readonly turns: number
  /** The product may take this share of processor time more. */
  readonly maxCost: number
}

type Measured = { readonly perSecond: number; readonly cpuMicroseconds: number }

export async function compareProducts({ path, product, peer, turns, maxCost }: Comparison): Promise<Row[]> {
  const both = [product, peer]
  const measured = new Map<Installation, Measured[]>(both.map((one) => [one, []]))
  for (const { origin } of both) await drive(origin + path, 1)
  for (let turn = 0; turn < turns; turn++) {
    // The first product of a turn may find the machine in another state.
    for (const one of turn % 2 === 0 ? both : both.toReversed())
      measured.get(one)?.push(await measure(one.origin, path))
  }
  const [own = [], other = []] = both.map((one) => measured.get(one))
  const [ownMedian, otherMedian] = [getMedian(own), getMedian(other)]
  const processorRatio = median(
    own.map(({ cpuMicroseconds }, turn) => (other[turn]?.cpuMicroseconds ?? Number.NaN) / cpuMicroseconds),
  )
  const least = 1 - maxCost
  return [
    {
      name: `${path} ${product.name}`,
      ...ownMedian,
      ratio: ownMedian.perSecond / otherMedian.perSecond,
      processorRatio,
      bar: { text: `cpu ratio >= ${least}`, isMet: processorRatio >= least },
    },
    { name: `  ${peer.name}`, ...otherMedian },
  ]
}

function getMedian(rounds: readonly Measured[]): Measured {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  }
}

async function measure(origin: string, path: string): Promise<Measured> {
  const before = (await readUse(origin)).cpuSeconds
  const { count, perSecond } = await drive(origin + path, 1)
  const used = (await readUse(origin)).cpuSeconds - before
  return { perSecond, cpuMicroseconds: (used * 1e6) / count }
}
