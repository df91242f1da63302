/** Formats rows of figures as a table. */

export type Bar = { readonly text: string; readonly isMet: boolean }

export type Row = {
  readonly name: string
  readonly perSecond?: number
  readonly p50Ms?: number
  readonly p99Ms?: number
  /** Processor time of the server per answer, user and system together. */
  readonly cpuMicroseconds?: number
  /** Answers per second divided by those of the limit. */
  readonly ratio?: number
  /** Processor time per answer of the limit, divided by the product's. */
  readonly processorRatio?: number
  /** Any other figure with its unit. */
  readonly value?: string
  readonly bar?: Bar
  readonly note?: string
}

const COLUMNS = ['', 'per second', 'p50 ms', 'p99 ms', 'cpu µs', 'ratio', 'cpu ratio', 'value', 'bar', '']

export function writeTable(rows: readonly Row[]): string {
  return writeColumns([COLUMNS, ...rows.map(getCells)])
}

/** The first column is aligned left, all others right. */
export function writeColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  }
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}

function getCells(row: Row): string[] {
  return [
    row.name,
    show(row.perSecond, 0),
    showTime(row.p50Ms),
    showTime(row.p99Ms),
    show(row.cpuMicroseconds, 1),
    show(row.ratio, 2),
    show(row.processorRatio, 2),
    row.value ?? '',
    row.bar?.text ?? '',
    [verdict(row.bar), row.note].filter(Boolean).join('; '),
  ]
}

function show(value: number | undefined, digits: number): string {
  return value?.toFixed(digits) ?? ''
}

/** Times in microseconds get more digits. */
function showTime(milliseconds: number | undefined): string {
  return show(milliseconds, milliseconds !== undefined && milliseconds < 0.1 ? 4 : 2)
}

function verdict(bar: Bar | undefined): string {
  if (!bar) return ''
  return bar.isMet ? 'met' : 'NOT MET'
}
