/** Spreadsheets take such a cell for a formula. Source: OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r]/

/** One row of comma-separated values (RFC 4180). An apostrophe before a formula makes a spreadsheet show it as text. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvText(cell))).join(',')}\r\n`
}

function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
