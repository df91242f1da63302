import { SECOND_MS } from '#contract/durations.ts'
import { isNameTaken } from '../guide/published.store.ts'
import type { EntryText } from '../guide/stored-kind.ts'
import { lockTopic } from '../store/changes.ts'
import { findEntry, listDueSlugs } from './entries.store.ts'
import { write, type Desk } from './entry-deeds.ts'
import type { DeskDeps } from './entry-kind.ts'
import { placeKind } from './place-kind.ts'
import { tripKind } from './trip-kind.ts'

/** A draft is published within this time after the instant that its editor chose. */
const INTERVAL_MS = 5 * SECOND_MS

/**
 * Publishes the drafts whose time has come. Several processes may do it at once: each draft is published by one of them.
 * A draft whose name another entry has taken meanwhile waits for its editor again.
 */
export async function publishDue(deps: DeskDeps): Promise<void> {
  // A trip may stop at a place that is published at the same time.
  const places = await publishDueOf({ deps, kind: placeKind })
  const trips = await publishDueOf({ deps, kind: tripKind })
  if (places + trips > 0) await deps.guide.renew()
}

/** @returns the number of drafts that were due */
async function publishDueOf<Text extends EntryText>(desk: Desk<Text>): Promise<number> {
  const { store, now } = desk.deps
  const slugs = await listDueSlugs(store.db, desk.kind.tables, now().toISOString())
  for (const slug of slugs) await publishIfDue(desk, slug)
  return slugs.length
}

async function publishIfDue<Text extends EntryText>(desk: Desk<Text>, slug: string): Promise<void> {
  const { deps, kind } = desk
  await deps.store.db.transaction().execute(async (transaction) => {
    await lockTopic(transaction, 'guide')
    const entry = await findEntry(transaction, kind, slug)
    if (!entry?.publishAt || entry.publishAt > deps.now().toISOString()) return
    const { text } = entry
    const isTaken = await isNameTaken(transaction, kind, text)
    const outcome = isTaken
      ? ({ deed: 'draft', text, hasDraft: true } as const)
      : ({ deed: 'publish', text, hasDraft: false, visitors: 'editor' } as const)
    await write(transaction, desk, { entry, outcome, editorId: null })
  })
}

/** @returns a function that stops the timer */
export function publishRegularly(deps: DeskDeps): () => void {
  // A round fails while the database is away. The next round does its work.
  const timer = setInterval(() => void publishDue(deps).catch(() => undefined), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
