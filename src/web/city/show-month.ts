import type { Formats } from '#contract/messages/format.ts'

/** A month (yyyy-mm) in words, such as December 2026. */
export function showMonth(month: string, { dateLocale }: Pick<Formats, 'dateLocale'>): string {
  const format = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
