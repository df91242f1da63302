import { describe, expect, test } from 'vitest'
import { bodyPath, groupEntries, manifestPath, type PackEntry } from '#contract/city/pack.ts'
import {
  getBytes,
  createFakeDevice,
  createFakePorts,
  toHash,
  makeUpPack,
  withPhotos,
  type GroupAnswer,
  type MadeUpPack,
} from '../../../../tests/support/fake-device.ts'
import { createRandom } from '../../../../tests/support/random-numbers.ts'
import type { PackBody } from './download-pack.ts'
import { PackFault } from './pack-fault.ts'
import { checkGuide, storeGuide, type GuidePorts, type PackDevice } from './store-guide.ts'

const getTexts = (edition: string, count = 20) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`/places/${index}`, `${index < 5 ? edition : ''} ${index}`]),
  )

const first = makeUpPack(getTexts('first'))
const second = makeUpPack(getTexts('second'))

const PHOTOS = { '/media/1-small.webp': 'one', '/media/2-small.webp': 'two', '/media/3-small.webp': 'three' }
const pictured = withPhotos(first, PHOTOS)
const picturedSecond = withPhotos(second, { ...PHOTOS, '/media/4-small.webp': 'four' })

const run = () => ({ signal: new AbortController().signal, onProgress: () => undefined })
const check = (ports: GuidePorts) => checkGuide(ports, new AbortController().signal)

function isWhole({ entries }: MadeUpPack, stored: ReadonlyMap<string, ArrayBuffer> | undefined): boolean {
  return entries.every(({ url, sha256 }) => {
    const bytes = stored?.get(url)
    return bytes !== undefined && toHash(bytes) === sha256
  })
}

/** True if every body of a pack is on the device, photos and their list, too. */
function isWholeWithPhotos({ bodies }: MadeUpPack, stored: ReadonlyMap<string, ArrayBuffer> | undefined): boolean {
  return [...bodies].every(([url, bytes]) => {
    const found = stored?.get(url)
    return found !== undefined && toHash(found) === toHash(bytes)
  })
}

describe('a download without faults', () => {
  test('is ready with every entry on the device', async () => {
    const { device, caches } = createFakeDevice()
    const { ports } = createFakePorts(device, () => first)

    const stored = await storeGuide(ports, run())

    expect(stored).toMatchObject({
      kind: 'ready',
      pack: { edition: first.edition, fetchedAt: '2026-11-22T06:00:00.000Z' },
    })
    expect(isWhole(first, caches.get(first.edition))).toBe(true)
  })

  test('of the next edition fetches only what is new, and removes the one before at the end', async () => {
    const { device, caches } = createFakeDevice()
    await storeGuide(createFakePorts(device, () => first).ports, run())
    const { ports, sent } = createFakePorts(device, () => second)

    await storeGuide(ports, run())

    expect(sent).toHaveLength(5)
    expect([...caches.keys()]).toEqual([second.edition])
  })

  test('follows a guide that changes while it loads', async () => {
    const { device } = createFakeDevice()
    let offered = first
    const { ports, sent } = createFakePorts(device, () => offered)
    const fetchEntry: GuidePorts['fetchEntry'] = (entry, signal) => {
      if (sent.length === 10) offered = second
      return ports.fetchEntry(entry, signal)
    }
    offered = first

    const stored = await storeGuide({ ...ports, fetchEntry }, run())

    expect(stored).toMatchObject({ kind: 'ready' })
  })
})

test('a pause loses at most what was under way: at most a twentieth is fetched twice', async () => {
  const pack = makeUpPack(getTexts('large', 200))
  const { device } = createFakeDevice()
  const { ports, sent } = createFakePorts(device, () => pack)
  const controller = new AbortController()
  const fetchEntry: GuidePorts['fetchEntry'] = (entry, signal) => {
    if (sent.length === 100) controller.abort()
    return ports.fetchEntry(entry, signal)
  }
  await expect(storeGuide({ ...ports, fetchEntry }, { ...run(), signal: controller.signal })).rejects.toThrow('aborted')
  // Ten entries at a time are under way, and none begins after the pause.
  expect(sent.length).toBeLessThanOrEqual(110)

  await expect(storeGuide(ports, run())).resolves.toMatchObject({ kind: 'ready' })
  expect(sent.length - pack.entries.length).toBeLessThanOrEqual(pack.entries.length / 20)
})

