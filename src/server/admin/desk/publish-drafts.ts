import { Failure } from '#contract/api/failure.ts'
import { canEditContent } from '#contract/api/permissions.ts'
import { findAccountById } from '../../account/auth/accounts.store.ts'
import { isNameTaken } from '../../guide/published.store.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { lockTopic } from '../../platform/store/changes.ts'
import type { Executor } from '../../platform/store/database.ts'
import { findEntry, listDueSlugs } from './entries.store.ts'
import { logEntryAction, write, type Desk } from './entry-actions.ts'
import { findLastEditor } from './entry-versions.store.ts'

/**
 * Publishes the drafts of a kind whose time has come. The caller renews the guide.
 * @returns the number of drafts that were due
 */
export async function publishDrafts<Text extends EntryText>(desk: Desk<Text>): Promise<number> {
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
      ? ({ action: 'draft', text, hasDraft: true } as const)
      : ({ action: 'publish', text, hasDraft: false, visitors: 'editor' } as const)
    await write(transaction, desk, { entry, outcome, editorId: null })
    if (plannedBy !== null)
      await logEntryAction(transaction, desk, { action: outcome.action, text, editorId: plannedBy })
  })
}

async function isEditor(executor: Executor, accountId: string): Promise<boolean> {
  const account = await findAccountById(executor, accountId)
  return account !== undefined && account.suspendedAt === null && canEditContent(account)
}

/** True if the current guide refuses the draft. */
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
