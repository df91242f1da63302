import readXlsx from 'read-excel-file/node'
import { MapFileError } from '../../map/import/map-file-error.ts'

export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] }

/**
 * Reads the sheets of an Excel workbook. Cells are texts; those of dates are yyyy-mm-dd and those of times HH:MM.
 * @throws MapFileError when it is damaged
 */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const sheets = await readXlsx(bytes).catch(() => {
    throw new MapFileError('The file is an Excel workbook (.xlsx), but it is damaged. Save it again, or as CSV.')
  })
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOfCell)) }))
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : textOfDate(cell.toISOString())
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** A time of the clock is a part of the day on which the calendar of workbooks begins. */
function textOfDate(instant: string): string {
  return instant < '1900-01-02' ? instant.slice(11, 16) : instant.slice(0, 10)
}
