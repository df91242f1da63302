/** A file of the build before any is joined. */
export type BuiltFile = {
  readonly name: string
  readonly modules: readonly string[]
  /** Files that a browser loads with this one. */
  readonly imports: readonly string[]
  /** With its style sheet. */
  readonly bytes: number
  /** A browser loads a style sheet with the file. Files that become one have one sheet. */
  readonly hasStyles?: boolean
  /** A file that others find by its own name. It stays as it is. */
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
  /** Share by which the first load may grow. Joined files compress better, so it grows by less. */
  readonly growth: number
}

/** A request costs what this many bytes cost that the browser loads without need. */
const REQUEST_BYTES = 20_000
/** The first load of a page matters more than what comes later. */
const FIRST_BYTES_WEIGHT = 2.7
/** Far more than any join saves. */
const EXCESS_BYTES_WEIGHT = 1_000
/** Bytes that a file takes less when it is compressed together with another. */
const JOIN_SAVING_BYTES = 120
/** A change that saves less is none. */
const MIN_SAVING = 1

/** Files that a visit asks for, at once or in all. */
type Load = {
  readonly asked: readonly number[]
  readonly byteCost: number
  readonly requestCost: number
  /** True for what a page loads at once. */
  readonly isFirst: boolean
  readonly growth: number
  /** Bytes, known after the first sum. */
  limit: number
}

/**
 * Joins files that visits load together. It moves one file at a time into the group where it costs least, then joins whole
 * groups, until nothing saves any more. A join saves a request in each visit that loads both, and costs the bytes of the
 * one, and of its imports, where only the other was needed. Groups never import each other in a circle.
 * @returns the names of the files that become one, for each such group
 */
export function joinFiles(files: ReadonlyMap<string, BuiltFile>, visits: readonly Visit[]): string[][] {
  const names = [...files.keys()]
  const known = [...files.values()]
  const places = new Map(names.map((name, index) => [name, index]))
  const loads = createLoads(places, visits)
  /** The group of each file. A group has the number of one of its first files. */
  const groups = known.map((_, index) => index)
  const measure = createMeasure(known, places, loads)
  let cost = measure(groups)

  const free = known.flatMap(({ isFixed }, index) => (isFixed ? [] : [index]))
  const { loadedBy, areLoadedTogether } = findUsers(known, places, loads)
  const tryGroup = (members: readonly number[], group: number): number => {
    const before = members.map((member) => groups[member] ?? member)
    for (const member of members) groups[member] = group
    const found = measure(groups)
    members.forEach((member, index) => (groups[member] = before[index] ?? member))
    return found
  }
  const getMembers = (group: number) => free.filter((index) => groups[index] === group)

  const moveFile = (file: number): boolean => {
    const own = groups[file] ?? file
    const others = free.filter((other) => groups[other] !== own && areLoadedTogether(file, other))
    const empty = known.findIndex((_, index) => !groups.includes(index))
    const candidates = new Set([...others.map((other) => groups[other] ?? other), ...(empty === -1 ? [] : [empty])])
    let best = { group: own, cost: cost - MIN_SAVING }
    for (const group of candidates) {
      const found = tryGroup([file], group)
      if (found < best.cost) best = { group, cost: found }
    }
    if (best.group === own) return false
    groups[file] = best.group
    cost = best.cost
    return true
  }
  const joinGroups = (): boolean => {
    const all = [...new Set(free.map((file) => groups[file] ?? file))].filter((group) => loadedBy(getMembers(group)))
    const pairs = all
      .flatMap((one, index) => all.slice(index + 1).map((other) => ({ one, other })))
      .map((pair) => ({ ...pair, cost: tryGroup(getMembers(pair.other), pair.one) }))
      .filter((pair) => pair.cost < cost - MIN_SAVING)
      .toSorted((a, b) => a.cost - b.cost)
    let isJoined = false
    for (const { one, other } of pairs) {
      const members = getMembers(other)
      if (members.length === 0 || getMembers(one).length === 0) continue
      const found = tryGroup(members, one)
      if (found >= cost - MIN_SAVING) continue
      for (const member of members) groups[member] = one
      cost = found
      isJoined = true
    }
    return isJoined
  }

  // Small files first: they are the easiest to place.
  const order = free.toSorted((one, other) => (known[one]?.bytes ?? 0) - (known[other]?.bytes ?? 0))
  for (;;) {
    let isBetter = false
    for (const file of order) if (moveFile(file)) isBetter = true
    while (joinGroups()) isBetter = true
    if (!isBetter) break
  }
  const byGroup = Map.groupBy(free, (file) => groups[file] ?? file)
  return [...byGroup.values()].flatMap((members) =>
    members.length > 1 ? [members.map((member) => names[member] ?? '')] : [],
  )
}

