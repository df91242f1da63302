import type { SecurityLogEntry, SecurityLogFilter } from '#contract/admin/security-log.ts'
import type { Database } from '../../platform/store/database.ts'
import type { Position } from '../../platform/store/cursor.ts'
import { csvRow } from '../../platform/files/csv.ts'
import { listSecurityEvents } from './security-log.store.ts'

const ROWS_AT_ONCE = 500

/** Without it, Excel reads names in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

const columns = {
  first: ({ at }) => at,
  last: ({ lastAt }) => lastAt,
  kind: ({ kind }) => kind,
  count: ({ count }) => count,
  network: ({ network }) => network,
  account_id: ({ accountId }) => accountId ?? '',
  account_name: ({ accountName }) => accountName ?? '',
} as const satisfies Record<string, (entry: SecurityLogEntry) => string | number>

/** The entries of the filter as CSV with a header, newest first, some hundred rows a chunk. */
export async function* writeSecurityLog(db: Database, filter: SecurityLogFilter): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + csvRow(Object.keys(columns))
  let before: Position | null = null
  do {
    const entries: SecurityLogEntry[] = await listSecurityEvents(db, { limit: ROWS_AT_ONCE, before, filter })
    yield text + entries.map((entry) => csvRow(Object.values(columns).map((getCell) => getCell(entry)))).join('')
    text = ''
    const last = entries.length === ROWS_AT_ONCE ? entries.at(-1) : undefined
    before = last === undefined ? null : { at: last.at, id: last._id }
  } while (before !== null)
}
