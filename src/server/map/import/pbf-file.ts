import { MapFileError } from './map-file-error.ts'
import type { ElementFile, ElementVisitor, OsmMember, Position, Tags } from './osm-elements.ts'
import { readBlobs } from './pbf-blobs.ts'
import { ProtobufReader } from './protobuf.ts'

/** The features that a reader must know to read a file. Other features, such as deleted elements, are not supported. */
const SUPPORTED = new Set(['OsmSchema-V0.6', 'DenseNodes'])

/** A file of the name `….osm.pbf`. */
export function openPbfFile(file: string, onRead: (bytes: number) => void): ElementFile {
  return {
    visit: async (visitor) => {
      let isFirst = true
      await readBlobs(
        file,
        ({ type, bytes }) => {
          if (isFirst && type !== 'OSMHeader') throw new MapFileError('The file is no .osm.pbf, or it is damaged.')
          isFirst = false
          if (type === 'OSMHeader') checkHeader(new ProtobufReader(bytes))
          if (type === 'OSMData') new PbfBlock(bytes).visit(visitor)
        },
        onRead,
      )
    },
  }
}

function checkHeader(header: ProtobufReader): void {
  while (header.hasMore()) {
    const { field, wire } = header.tag()
    if (field !== 4) {
      header.skip(wire)
      continue
    }
    const feature = Buffer.from(header.bytes()).toString('utf8')
    if (!SUPPORTED.has(feature))
      throw new MapFileError(`The file needs “${feature.slice(0, 40)}”, which is not supported.`)
  }
}

/** Positions are written in these units. */
const NANODEGREES = 1e-9

/** A block holds thousands of elements and the texts of their tags. */
class PbfBlock {
  readonly #texts: string[] = []
  readonly #groups: Uint8Array[] = []
  #granularity = 100
  #latOffset = 0
  #lngOffset = 0

  constructor(bytes: Uint8Array) {
    const block = new ProtobufReader(bytes)
    while (block.hasMore()) {
      const { field, wire } = block.tag()
      if (field === 1) this.#readTexts(block.message())
      else if (field === 2) this.#groups.push(block.bytes())
      else if (field === 17) this.#granularity = block.unsigned()
      else if (field === 19) this.#latOffset = block.integer()
      else if (field === 20) this.#lngOffset = block.integer()
      else block.skip(wire)
    }
  }

  visit(visitor: ElementVisitor): void {
    for (const bytes of this.#groups) {
      const group = new ProtobufReader(bytes)
      while (group.hasMore()) {
        const { field, wire } = group.tag()
        if (field === 1 && visitor.node) this.#visitNode(group.message(), visitor.node)
        else if (field === 2 && visitor.node) this.#visitDenseNodes(group.message(), visitor.node)
        else if (field === 3 && visitor.way) this.#visitWay(group.message(), visitor.way)
        else if (field === 4 && visitor.relation) this.#visitRelation(group.message(), visitor.relation)
        else group.skip(wire)
      }
    }
  }

