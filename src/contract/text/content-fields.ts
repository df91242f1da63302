import * as z from 'zod/mini'
import { contentCode } from './content-code.ts'
import { toCalendarDate } from './dates.ts'
import { isPlainLine, isVisible } from './plain-line.ts'
import { toNormalForm } from './normal-form.ts'

/** Fields that several files of a city's folder have. */

export const text = z.string().check(z.trim(), z.refine(isVisible, contentCode('content.blank')))

/** A name or a title: two that look alike are alike. */
export const line = z.string().check(
  z.overwrite((text) => toNormalForm(text, 'NFC').trim()),
  z.refine(isVisible, contentCode('content.blank')),
  z.refine(isPlainLine, contentCode('content.invisible')),
)

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** It stands in addresses, which browsers and caches cut at some length. */
const SLUG_MAX_LENGTH = 100

export const slug = z
  .string()
  .check(z.regex(SLUG_PATTERN, contentCode('content.slug')), z.maxLength(SLUG_MAX_LENGTH, contentCode('content.slug')))

/** Browsers and servers cut longer addresses. Reading one takes time by the square of the letters of its host. */
const URL_MAX_LENGTH = 2_000

/** An address whose user name looks like the host is refused. So is any other user name. */
export const httpUrl = z.string().check(
  z.maxLength(URL_MAX_LENGTH, { error: contentCode('content.url'), abort: true }),
  z.url({ protocol: /^https?$/, error: contentCode('content.url'), abort: true }),
  z.refine((url) => !/^https?:[/\\]*[^/\\?#]*@/i.test(url), contentCode('content.url')),
)

/** yyyy-mm-dd, a day that exists. */
export const calendarDate = z
  .string()
  .check(z.refine((date) => toCalendarDate(date) === date, contentCode('content.date')))

/** A day (yyyy-mm-dd), a month (yyyy-mm) or a year (yyyy) that exists. */
export const partialDate = z.string().check(
  z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { error: contentCode('content.since'), abort: true }),
  z.refine((text) => toCalendarDate(`${text}-01-01`.slice(0, 10)) !== null, contentCode('content.since')),
)
