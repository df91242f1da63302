/** Degrees, WGS 84. */
export type Position = [lng: number, lat: number]

export type Tags = Readonly<Record<string, string>>

export type OsmNode = { readonly id: number; readonly at: Position; readonly tags: Tags }

export type OsmWay = {
  readonly id: number
  readonly tags: Tags
  /** Ids of nodes. */
  readonly refs: readonly number[]
  /** The positions, where the file writes them instead of nodes. */
  readonly line: readonly Position[] | null
  /** The centre, where the file writes it instead of positions. */
  readonly center?: Position
}

export type OsmMember = { readonly way: number; readonly role: string; readonly line: readonly Position[] | null }

/** Members that are no ways are left out. */
export type OsmRelation = {
  readonly id: number
  readonly tags: Tags
  readonly members: readonly OsmMember[]
  readonly center?: Position
}

/** Gets the elements of a file one after the other. Elements without a function are skipped. */
export type ElementVisitor = {
  readonly node?: (node: OsmNode) => void
  readonly way?: (way: OsmWay) => void
  readonly relation?: (relation: OsmRelation) => void
}

/** A file of elements. It is read again for each visit, because its elements may not fit into memory. */
export type ElementFile = { visit(visitor: ElementVisitor): Promise<void> }
