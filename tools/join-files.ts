/** A file of the build before any is joined. */
export type BuiltFile = {
  readonly name: string
  readonly modules: readonly string[]
  /** Files that a browser loads with this one. */
  readonly imports: readonly string[]
  readonly bytes: number
  /** A file that the server or other files find by its own name. It stays as it is. */
  readonly isFixed: boolean
}

/** Files that a visitor's browser asks for by name, as one of many visits. Their imports come with them. */
export type Visit = {
  /** Files of the page itself, which must not grow by much. */
  readonly first: readonly string[]
  /** Files that the page loads when it is idle. */
  readonly later: readonly string[]
  /** Larger for visits that ask for more files than they should. */
  readonly weight: number
}

/** A request costs what this many bytes cost that the browser loads without need. */
const REQUEST_BYTES = 5_000
/** The first load of a page matters more than what comes later. */
const FIRST_BYTES_WEIGHT = 2.7
/** Share by which the first load of a page may grow. What is joined compresses better, so it grows by less. */
const GROWTH = 0.015

type Load = { readonly byteCost: number; readonly requestCost: number; readonly limit: number; bytes: number }

type Joined = { readonly members: string[]; bytes: number; readonly imports: Set<string>; readonly loads: Set<Load> }

/**
 * Joins files that visits load together, two at a time, and always the two that save most. A join saves a request where
 * both were loaded, and costs the bytes of the one, and of its imports, where only the other was.
 * @returns the names of the files that become one, for each such group
 */
export function joinFiles(files: ReadonlyMap<string, BuiltFile>, visits: readonly Visit[]): string[][] {
  const joined = createState(files, visits)
  let reached = reachAll(joined)

  /** Bytes that each load gains, by the files that it would have to load, too. */
  const findGrowth = (one: string, other: string) => {
    const growth = new Map<Load, { bytes: number; requests: number }>()
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const gaining = [...get(joined, to).loads].filter((load) => !get(joined, from).loads.has(load))
      if (gaining.length === 0) continue
      for (const name of [from, ...get(reached, from)]) {
        if (name === to) continue
        const file = get(joined, name)
        for (const load of gaining) {
          if (file.loads.has(load)) continue
          const { bytes, requests } = growth.get(load) ?? { bytes: 0, requests: 0 }
          growth.set(load, { bytes: bytes + file.bytes, requests: requests + (name === from ? 0 : 1) })
        }
      }
    }
    return growth
  }
  const findSaving = (one: string, other: string) => {
    let saving = 0
    for (const load of get(joined, one).loads) {
      if (get(joined, other).loads.has(load)) saving += load.requestCost
    }
    if (saving === 0) return 0
    for (const [load, { bytes, requests }] of findGrowth(one, other)) {
      saving -= bytes * load.byteCost + requests * load.requestCost
    }
    return saving
  }
  /** Two files that import each other through a third would run in an order that depends on who asks first. */
  const wouldBeCircular = (one: string, other: string) =>
    [
      [one, other],
      [other, one],
    ].some(([from = '', to = '']) =>
      [...get(joined, from).imports].some((between) => between !== to && get(reached, between).has(to)),
    )

  const free = [...files].filter(([, { isFixed }]) => !isFixed).map(([id]) => id)
  let pairs = free.flatMap((one, index) =>
    free.slice(index + 1).map((other) => ({ one, other, saving: findSaving(one, other) })),
  )
  for (;;) {
    pairs = pairs.filter(({ saving }) => saving > 0)
    const best = pairs.reduce<(typeof pairs)[number] | null>(
      (most, pair) => (most === null || pair.saving > most.saving ? pair : most),
      null,
    )
    if (best === null) break
    const { one, other } = best
    const saving = findSaving(one, other)
    if (saving < best.saving) {
      // Other joins changed what this one saves.
      best.saving = saving
      continue
    }
    const growth = [...findGrowth(one, other)]
    const isTooLarge = growth.some(([load, { bytes }]) => load.bytes + bytes > load.limit)
    if (isTooLarge || wouldBeCircular(one, other)) {
      best.saving = 0
      continue
    }
    for (const [load, { bytes }] of growth) load.bytes += bytes
    join(joined, reached, one, other)
    reached = reachAll(joined)
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((name) => name === one || name === other))
    for (const name of free) {
      if (name !== one && joined.has(name)) pairs.push({ one, other: name, saving: findSaving(one, name) })
    }
  }
  return [...joined.values()].flatMap(({ members }) => (members.length > 1 ? [members] : []))
}

function createState(files: ReadonlyMap<string, BuiltFile>, visits: readonly Visit[]): Map<string, Joined> {
  const joined = new Map<string, Joined>()
  for (const [id, { bytes, imports }] of files) {
    const known = imports.filter((imported) => files.has(imported))
    joined.set(id, { members: [id], bytes, imports: new Set(known), loads: new Set() })
  }
  const reached = reachAll(joined)
  const addLoad = (asked: readonly string[], cost: Pick<Load, 'byteCost' | 'requestCost'>, growth: number) => {
    const loaded = new Set(asked.flatMap((id) => [id, ...get(reached, id)]))
    const bytes = [...loaded].reduce((total, id) => total + get(joined, id).bytes, 0)
    const load: Load = { ...cost, bytes, limit: bytes * (1 + growth) }
    for (const id of loaded) get(joined, id).loads.add(load)
  }
  for (const { first, later, weight } of visits) {
    if (first.length > 0) addLoad(first, { byteCost: FIRST_BYTES_WEIGHT, requestCost: 0 }, GROWTH)
    addLoad([...first, ...later], { byteCost: Math.min(weight, 1), requestCost: REQUEST_BYTES * weight }, Infinity)
  }
  return joined
}

/** The second file becomes part of the first one. Visits of either load what the other imports. */
function join(
  joined: Map<string, Joined>,
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  one: string,
  other: string,
): void {
  const [kept, gone] = [get(joined, one), get(joined, other)]
  const all = [...kept.loads, ...gone.loads]
  for (const id of [one, other, ...get(reached, one), ...get(reached, other)]) {
    for (const load of all) get(joined, id).loads.add(load)
  }
  kept.members.push(...gone.members)
  kept.bytes += gone.bytes
  for (const imported of gone.imports) kept.imports.add(imported)
  joined.delete(other)
  for (const { imports } of joined.values()) if (imports.delete(other)) imports.add(one)
  kept.imports.delete(one)
}

/** Finds what each file imports, and what that imports, and so on. */
function reachAll(joined: ReadonlyMap<string, Joined>): Map<string, ReadonlySet<string>> {
  return new Map(
    [...joined].map(([id, { imports }]) => {
      const found = new Set(imports)
      for (const next of found) for (const imported of get(joined, next).imports) found.add(imported)
      return [id, found]
    }),
  )
}

function get<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`No file is named ${key}.`)
  return value
}
