import readXlsx from 'read-excel-file/node'
import { MapFileError } from '../../map/import/map-file-error.ts'

export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] }

/**
 * Reads the sheets of an Excel workbook. Cells are texts; those of dates are yyyy-mm-dd.
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
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}
