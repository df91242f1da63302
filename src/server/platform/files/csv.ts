/**
 * Spreadsheets take a cell that begins with such a sign for a formula, some of them with its full-width and small forms
 * too. Source: OWASP, "CSV Injection".
 */
const SIGNS = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−'

const FORMULA = new RegExp(`^[${SIGNS}\\t\\r]`)

/** The same after what another spreadsheet, or one of another country, takes for the end of a cell. */
const LATER_FORMULA = new RegExp(`[${SIGNS}](?<=[,;|\\t\\r\\n][\\s"]*.)`, 'gs')

/** One row of comma-separated values (RFC 4180). An apostrophe before a formula makes a spreadsheet show it as text. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvText(cell))).join(',')}\r\n`
}

function csvText(text: string): string {
  const defused = text.replaceAll(LATER_FORMULA, "'$&")
  const harmless = FORMULA.test(text) ? `'${defused}` : defused
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