function createLoads(places: ReadonlyMap<string, number>, visits: readonly Visit[]): Load[] {
  const find = (name: string) => {
    const place = places.get(name)
    if (place === undefined) throw new Error(`No file is named ${name}.`)
    return place
  }
  return visits.flatMap(({ first, later, weight, growth }) => {
    const asked = first.map(find)
    const all = { byteCost: Math.min(weight, 1), requestCost: REQUEST_BYTES * weight, isFirst: false, growth }
    const page = { byteCost: FIRST_BYTES_WEIGHT, requestCost: 0, isFirst: true, growth }
    return [
      ...(asked.length > 0 ? [{ ...page, asked, limit: Infinity }] : []),
      { ...all, asked: [...asked, ...later.map(find)], limit: Infinity },
    ]
  })
}

/** Finds which files the loads of the listed visits need before any is joined. */
function findUsers(files: readonly BuiltFile[], places: ReadonlyMap<string, number>, loads: readonly Load[]) {
  const users = files.map(() => new Set<Load>())
  for (const load of loads) {
    const needed = new Set(load.asked)
    for (const file of needed) {
      users[file]?.add(load)
      for (const imported of files[file]?.imports ?? []) {
        const place = places.get(imported)
        if (place !== undefined) needed.add(place)
      }
    }
  }
  return {
    /** True if a visit with pages loads one of them. Other parts are placed one by one. */
    loadedBy: (members: readonly number[]) =>
      members.some((member) => [...(users[member] ?? [])].some(({ byteCost }) => byteCost >= 1)),
    areLoadedTogether: (one: number, other: number) =>
      [...(users[one] ?? [])].some((load) => users[other]?.has(load) === true),
  }
}

type Group = {
  bytes: number
  requests: number
  readonly imports: Set<number>
  state: 'new' | 'open' | 'done'
  /** Bits of the groups that it loads, itself included. */
  readonly reached: Uint32Array
}

/**
 * Makes the function that sums what all visits cost for given groups. It runs some 100,000 times, so sets of groups are bits.
 * Circles cost infinitely much. The limits of first loads come from its first run, without groups.
 */
function createMeasure(files: readonly BuiltFile[], places: ReadonlyMap<string, number>, loads: readonly Load[]) {
  const words = Math.ceil(files.length / 32)
  const imports = files.map((file) => file.imports.flatMap((name) => places.get(name) ?? []))
  const all = files.map((): Group => ({
    bytes: 0,
    requests: 0,
    imports: new Set(),
    state: 'new',
    reached: new Uint32Array(words),
  }))
  const loaded = new Uint32Array(words)

  /** @returns false if the group is in a circle */
  const reach = (group: Group, number: number): boolean => {
    if (group.state === 'done') return true
    if (group.state === 'open') return false
    group.state = 'open'
    group.reached.fill(0)
    group.reached[number >> 5] = 1 << (number & 31)
    for (const imported of group.imports) {
      const next = all[imported]
      if (next === undefined || !reach(next, imported)) return false
      addBits(group.reached, next.reached)
    }
    group.state = 'done'
    return true
  }
  const fill = (groups: readonly number[]) => {
    for (const group of all) {
      group.bytes = 0
      group.requests = 0
      group.imports.clear()
      group.state = 'new'
    }
    for (const [index, file] of files.entries()) {
      const number = groups[index] ?? index
      const group = all[number]
      if (group === undefined) continue
      group.bytes += file.bytes - (group.requests === 0 ? 0 : JOIN_SAVING_BYTES)
      group.requests = Math.max(group.requests, file.hasStyles === true ? 2 : 1)
      for (const imported of imports[index] ?? []) group.imports.add(groups[imported] ?? imported)
      group.imports.delete(number)
    }
  }
  const sum = (load: Load, groups: readonly number[]) => {
    loaded.fill(0)
    for (const file of load.asked) addBits(loaded, all[groups[file] ?? file]?.reached ?? loaded)
    const total = { bytes: 0, requests: 0 }
    for (const [word, bits] of loaded.entries()) {
      for (let left = bits; left !== 0; left &= left - 1) {
        const group = all[word * 32 + 31 - Math.clz32(left & -left)]
        total.bytes += group?.bytes ?? 0
        total.requests += group?.requests ?? 0
      }
    }
    return total
  }
  let isFirstSum = true
  return (groups: readonly number[]): number => {
    fill(groups)
    for (const [number, group] of all.entries()) if (!reach(group, number)) return Infinity
    let cost = 0
    for (const load of loads) {
      const { bytes, requests } = sum(load, groups)
      // In the first sum, no file is joined.
      if (isFirstSum && load.isFirst) load.limit = bytes * (1 + load.growth)
      const excess = Math.max(0, bytes - load.limit)
      cost += bytes * load.byteCost + requests * load.requestCost + excess * EXCESS_BYTES_WEIGHT
    }
    isFirstSum = false
    return cost
  }
}

function addBits(bits: Uint32Array, added: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (added[word] ?? 0)
}
