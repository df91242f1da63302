import { SECOND_MS } from '#contract/durations.ts'
import { isNameTaken } from '../guide/places.store.ts'
import { lockTopic } from '../store/changes.ts'
import { findDeskPlace, listDueSlugs } from './desk-places.store.ts'
import { write, type DeskDeps } from './place-deeds.ts'

/** A draft is published within this time after the instant that its editor chose. */
const INTERVAL_MS = 5 * SECOND_MS

/**
 * Publishes the drafts whose time has come. Several processes may do it at once: each draft is published by one of them.
 * A draft whose name another place has taken meanwhile waits for its editor again.
 */
export async function publishDue(deps: DeskDeps): Promise<void> {
  const { store, now, guide } = deps
  const slugs = await listDueSlugs(store.db, now().toISOString())
  for (const slug of slugs) await publishIfDue(deps, slug)
  if (slugs.length > 0) await guide.renew()
}

async function publishIfDue(deps: DeskDeps, slug: string): Promise<void> {
  await deps.store.db.transaction().execute(async (transaction) => {
    await lockTopic(transaction, 'guide')
    const place = await findDeskPlace(transaction, slug)
    if (!place?.publishAt || place.publishAt > deps.now().toISOString()) return
    const { text } = place
    const isTaken = await isNameTaken(transaction, text)
    const outcome = isTaken
      ? ({ deed: 'draft', text, hasDraft: true } as const)
      : ({ deed: 'publish', text, hasDraft: false, visitors: 'editor' } as const)
    await write(transaction, deps, { place, outcome, editorId: null })
  })
}

/** @returns a function that stops the timer */
export function publishRegularly(deps: DeskDeps): () => void {
  // A round fails while the database is away. The next round does its work.
  const timer = setInterval(() => void publishDue(deps).catch(() => undefined), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
