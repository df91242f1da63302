import { MapFileError } from './map-file-error.ts'
import type { Position } from './osm-elements.ts'

/** Units of stored positions by degree, as in OpenStreetMap. */
const UNITS_PER_DEGREE = 1e7

/** With the lines through them they fit into 2 GB. The box of a city of ten million people has about three million. */
const MAX_NODES = 5_000_000

/** The positions of many nodes in little memory. */
export class NodeTable {
  #ids = new Float64Array(1_024)
  #lngs = new Int32Array(1_024)
  #lats = new Int32Array(1_024)
  #count = 0
  #isSorted = true

  /** @throws MapFileError when there are too many */
  add(id: number, [lng, lat]: Position): void {
    if (this.#count === this.#ids.length) this.#grow()
    if (this.#count > 0 && id <= (this.#ids[this.#count - 1] ?? 0)) this.#isSorted = false
    this.#ids[this.#count] = id
    this.#lngs[this.#count] = Math.round(lng * UNITS_PER_DEGREE)
    this.#lats[this.#count] = Math.round(lat * UNITS_PER_DEGREE)
    this.#count += 1
  }

  has(id: number): boolean {
    return this.#indexOf(id) >= 0
  }

  find(id: number): Position | undefined {
    const index = this.#indexOf(id)
    if (index < 0) return undefined
    return [(this.#lngs[index] ?? 0) / UNITS_PER_DEGREE, (this.#lats[index] ?? 0) / UNITS_PER_DEGREE]
  }

  #grow(): void {
    if (this.#count >= MAX_NODES) {
      throw new MapFileError('The file has more than 5 million points in the city. Take a smaller extract.')
    }
    const capacity = Math.min(MAX_NODES, this.#count * 2)
    this.#ids = copyTo(new Float64Array(capacity), this.#ids)
    this.#lngs = copyTo(new Int32Array(capacity), this.#lngs)
    this.#lats = copyTo(new Int32Array(capacity), this.#lats)
  }

  #indexOf(id: number): number {
    if (!this.#isSorted) this.#sort()
    let [low, high] = [0, this.#count - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#ids[middle] ?? 0
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  /** Most files are sorted already. */
  #sort(): void {
    const order = new Uint32Array(this.#count).map((_, index) => index)
    const ids = this.#ids
    order.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
    const inOrder = <List extends Float64Array | Int32Array>(list: List, sorted: List): List => {
      for (let index = 0; index < order.length; index += 1) sorted[index] = list[order[index] ?? 0] ?? 0
      return sorted
    }
    this.#lngs = inOrder(this.#lngs, new Int32Array(this.#count))
    this.#lats = inOrder(this.#lats, new Int32Array(this.#count))
    this.#ids = inOrder(this.#ids, new Float64Array(this.#count))
    this.#isSorted = true
  }
}

function copyTo<List extends Float64Array | Int32Array>(larger: List, list: List): List {
  larger.set(list)
  return larger
}