test('a proof that is stopped says nothing', async () => {
  const { device } = createFakeDevice()
  const { ports } = createFakePorts(device, () => first)
  await storeGuide(ports, run())

  await expect(checkGuide(ports, AbortSignal.abort())).rejects.toThrow('aborted')
})

test('a failed update leaves the edition before in use and whole', async () => {
  const { device, caches } = createFakeDevice()
  await storeGuide(createFakePorts(device, () => first).ports, run())
  const { ports } = createFakePorts(device, () => second)
  const away: GuidePorts = { ...ports, fetchEntry: async ({ url }) => Promise.reject(new PackFault('network', url)) }

  await expect(storeGuide(away, run())).rejects.toMatchObject({ kind: 'network' })

  expect(await check(ports)).toMatchObject({ kind: 'ready', pack: { edition: first.edition } })
  expect(isWhole(first, caches.get(first.edition))).toBe(true)
})

describe('a guide with photos', () => {
  const wanting = { ...run(), wantsPhotos: true }
  const storePictured = async () => {
    const fake = createFakeDevice()
    await storeGuide(createFakePorts(fake.device, () => pictured, { answerGroup: answerWhole }).ports, wanting)
    return fake
  }

  test('has them when they are wanted: they are counted, proved, and asked for one by one', async () => {
    const { device, caches } = createFakeDevice()
    const { ports, sent, grouped } = createFakePorts(device, () => pictured, { answerGroup: answerWhole })

    const stored = await storeGuide(ports, wanting)

    expect(stored).toMatchObject({ kind: 'ready', pack: { photos: pictured.photos }, bytes: { photos: 11 } })
    expect(sent.toSorted()).toEqual([...Object.keys(PHOTOS), bodyPath(pictured.photos ?? '')].toSorted())
    expect(grouped).toHaveLength(20)
    expect([...(caches.get(pictured.edition)?.keys() ?? [])]).toEqual(expect.arrayContaining(Object.keys(PHOTOS)))
  })

  test('has none where they are not wanted, and where the server has none', async () => {
    for (const [offered, wantsPhotos] of [
      [pictured, false],
      [first, true],
    ] as const) {
      const { device } = createFakeDevice()
      const { ports, sent } = createFakePorts(device, () => offered, { answerGroup: answerWhole })

      const stored = await storeGuide(ports, { ...run(), wantsPhotos })

      expect(stored).toMatchObject({ kind: 'ready', bytes: { photos: 0 } })
      expect(sent).toEqual([])
    }
  })

  test('fetches photos alone when they are wanted later, and gives their room back when they are not', async () => {
    const { device, caches } = createFakeDevice()
    await storeGuide(createFakePorts(device, () => pictured).ports, run())
    const { ports, sent } = createFakePorts(device, () => pictured)

    expect(await storeGuide(ports, wanting)).toMatchObject({ kind: 'ready', bytes: { photos: 11 } })
    expect(sent).toHaveLength(4)
    expect(await storeGuide(ports, run())).toMatchObject({ kind: 'ready', bytes: { photos: 0 } })
    expect([...(caches.get(first.edition)?.keys() ?? [])].filter((url) => !first.bodies.has(url))).toEqual([
      manifestPath(first.edition),
    ])
    expect(await check(ports)).toMatchObject({ kind: 'ready' })
  })

  test.each([['a photo', '/media/2-small.webp'] as const, ['their list', bodyPath(pictured.photos ?? '')] as const])(
    'names and mends %s that was evicted',
    async (_name, url) => {
      const { device, caches } = await storePictured()
      caches.get(pictured.edition)?.delete(url)
      const { ports, sent } = createFakePorts(device, () => pictured)

      expect(await check(ports)).toMatchObject({ kind: 'damaged', faults: [{ kind: 'lost', url }] })
      expect(await storeGuide(ports, wanting)).toMatchObject({ kind: 'ready', bytes: { photos: 11 } })
      expect(sent).toEqual([url])
    },
  )

  test('is damaged with another list of photos than the one it was proved with', async () => {
    const { device, caches } = await storePictured()
    const url = bodyPath(pictured.photos ?? '')
    caches.get(pictured.edition)?.set(url, getBytes('[]'))

    const { ports } = createFakePorts(device, () => pictured)
    expect(await check(ports)).toMatchObject({ kind: 'damaged', faults: [{ kind: 'lost', url }] })
    expect(await storeGuide(ports, wanting)).toMatchObject({ kind: 'ready', bytes: { photos: 11 } })
  })

  test('takes equal photos of the edition before', async () => {
    const { device } = await storePictured()
    const { ports, sent } = createFakePorts(device, () => picturedSecond)

    expect(await storeGuide(ports, wanting)).toMatchObject({ kind: 'ready', bytes: { photos: 15 } })
    expect(sent.filter((url) => url.startsWith('/media/'))).toEqual(['/media/4-small.webp'])
  })

  test('is not ready with another photo than announced', async () => {
    const { device, state } = createFakeDevice()
    const { ports } = createFakePorts(device, () => pictured)
    const faulty = withFault(
      ports,
      ({ url }) => url === '/media/2-small.webp',
      (_entry, { headers }) => ({ bytes: getBytes('no photo'), headers }),
    )

    await expect(storeGuide(faulty, wanting)).rejects.toMatchObject({ kind: 'wrong-bytes' })
    expect(state.pack).toBeNull()
  })
})

