import { access } from './access.ts'
import { contentErrors } from './content-errors.ts'
import { emailChange } from './email-change.ts'
import { failures } from './failures.ts'
import { fieldErrors } from './field-errors.ts'
import { hours } from './hours.ts'
import { hoursNotes } from './hours-notes.ts'
import { mails } from './mails.ts'
import { manifest } from './manifest.ts'
import { notices } from './notices.ts'
import { priceEnd } from './price-end.ts'
import { replies } from './replies.ts'
import { searchPages } from './search-pages.ts'
import { tripFiles } from './trip-files.ts'
import { tripNews } from './trip-news.ts'

/** Groups of texts that the server itself sends or searches. */
export const serverTexts = {
  access,
  contentErrors,
  emailChange,
  failures,
  fieldErrors,
  hours,
  hoursNotes,
  mails,
  manifest,
  notices,
  priceEnd,
  replies,
  searchPages,
  tripFiles,
  tripNews,
} as const
