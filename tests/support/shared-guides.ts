import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { Overrides } from '#server/app/create-services.ts'
import { createGuides, type Guides, type MakeGuides } from '#server/guide/create-guides.ts'
import type { ServedMap } from '#server/map/base-map.ts'
import { readDrawnMap } from '#server/map/drawn-map.ts'
import { readConfig } from '#server/platform/config/config.ts'

/** The guide that every store begins with, and those of the last edits. */
const MOST_GUIDES = 4

/** The guide used last comes last. */
const guides = new Map<string, Guides>()

/**
 * Prepares the same content once in a process. Most stores are copies of one, and its guide takes most of the time of
 * an application.
 */
const shareGuides: MakeGuides = (english, sources) => {
  const key = createHash('sha256').update(serialize(english)).digest('base64')
  const shared = guides.get(key) ?? createGuides(english, sources)
  guides.delete(key)
  guides.set(key, shared)
  const [oldest] = guides.keys()
  if (guides.size > MOST_GUIDES && oldest !== undefined) guides.delete(oldest)
  return shared
}

let drawnMap: ServedMap | null | undefined

/** What all applications of a process on the default city share: parts that are made of its content alone. */
export function shareCity(env: Readonly<Record<string, string>>): Pick<Overrides, 'makeGuides' | 'drawnMap'> {
  if ('CITY' in env) return {}
  if (drawnMap === undefined) drawnMap = readDrawnMap(readConfig({}).cityDir)
  return { makeGuides: shareGuides, drawnMap }
}
