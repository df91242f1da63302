import * as z from 'zod/mini'
import { contentCode } from './content-code.ts'
import { toCalendarDate } from './dates.ts'

/** Fields that several files of a city's folder have. */

export const text = z.string().check(z.trim(), z.minLength(1, contentCode('content.blank')))

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** It stands in addresses, which browsers and caches cut at some length. */
const SLUG_MAX_LENGTH = 100

export const slug = z
  .string()
  .check(z.regex(SLUG_PATTERN, contentCode('content.slug')), z.maxLength(SLUG_MAX_LENGTH, contentCode('content.slug')))

export const httpUrl = z.string().check(z.url({ protocol: /^https?$/, error: contentCode('content.url') }))

/** yyyy-mm-dd, a day that exists. */
export const calendarDate = z
  .string()
  .check(z.refine((date) => toCalendarDate(date) === date, contentCode('content.date')))
