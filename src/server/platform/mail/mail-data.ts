import type { PersonalData } from '../store/personal-data.ts'
import { deleteMailsTo } from './mail-queue.store.ts'

const NEWSLETTERS = ['newsletter-confirmation', 'newsletter-welcome', 'letter'] as const

export const mailData = {
  tables: ['mail'],
  // Newsletters to an email that nobody confirmed may be another person's.
  erase: (transaction, { email, ownsEmail }) => deleteMailsTo(transaction, email, ownsEmail ? [] : NEWSLETTERS),
} satisfies PersonalData
