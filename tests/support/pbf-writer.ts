import { deflateSync } from 'node:zlib'
import type { MadeUpElement, MadeUpNode, MadeUpRelation, MadeUpWay } from './made-up-osm.ts'

/** Writes made-up elements in the PBF format of OpenStreetMap (https://wiki.openstreetmap.org/wiki/PBF_Format). */

export function varint(value: number | bigint): Buffer {
  if (typeof value === 'number' && value >= 0 && value < 0x80) return Buffer.from([value])
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  while (rest >= 0x80n) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  return Buffer.from([...bytes, Number(rest)])
}

function zigzag(value: number): Buffer {
  return varint(value >= 0 ? BigInt(value) * 2n : -BigInt(value) * 2n - 1n)
}

export function field(number: number, bytes: Buffer | string): Buffer {
  const content = Buffer.from(bytes)
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content])
}

export function numberField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8), varint(value)])
}

export function packed(number: number, values: readonly Buffer[]): Buffer {
  return field(number, Buffer.concat(values))
}

function steps(values: readonly number[]): Buffer[] {
  return values.map((value, index) => zigzag(value - (values[index - 1] ?? 0)))
}

export function blob(type: string, content: Buffer, pack: (bytes: Buffer) => Buffer = deflateSync): Buffer {
  const body = Buffer.concat([numberField(2, content.length), field(3, pack(content))])
  const header = Buffer.concat([field(1, type), numberField(3, body.length)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.length)
  return Buffer.concat([length, header, body])
}

export function headerBlob(features: readonly string[] = ['OsmSchema-V0.6', 'DenseNodes']): Buffer {
  return blob('OSMHeader', Buffer.concat([...features.map((feature) => field(4, feature)), field(16, 'made up')]))
}

const UNITS = 1e7

/** Numbers of texts in a block. The first text is empty. */
class Texts {
  readonly #numbers = new Map([['', 0]])
  of(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size
    this.#numbers.set(text, number)
    return number
  }

  all(): string[] {
    return [...this.#numbers.keys()]
  }
}

function denseNodes(nodes: readonly MadeUpNode[], texts: Texts): Buffer {
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags).flatMap(([key, value]) => [varint(texts.of(key)), varint(texts.of(value))]),
    varint(0),
  ])
  return field(
    2,
    Buffer.concat([
      packed(1, steps(nodes.map(({ id }) => id))),
      packed(8, steps(nodes.map(({ at }) => Math.round(at[1] * UNITS)))),
      packed(9, steps(nodes.map(({ at }) => Math.round(at[0] * UNITS)))),
      packed(10, tags),
    ]),
  )
}

function tagFields(tags: Record<string, string>, texts: Texts): Buffer[] {
  return [
    packed(
      2,
      Object.keys(tags).map((key) => varint(texts.of(key))),
    ),
    packed(
      3,
      Object.values(tags).map((value) => varint(texts.of(value))),
    ),
  ]
}

function wayField({ id, tags, refs }: MadeUpWay, texts: Texts): Buffer {
  return field(3, Buffer.concat([numberField(1, id), ...tagFields(tags, texts), packed(8, steps(refs))]))
}

function relationField({ id, tags, members }: MadeUpRelation, texts: Texts): Buffer {
  return field(
    4,
    Buffer.concat([
      numberField(1, id),
      ...tagFields(tags, texts),
      packed(
        8,
        members.map(({ role }) => varint(texts.of(role))),
      ),
      packed(9, steps(members.map(({ way }) => way))),
      packed(
        10,
        members.map(() => varint(1)),
      ),
    ]),
  )
}

/** A block of elements: nodes, then ways, then relations. */
export function dataBlob(elements: readonly MadeUpElement[]): Buffer {
  const texts = new Texts()
  const nodes = elements.filter((element) => element.type === 'node')
  const groups = [
    denseNodes(nodes, texts),
    Buffer.concat(elements.filter((element) => element.type === 'way').map((way) => wayField(way, texts))),
    Buffer.concat(elements.filter((element) => element.type === 'relation').map((area) => relationField(area, texts))),
  ]
  const table = field(1, Buffer.concat(texts.all().map((text) => field(1, text))))
  return blob(
    'OSMData',
    Buffer.concat([table, ...groups.filter(({ length }) => length > 0).map((group) => field(2, group))]),
  )
}

export function asPbf(elements: readonly MadeUpElement[]): Buffer {
  return Buffer.concat([headerBlob(), dataBlob(elements)])
}
