import { SECOND_MS } from '#contract/text/durations.ts'
import { Failure } from '#contract/api/failure.ts'
import { canEditContent } from '#contract/api/permissions.ts'
import { findAccountById } from '../../account/auth/accounts.store.ts'
import { isNameTaken } from '../../guide/published.store.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { lockTopic } from '../../platform/store/changes.ts'
import type { Executor } from '../../platform/store/database.ts'
import { findEntry, listDueSlugs } from './entries.store.ts'
import { noteEntryDeed, write, type Desk } from './entry-deeds.ts'
import type { DeskDeps } from './entry-kind.ts'
import { calendarKind } from './calendar-kind.ts'
import { findLastEditor } from './entry-versions.store.ts'
import { cityKind } from './city-kind.ts'
import { placeKind } from './place-kind.ts'
import { tripKind } from './trip-kind.ts'

/** A draft is published within this time after the instant that its editor chose. */
const INTERVAL_MS = 5 * SECOND_MS

/**
 * Publishes the drafts whose time has come. Several processes may do it at once: each draft is published by one of them.
 * The history names nobody; in the audit log it is the deed of the editor who chose the time.
 * A draft waits for its editor again if the guide changed meanwhile so that saving it would be refused: another entry has
 * its name, a source is gone, a place lies outside of the bounds. It waits for another one if its editor may not publish
 * any more.
 */
export async function publishDue(deps: DeskDeps): Promise<void> {
  // A trip may stop at a place that is published at the same time.
  const city = await publishDueOf({ deps, kind: cityKind })
  const calendar = await publishDueOf({ deps, kind: calendarKind })
  const places = await publishDueOf({ deps, kind: placeKind })
  const trips = await publishDueOf({ deps, kind: tripKind })
  if (city + calendar + places + trips > 0) await deps.guide.renew()
}

/** @returns the number of drafts that were due */
async function publishDueOf<Text extends EntryText>(desk: Desk<Text>): Promise<number> {
  const { store, now } = desk.deps
  const slugs = await listDueSlugs(store.db, desk.kind.tables, now().toISOString())
  // All are checked before the first one is published: a guide that changes in between would be prepared for each.
  const refused = new Set<string>()
  for (const slug of slugs) if (await isRefused(desk, slug)) refused.add(slug)
  for (const slug of slugs) await publishIfDue(desk, { slug, isRefused: refused.has(slug) })
  return slugs.length
}

type Due = { readonly slug: string; readonly isRefused: boolean }

async function publishIfDue<Text extends EntryText>(desk: Desk<Text>, due: Due): Promise<void> {
  const { deps, kind } = desk
  const { slug } = due
  await deps.store.db.transaction().execute(async (transaction) => {
    await lockTopic(transaction, 'guide')
    const entry = await findEntry(transaction, kind, slug)
    if (!entry?.publishAt || entry.publishAt > deps.now().toISOString()) return
    const { text } = entry
    const plannedBy = await findLastEditor(transaction, kind, slug)
    const mayPublish = plannedBy !== null && (await isEditor(transaction, plannedBy))
    const mustWait = !mayPublish || due.isRefused || (await isNameTaken(transaction, kind, text))
    const outcome = mustWait
      ? ({ deed: 'draft', text, hasDraft: true } as const)
      : ({ deed: 'publish', text, hasDraft: false, visitors: 'editor' } as const)
    await write(transaction, desk, { entry, outcome, editorId: null })
    if (plannedBy !== null) await noteEntryDeed(transaction, desk, { deed: outcome.deed, text, editorId: plannedBy })
  })
}

async function isEditor(executor: Executor, accountId: string): Promise<boolean> {
  const account = await findAccountById(executor, accountId)
  return account !== undefined && account.suspendedAt === null && canEditContent(account)
}

/** Whether the guide of now refuses the draft. */
async function isRefused<Text extends EntryText>({ deps, kind }: Desk<Text>, slug: string): Promise<boolean> {
  const entry = await findEntry(deps.store.db, kind, slug)
  if (!entry) return false
  try {
    await kind.check(deps, entry.text)
    return false
  } catch (problem) {
    if (problem instanceof Failure && problem.code === 'invalid-input') return true
    throw problem
  }
}

/** @returns a function that stops the timer */
export function publishRegularly(deps: DeskDeps): () => void {
  // A round fails while the database is away. The next round does its work.
  const timer = setInterval(() => void publishDue(deps).catch(() => undefined), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
