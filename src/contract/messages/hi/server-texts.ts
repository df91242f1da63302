import { access } from './ui.ts'
import { contentErrors, fieldErrors } from './field-errors.ts'
import { emailChange, mails, notices } from './mails.ts'
import { failures, replies } from './failures.ts'
import { hours, hoursNotes } from './hours.ts'
import { manifest } from './shell.ts'
import { priceEnd } from './places.ts'
import { searchPages } from './search.ts'
import { tripFiles } from './trips.ts'
import { tripNews } from './trip-people.ts'

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