/** Every way in which others have said "ready" over something that was not there. */
const faults: Readonly<Record<string, (entry: PackEntry, body: PackBody) => PackBody | PackFault>> = {
  'a cut connection': ({ url }) => new PackFault('network', url),
  'a 503': ({ url }) => new PackFault('refused', url),
  'the page of a network that asks for a login': (_entry, { headers }) => ({
    bytes: getBytes('<html>Log in</html>'),
    headers,
  }),
  'wrong bytes of the right length': ({ bytes }, { headers }) => ({ bytes: new ArrayBuffer(bytes), headers }),
  'half of the bytes': (_entry, { bytes, headers }) => ({ bytes: bytes.slice(0, bytes.byteLength / 2), headers }),
}

describe.each(Object.entries(faults))('%s', (_name, fault) => {
  test('in one entry, always: it is not ready, and the fault names the entry', async () => {
    const { device, state } = createFakeDevice()
    const { ports } = createFakePorts(device, () => first)

    const failing = storeGuide(
      withFault(ports, ({ url }) => url === '/places/7', fault),
      run(),
    )

    await expect(failing).rejects.toMatchObject({ url: '/places/7' })
    expect(state.pack).toBeNull()
    expect(await check(ports)).toEqual({ kind: 'none' })
  })

  test('once: it is mended', async () => {
    const { device } = createFakeDevice()
    const { ports } = createFakePorts(device, () => first)
    let left = 1

    const stored = await storeGuide(
      withFault(ports, () => left-- > 0, fault),
      run(),
    )

    expect(stored).toMatchObject({ kind: 'ready' })
  })
})

