import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAY_COUNTS_RETENTION_DAYS, MONTH_COUNTS_RETENTION_MONTHS } from '#contract/admin/analytics.ts'
import { SECURITY_LOG_RETENTION_DAYS } from '#contract/admin/security-log.ts'
import { privacy } from '#messages/about.ts'

test('the document about privacy has the texts of the page, word by word', () => {
  const sections = privacy.sections.map(({ title, texts }) => [`## ${title}`, ...texts].join('\n\n'))
  expect(readFileSync('docs/privacy.md', 'utf8')).toBe(
    `${[`# ${privacy.title}`, privacy.intro, ...sections].join('\n\n')}\n`,
  )
})

test('the page about privacy names the times after which rows are removed', () => {
  expect(DAY_COUNTS_RETENTION_DAYS).toBe(2 * 31)
  expect(MONTH_COUNTS_RETENTION_MONTHS).toBe(13)
  const said = privacy.sections.flatMap(({ texts }) => [...texts]).join(' ')
  expect(said).toContain('Sums of days are kept for two months, sums of months for thirteen months.')
  expect(said).toContain(`for ${SECURITY_LOG_RETENTION_DAYS} days`)
})