  #readTexts(table: ProtobufReader): void {
    while (table.hasMore()) {
      const { field, wire } = table.tag()
      if (field === 1) this.#texts.push(Buffer.from(table.bytes()).toString('utf8'))
      else table.skip(wire)
    }
  }

  #at(lat: number, lng: number, id: number): Position {
    const at: Position = [
      (this.#lngOffset + this.#granularity * lng) * NANODEGREES,
      (this.#latOffset + this.#granularity * lat) * NANODEGREES,
    ]
    if (Math.abs(at[0]) <= 180 && Math.abs(at[1]) <= 90) return at
    throw new MapFileError(`node ${id} of the file is not on the globe: latitude ${at[1]}, longitude ${at[0]}.`)
  }

  #tagsOf(keys: readonly number[], values: readonly number[]): Tags {
    return Object.fromEntries(keys.map((key, index) => [this.#text(key), this.#text(values[index] ?? 0)]))
  }

  #text(index: number): string {
    return this.#texts[index] ?? ''
  }

  #visitNode(node: ProtobufReader, visit: NonNullable<ElementVisitor['node']>): void {
    let [id, lat, lng] = [0, 0, 0]
    let [keys, values]: [number[], number[]] = [[], []]
    while (node.hasMore()) {
      const { field, wire } = node.tag()
      if (field === 1) id = node.signed()
      else if (field === 2) keys = listFor(node.message(), 'unsigned')
      else if (field === 3) values = listFor(node.message(), 'unsigned')
      else if (field === 8) lat = node.signed()
      else if (field === 9) lng = node.signed()
      else node.skip(wire)
    }
    visit({ id, at: this.#at(lat, lng, id), tags: this.#tagsOf(keys, values) })
  }

  /** Ids and positions are steps from node to node. The tags of a node end with a zero. */
  #visitDenseNodes(dense: ProtobufReader, visit: NonNullable<ElementVisitor['node']>): void {
    let [ids, lats, lngs] = [dense, dense, dense]
    let texts: ProtobufReader | null = null
    while (dense.hasMore()) {
      const { field, wire } = dense.tag()
      if (field === 1) ids = dense.message()
      else if (field === 8) lats = dense.message()
      else if (field === 9) lngs = dense.message()
      else if (field === 10) texts = dense.message()
      else dense.skip(wire)
    }
    let [id, lat, lng] = [0, 0, 0]
    while (ids.hasMore()) {
      id += ids.signed()
      lat += lats.signed()
      lng += lngs.signed()
      visit({ id, at: this.#at(lat, lng, id), tags: texts?.hasMore() === true ? this.#denseTags(texts) : NO_TAGS })
    }
  }

  #denseTags(texts: ProtobufReader): Tags {
    let tags: Record<string, string> | null = null
    while (texts.hasMore()) {
      const key = texts.unsigned()
      if (key === 0) break
      tags ??= {}
      tags[this.#text(key)] = this.#text(texts.unsigned())
    }
    return tags ?? NO_TAGS
  }

  #visitWay(way: ProtobufReader, visit: NonNullable<ElementVisitor['way']>): void {
    let id = 0
    let [keys, values, refs]: [number[], number[], number[]] = [[], [], []]
    while (way.hasMore()) {
      const { field, wire } = way.tag()
      if (field === 1) id = way.integer()
      else if (field === 2) keys = listFor(way.message(), 'unsigned')
      else if (field === 3) values = listFor(way.message(), 'unsigned')
      else if (field === 8) refs = getSteps(way.message())
      else way.skip(wire)
    }
    visit({ id, tags: this.#tagsOf(keys, values), refs, line: null })
  }

  #visitRelation(relation: ProtobufReader, visit: NonNullable<ElementVisitor['relation']>): void {
    let id = 0
    let [keys, values, roles, members, types]: number[][] = [[], [], [], [], []]
    while (relation.hasMore()) {
      const { field, wire } = relation.tag()
      if (field === 1) id = relation.integer()
      else if (field === 2) keys = listFor(relation.message(), 'unsigned')
      else if (field === 3) values = listFor(relation.message(), 'unsigned')
      else if (field === 8) roles = listFor(relation.message(), 'unsigned')
      else if (field === 9) members = getSteps(relation.message())
      else if (field === 10) types = listFor(relation.message(), 'unsigned')
      else relation.skip(wire)
    }
    const ways = (members ?? []).flatMap((way, index): OsmMember[] =>
      types?.[index] === WAY ? [{ way, role: this.#text(roles?.[index] ?? 0), line: null }] : [],
    )
    visit({ id, tags: this.#tagsOf(keys ?? [], values ?? []), members: ways })
  }
}

const NO_TAGS: Tags = {}

/** The type of a member: 0 is a node, 1 a way, 2 a relation. */
const WAY = 1

function listFor(packed: ProtobufReader, kind: 'unsigned' | 'signed'): number[] {
  const list: number[] = []
  while (packed.hasMore()) list.push(packed[kind]())
  return list
}

/** Numbers that are written as steps from one to the next. */
function getSteps(packed: ProtobufReader): number[] {
  let last = 0
  return listFor(packed, 'signed').map((step) => (last += step))
}
