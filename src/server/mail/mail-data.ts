import type { PersonalData } from '../store/personal-data.ts'
import { deleteMailsTo } from './mail-queue.store.ts'

export const mailData = {
  tables: ['mail'],
  erase: (transaction, { email }) => deleteMailsTo(transaction, email),
} satisfies PersonalData
