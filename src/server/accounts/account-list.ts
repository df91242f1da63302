import { ACCOUNT_PAGE_MAX, type ListedAccount } from '#contract/accounts.ts'
import { roleOf, type Role } from '#contract/roles.ts'
import { findAccountByEmail } from '../auth/accounts.store.ts'
import type { Context } from '../context.ts'
import { foldText } from '../fold-text.ts'
import { cutPage, readCursor, readLimit, writeCursor, type Position } from '../store/cursor.ts'
import { describeAccounts, listAccountNames, type AccountName } from './account-list.store.ts'

/** Accounts that one search compares. Further ones follow with the next page, so that no search takes long. */
const COMPARED_AT_ONCE = 5_000

/** Further words of a search are left out. */
const WORDS_MAX = 8

type Page = { accounts: ListedAccount[]; nextCursor: string | null }

type Search = { text: string; role?: Role | undefined; limit?: string | undefined; cursor?: string | undefined }

/** Newest first. An email finds its account at once, other text all accounts that have its first words in email or name. */
export async function searchAccounts({ store: { db } }: Pick<Context, 'store'>, search: Search): Promise<Page> {
  const limit = readLimit(search.limit, ACCOUNT_PAGE_MAX)
  const before = readCursor(search.cursor)
  const named = await findAccountByEmail(db, search.text.toLowerCase())
  if (named && (search.role === undefined || roleOf(named) === search.role))
    return { accounts: await describeAccounts(db, [named.id]), nextCursor: null }
  const words = foldText(search.text).split(/\s+/u).filter(Boolean).slice(0, WORDS_MAX)
  const compared = words.length === 0 ? limit + 1 : COMPARED_AT_ONCE
  const names = await listAccountNames(db, { limit: compared, before, role: search.role })
  const found = names.filter(({ name, email }) => {
    const text = foldText(`${name}\n${email}`)
    return words.every((word) => text.includes(word))
  })
  const { page, nextCursor } = cutPage(found, limit, positionOf)
  const last = names.length === compared ? names.at(-1) : undefined
  return {
    accounts: await describeAccounts(
      db,
      page.map(({ id }) => id),
    ),
    nextCursor: nextCursor ?? (last === undefined ? null : writeCursor(positionOf(last))),
  }
}

function positionOf({ createdAt: at, id }: AccountName): Position {
  return { at, id }
}
