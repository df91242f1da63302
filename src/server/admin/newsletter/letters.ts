import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import type { FieldError } from '#contract/text/field-error.ts'
import type { DeskLetter, LetterInput, LetterPreview, ListedLetter } from '#contract/admin/letters.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { attemptsBy, countAttempts, limitIn, getMoment, throwIfWaiting } from '../../platform/throttle/attempts.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import { enqueueMail } from '../../platform/mail/mail-queue.store.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { previewLetter } from './subscriber-letter.ts'
import { countConfirmedSubscribers } from './letter-recipients.store.ts'
import { findLetterPlaces } from './letter-places.ts'
import {
  changeLetter,
  deleteLetter,
  findCountedLetter,
  insertLetter,
  listCountedLetters,
  lockLetter,
  type CountedLetter,
  type LetterPlace,
  type StoredLetter,
} from './letters.store.ts'

export type LetterDeps = Context & { guide: Pick<GuideHolder, 'current'>; mailer: Pick<Mailer, 'wake'> }

/** Maximum number of issues in one answer. */
const LETTERS_SHOWN = 100

export async function listLetters({ store }: Pick<LetterDeps, 'store'>) {
  const letters = await listCountedLetters(store.db, LETTERS_SHOWN)
  const { count } = await countConfirmedSubscribers(store.db)
  return { letters: letters.map(listed), subscribers: count }
}

/** @throws Failure `not-found` */
export async function getLetter(deps: Pick<LetterDeps, 'store' | 'config' | 'guide'>, id: string): Promise<DeskLetter> {
  const letter = await findCountedLetter(deps.store.db, id)
  if (!letter) throw notFound()
  const { title, text, places, shownPlaces } = letter
  const shown = shownPlaces && previewLetter(deps, { title, text, places: shownPlaces })
  return { ...listed(letter), text, places: [...places], preview: shown }
}

type ByAccount = { accountId: string }

export async function createLetter(
  deps: LetterDeps,
  { input, accountId }: ByAccount & { input: LetterInput },
): Promise<DeskLetter> {
  requirePlaces(deps, input.places)
  const id = deps.newId()
  await deps.store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, accountId, deps.store.engine)
    await limitIn(transaction, deps, attemptsBy(deps, 'deskAction', accountId))
    await insertLetter(transaction, { id, input, authorId: accountId, at: deps.now().toISOString() })
  })
  return getLetter(deps, id)
}

/** @throws Failure `conflict` when somebody saved another version, or the issue is no draft any more */
export async function saveLetter(
  deps: LetterDeps,
  { id, input, accountId }: ByAccount & { id: string; input: LetterInput & { version: number } },
): Promise<DeskLetter> {
  requirePlaces(deps, input.places)
  await changeDraft(deps, { id, accountId, version: input.version }, (transaction) =>
    changeLetter(transaction, {
      id,
      at: deps.now().toISOString(),
      change: { title: input.title, text: input.text, places: JSON.stringify(input.places) },
    }),
  )
  return getLetter(deps, id)
}

/** A missing issue is discarded already. */
export async function discardLetter(deps: LetterDeps, { id, accountId }: ByAccount & { id: string }): Promise<void> {
  await deps.store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, accountId, deps.store.engine)
    const letter = await lockLetter(transaction, id, deps.store.engine)
    if (!letter) return
    if (letter.state !== 'draft') throw new Failure('conflict', 'letter.no-draft')
    await deleteLetter(transaction, id)
    const subject = { id, title: letter.title }
    await insertAuditEntry(transaction, deps, { action: 'letter.discard', actorId: accountId, subject })
  })
}

export function preview(deps: LetterDeps, { title, text, places }: LetterInput): LetterPreview {
  return previewLetter(deps, { title, text, places: requirePlaces(deps, places) })
}

/** Mails an issue to the caller alone, before all mails to many. */
export async function testLetter(
  deps: LetterDeps,
  { id, account }: { id: string; account: { id: string; email: string } },
): Promise<void> {
  const { store, now, newId, mailer } = deps
  const wait = await store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, account.id, store.engine)
    if (!(await lockLetter(transaction, id, store.engine))) throw notFound()
    const seconds = await countAttempts(transaction, [{ limit: limits.letterTest, by: account.id }], getMoment(deps))
    if (seconds > 0) return seconds
    const mail = { id: newId(), template: 'letter-test', recipient: account.email, at: now(), letterId: id } as const
    await enqueueMail(transaction, mail)
    return 0
  })
  throwIfWaiting(wait, 'letter.too-many-tests')
  mailer.wake()
}

type DraftChange = ByAccount & { id: string; version: number }

/**
 * Changes a draft that is still as the caller saw it.
 * @throws Failure `not-found`, or `conflict` when it is another version or no draft
 */
export async function changeDraft(
  deps: Pick<LetterDeps, 'store'>,
  { id, version, accountId }: DraftChange,
  change: (transaction: Transaction<Tables>, letter: StoredLetter) => Promise<void>,
): Promise<void> {
  const { store } = deps
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, accountId, store.engine)
    const letter = await lockLetter(transaction, id, store.engine)
    if (!letter) throw notFound()
    if (letter.state !== 'draft') throw new Failure('conflict', 'letter.no-draft')
    if (letter.version !== version) throw new Failure('conflict', 'letter.stale')
    await change(transaction, letter)
  })
}

export function notFound(): Failure {
  return new Failure('not-found', 'letter.not-found')
}

/** @throws Failure `invalid-input` at each place that an issue cannot name */
export function requirePlaces({ guide }: Pick<LetterDeps, 'guide'>, slugs: readonly string[]): LetterPlace[] {
  const current = guide.current()
  const found = findLetterPlaces(current, slugs)
  const fields: Record<string, FieldError> = {}
  for (const [index, slug] of slugs.entries()) {
    const code = getProblem(
      slug,
      { isMissing: found[index] === undefined, isTwice: slugs.indexOf(slug) < index },
      current,
    )
    if (code !== null) fields[`places.${index}`] = { code, values: {} }
  }
  const first = Object.values(fields)[0]
  if (first) throw new Failure('invalid-input', first, { fields })
  return found.filter((place) => place !== undefined)
}

function getProblem(
  slug: string,
  { isMissing, isTwice }: { isMissing: boolean; isTwice: boolean },
  { retired }: ReturnType<LetterDeps['guide']['current']>,
) {
  if (isMissing) return retired.has(slug) ? 'letter.place-retired' : 'letter.place-unknown'
  return isTwice ? 'letter.place-twice' : null
}

function listed(letter: CountedLetter): ListedLetter {
  return {
    _id: letter.id,
    version: letter.version,
    state: letter.state,
    title: letter.title,
    createdBy: letter.createdBy,
    updatedAt: letter.updated_at,
    startedAt: letter.started_at,
    finishedAt: letter.finished_at,
    figures: letter.state === 'draft' ? null : getFigures(letter),
  }
}

/** Subscriptions that end before their turn leave no row. Their number is therefore the remainder at the end. */
function getFigures({ state, recipients, queued, sent, refused, unknown, unsubscribed }: CountedLetter) {
  const rest = Math.max(0, recipients - queued - sent - refused - unknown)
  const isSent = state === 'sent'
  return {
    recipients,
    queued,
    sent,
    refused,
    unknown,
    unsubscribed,
    waiting: isSent ? 0 : rest,
    left: isSent ? rest : 0,
  }
}