describe('a stored guide that has lost something', () => {
  const losses: Readonly<Record<string, (of: ReturnType<typeof createFakeDevice>) => void>> = {
    'an entry that was evicted': ({ caches }) => void caches.get(first.edition)?.delete('/places/3'),
    'an entry that was damaged': ({ caches }) => void caches.get(first.edition)?.set('/places/3', getBytes('x')),
    'its manifest': ({ caches }) => void caches.get(first.edition)?.delete(manifestPath(first.edition)),
    'another manifest': ({ caches }) =>
      void caches
        .get(first.edition)
        ?.set(manifestPath(first.edition), getBytes(JSON.stringify({ edition: first.edition, entries: [] }))),
    'its cache': ({ caches }) => void caches.delete(first.edition),
    'its worker': ({ state }) => void (state.hasWorker = false),
  }

  test.each(Object.entries(losses))('is named and mended: %s', async (_name, lose) => {
    const fake = createFakeDevice()
    const { ports } = createFakePorts(fake.device, () => first)
    await storeGuide(ports, run())
    lose(fake)

    expect(await check(ports)).toMatchObject({ kind: 'damaged', faults: [{ kind: 'lost' }] })
    expect(await storeGuide(ports, run())).toMatchObject({ kind: 'ready' })
  })
})

test('a device that does not keep what it has taken is never ready', async () => {
  const { device } = createFakeDevice()
  const forgetful = withWrite(device, () => async () => undefined)
  const { ports } = createFakePorts(forgetful, () => first)

  await expect(storeGuide(ports, run())).rejects.toMatchObject({ kind: 'lost' })
  expect(await check(ports)).toEqual({ kind: 'none' })
})

test('a device without room stops at once and says so', async () => {
  const { device } = createFakeDevice()
  let room = 10
  const small = withWrite(device, (write) => async (url, body) => {
    if ((room -= 1) < 0) throw new PackFault('full', url)
    return write(url, body)
  })
  const { ports } = createFakePorts(small, () => first)

  await expect(storeGuide(ports, run())).rejects.toMatchObject({ kind: 'full' })
})

test('in 1,000 faulty downloads nothing is ready that is not whole, and all are ready when the faults end', async () => {
  const wrong: number[] = []
  let ready = 0
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const { isReady, isTrue, isFixed } = await loadWithFaults(seed)
    if (isReady) ready += 1
    if ((isReady && !isTrue) || !isFixed) wrong.push(seed)
  }
  expect(wrong).toEqual([])
  // Both outcomes occur, so the test is not empty.
  expect(Math.min(ready, 1_000 - ready)).toBeGreaterThan(100)
})

/** A group that comes whole, in pieces of some bytes. */
const inChunks = (bytes: Uint8Array, length: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.slice(index * length, (index + 1) * length),
  )

const answerWhole = (_entries: readonly PackEntry[], bytes: Uint8Array): GroupAnswer => ({ chunks: inChunks(bytes, 7) })

/** Answers that come instead of a whole group. `random` is at least 0 and below 1. */
const groupFaults: Readonly<Record<string, (bytes: Uint8Array, random: number) => GroupAnswer>> = {
  'a cut in the middle': (bytes, random) => ({
    chunks: inChunks(bytes.slice(0, Math.floor(random * bytes.length)), 7),
    fault: new PackFault('network', 'group'),
  }),
  'an end before the end': (bytes, random) => ({ chunks: [bytes.slice(0, Math.floor(random * bytes.length))] }),
  'a refusal': () => ({ chunks: [], fault: new PackFault('refused', 'group') }),
  'a login page': () => ({ chunks: [new Uint8Array(getBytes('<html>\n<p>Log in</p>'))] }),
  'a long page without lines': () => ({ chunks: inChunks(new Uint8Array(20_000).fill(60), 1_000) }),
  'a wrong byte': (bytes, random) => ({
    chunks: [bytes.map((byte, index) => (index === Math.floor(random * bytes.length) ? byte ^ 1 : byte))],
  }),
  'a wrong byte in its last entry': (bytes) => ({
    chunks: [bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte))],
  }),
  'another order': (bytes) => ({ chunks: [bytes.slice(bytes.length / 2), bytes.slice(0, bytes.length / 2)] }),
  'the group twice': (bytes) => ({ chunks: [bytes, bytes] }),
}

