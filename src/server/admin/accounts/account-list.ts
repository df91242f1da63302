import { ACCOUNT_PAGE_MAX, type ListedAccount } from '#contract/admin/accounts.ts'
import { getRole, type Role } from '#contract/api/roles.ts'
import { findAccountByEmail } from '../../account/auth/accounts.store.ts'
import type { Context } from '../../platform/context.ts'
import { foldText } from '#planning/search/fold-text.ts'
import { comparePage } from '../../platform/store/compare-page.ts'
import { cutPage, readCursor, readLimit, type Position } from '../../platform/store/cursor.ts'
import { describeAccounts, listAccountNames, type AccountName } from './account-list.store.ts'

/** Further words of a search are left out. */
const WORDS_MAX = 8

type Page = { accounts: ListedAccount[]; nextCursor: string | null }

type Search = { text: string; role?: Role | undefined; limit?: string | undefined; cursor?: string | undefined }

/** Newest first. An email finds its account at once, other text all accounts that have its first words in email or name. */
export async function searchAccounts({ store: { db } }: Pick<Context, 'store'>, search: Search): Promise<Page> {
  const limit = readLimit(search.limit, ACCOUNT_PAGE_MAX)
  const before = readCursor(search.cursor)
  const named = await findAccountByEmail(db, search.text.toLowerCase())
  if (named && (search.role === undefined || getRole(named) === search.role))
    return { accounts: await describeAccounts(db, [named.id]), nextCursor: null }
  const words = foldText(search.text).split(/\s+/u).filter(Boolean).slice(0, WORDS_MAX)
  const list = (part: { limit: number; before: Position | null }) =>
    listAccountNames(db, { ...part, role: search.role })
  const isFound = ({ name, email }: AccountName) => {
    const text = foldText(`${name}\n${email}`)
    return words.every((word) => text.includes(word))
  }
  const { page, nextCursor } =
    words.length === 0
      ? cutPage(await list({ limit: limit + 1, before }), limit, getPosition)
      : await comparePage({ limit, before, list, isFound, getPosition })
  const ids = page.map(({ id }) => id)
  return { accounts: await describeAccounts(db, ids), nextCursor }
}

function getPosition({ createdAt: at, id }: AccountName): Position {
  return { at, id }
}
