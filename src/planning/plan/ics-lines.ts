import { addDays, LAST_DATE } from '#contract/text/dates.ts'

/** Content lines of a calendar (RFC 5545). */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
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
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
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

/** Folds lines at 75 octets. A continuation line begins with a space. Characters are never split. */
function fold(line: string): string {
  let folded = ''
  let room = LINE_OCTETS
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) ?? 0)
    if (octets > room) {
      folded += '\r\n '
      room = LINE_OCTETS - 1
    }
    folded += character
    room -= octets
  }
  return folded
}

function octetsOf(point: number): number {
  return 1 + [0x80, 0x800, 0x1_0000].filter((first) => point >= first).length
}
