import { addDays, LAST_DATE } from '#contract/text/dates.ts'

/** Content lines of a calendar (RFC 5545). */
export function icsFile(lines: readonly string[]): string {
  return [...lines.map(fold), ''].join('\r\n')
}

/** Properties of text. Those without a text are left out. */
export function icsTexts(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, text]) => (text === '' ? [] : [`${name}:${escape(text)}`]))
}

/** An all-day event ends on the day after its last day. The last possible day has no such end. */
export function icsAllDay(first: string, last: string): string[] {
  const basic = (date: string) => date.replaceAll('-', '')
  const end = last === LAST_DATE ? last : addDays(last, 1)
  const start = `DTSTART;VALUE=DATE:${basic(first)}`
  return end > first ? [start, `DTEND;VALUE=DATE:${basic(end)}`] : [start]
}

export function icsInstant(instant: Date): string {
  const [date = '', time = ''] = instant.toISOString().split('T')
  return `${date.replaceAll('-', '')}T${time.slice(0, 'HH:MM:SS'.length).replaceAll(':', '')}Z`
}

/** iCalendar allows no control characters except tabs and line breaks. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n\u0080-\u009f]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const LINE_OCTETS = 75

/** The most bytes that UTF-8 needs for a unit of UTF-16. */
const MAX_OCTETS_OF_UNIT = 3

/** Folds lines at 75 octets. A continuation line begins with a space. Characters are never split. */
function fold(line: string): string {
  if (line.length * MAX_OCTETS_OF_UNIT <= LINE_OCTETS) return line
  const parts: string[] = []
  let from = 0
  let room = LINE_OCTETS
  for (let at = 0; at < line.length;) {
    const point = line.codePointAt(at) ?? 0
    const octets = getOctets(point)
    if (octets > room) {
      parts.push(line.slice(from, at))
      from = at
      room = LINE_OCTETS - 1
    }
    room -= octets
    at += point < 0x1_0000 ? 1 : 2
  }
  return [...parts, line.slice(from)].join('\r\n ')
}

function getOctets(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_0000 ? 3 : 4
}