describe('a guide that comes in groups', () => {
  test('is ready without a request for a single entry', async () => {
    const { device, caches } = createFakeDevice()
    const { ports, sent, grouped } = createFakePorts(device, () => first, { answerGroup: answerWhole })
    const progress: number[] = []

    const stored = await storeGuide(ports, { ...run(), onProgress: ({ entries }) => void progress.push(entries) })

    expect(stored).toMatchObject({ kind: 'ready' })
    expect([sent, grouped.length, progress.at(-1)]).toEqual([[], 20, 20])
    expect(isWhole(first, caches.get(first.edition))).toBe(true)
  })

  test.each(Object.entries(groupFaults))('is whole when instead of them comes %s', async (_name, answer) => {
    const { device, caches } = createFakeDevice()
    const answerGroup = (_entries: readonly PackEntry[], bytes: Uint8Array) => answer(bytes, 0.5)
    const written: string[] = []
    const { ports } = createFakePorts(noteWrites(device, written), () => first, { answerGroup })

    expect(await storeGuide(ports, run())).toMatchObject({ kind: 'ready' })
    expect(isWhole(first, caches.get(first.edition))).toBe(true)
    // The device writes each entry once, with the announced bytes, and never writes wrong ones.
    const announced = first.entries.map(({ url, sha256 }) => `${url} ${sha256}`)
    expect(written.filter((entry) => entry.startsWith('/places/')).toSorted()).toEqual(announced.toSorted())
  })

  test('goes on after a cut with what is missing: at most a twentieth travels twice', async () => {
    const { device } = createFakeDevice()
    const cut = (_entries: readonly PackEntry[], bytes: Uint8Array): GroupAnswer => ({
      chunks: inChunks(bytes.slice(0, bytes.length / 2), 7),
      fault: new PackFault('network', 'group'),
    })
    const away: GuidePorts['fetchEntry'] = async ({ url }) => Promise.reject(new PackFault('network', url))
    const broken = createFakePorts(device, () => first, { answerGroup: cut })
    await expect(storeGuide({ ...broken.ports, fetchEntry: away }, run())).rejects.toMatchObject({ kind: 'network' })

    const { ports, sent, grouped } = createFakePorts(device, () => first, { answerGroup: answerWhole })
    expect(await storeGuide(ports, run())).toMatchObject({ kind: 'ready' })
    expect(grouped).toEqual([])
    expect(broken.grouped.length + sent.length - first.entries.length).toBeLessThanOrEqual(1)
    expect(broken.grouped.length).toBeGreaterThan(5)
  })

  test('begins no further group and no entry after a pause', async () => {
    const pack = makeUpPack(
      Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/${at}`, `${at}`.repeat(40_000)])),
    )
    const { device, state } = createFakeDevice()
    const controller = new AbortController()
    let groups = 0
    const answerGroup = (_entries: readonly PackEntry[], bytes: Uint8Array): GroupAnswer => {
      groups += 1
      controller.abort()
      return { chunks: [bytes] }
    }
    const { ports, sent } = createFakePorts(device, () => pack, { answerGroup })

    await expect(storeGuide(ports, { ...run(), signal: controller.signal })).rejects.toThrow('aborted')
    expect([groups <= 3, sent, state.pack]).toEqual([true, [], null])
    expect(groupEntries(pack.entries).length).toBeGreaterThan(5)
  })

  test('of the next edition asks for the few new entries by themselves', async () => {
    const { device } = createFakeDevice()
    await storeGuide(createFakePorts(device, () => first, { answerGroup: answerWhole }).ports, run())
    const { ports, sent, grouped } = createFakePorts(device, () => second, { answerGroup: answerWhole })

    await storeGuide(ports, run())

    expect([sent.length, grouped]).toEqual([5, []])
  })

  test('stops at once on a device without room', async () => {
    const { device } = createFakeDevice()
    const { ports, sent } = createFakePorts(
      fakeLosses({ device }, () => 0, 1),
      () => first,
      {
        answerGroup: answerWhole,
      },
    )

    await expect(storeGuide(ports, run())).rejects.toMatchObject({ kind: 'full' })
    expect(sent).toEqual([])
  })
})

/** One download with faults of the network and of the device, chosen by a seed. */
async function loadWithFaults(seed: number) {
  const random = createRandom(seed)
  const fake = createFakeDevice()
  const kinds = Object.values(faults)
  const share = random() * 0.8
  const offered = () => (random() < 0.02 ? picturedSecond : pictured)
  // Every second traveller wants photos.
  const wanting = { ...run(), wantsPhotos: seed % 2 === 0 }
  const isAllThere = wanting.wantsPhotos ? isWholeWithPhotos : isWhole
  const groupKinds = Object.values(groupFaults)
  const answerGroup = (entries: readonly PackEntry[], bytes: Uint8Array): GroupAnswer => {
    const fault = groupKinds[Math.floor(random() * groupKinds.length)]
    return fault && random() < share ? fault(bytes, random()) : answerWhole(entries, bytes)
  }
  // A fifth of the servers are older and have no groups.
  const server = random() < 0.2 ? {} : { answerGroup }
  const { ports } = createFakePorts(fakeLosses(fake, random, share / 20), offered, server)
  const faulty = withFault(
    ports,
    () => random() < share,
    (entry, body) => {
      const fault = kinds[Math.floor(random() * kinds.length)]
      return fault ? fault(entry, body) : body
    },
  )
  const outcome = await storeGuide(faulty, wanting).catch(() => null)
  const isReady = outcome?.kind === 'ready'
  const { pack } = fake.state
  const used = [pictured, picturedSecond].find(({ edition }) => edition === pack?.edition)
  const isTrue = used !== undefined && isAllThere(used, fake.caches.get(used.edition))
  // One entry is evicted later. Whatever the device says then, it is not "ready".
  const url = wanting.wantsPhotos && random() < 0.5 ? '/media/2-small.webp' : '/places/9'
  if (used) fake.caches.get(used.edition)?.delete(url)
  const later = await check(createFakePorts(fake.device, () => pictured).ports)
  const repaired = await storeGuide(createFakePorts(fake.device, () => pictured).ports, wanting)
  const isFixed =
    later.kind !== 'ready' && repaired.kind === 'ready' && isAllThere(pictured, fake.caches.get(first.edition))
  return { isReady, isTrue, isFixed }
}

type Write = Awaited<ReturnType<PackDevice['open']>>['write']

/** A device whose caches write in another way. */
function withWrite(device: PackDevice, change: (write: Write) => Write): PackDevice {
  return {
    ...device,
    open: async (edition) => {
      const cache = await device.open(edition)
      return { ...cache, write: change(cache.write) }
    },
  }
}

/** A device that notes the URL and the hash of all that is written. */
function noteWrites(device: PackDevice, written: string[]): PackDevice {
  return withWrite(device, (write) => async (url, body) => {
    written.push(`${url} ${toHash(body.bytes)}`)
    await write(url, body)
  })
}

/** A device that loses some of what it stores. */
function fakeLosses(
  { device }: Pick<ReturnType<typeof createFakeDevice>, 'device'>,
  random: () => number,
  share: number,
): PackDevice {
  return withWrite(device, (write) => async (url, body) => {
    const chance = random()
    if (chance < share) throw new PackFault('full', url)
    if (chance < 2 * share) return
    const { bytes, headers } = body
    await write(url, chance < 3 * share ? { bytes: bytes.slice(1), headers } : body)
  })
}

function withFault(
  ports: GuidePorts,
  isHit: (entry: PackEntry) => boolean,
  fault: (entry: PackEntry, body: PackBody) => PackBody | PackFault,
): GuidePorts {
  return {
    ...ports,
    fetchEntry: async (entry, signal) => {
      const body = await ports.fetchEntry(entry, signal)
      if (!isHit(entry)) return body
      const made = fault(entry, body)
      if (made instanceof PackFault) throw made
      return made
    },
  }
}
