import { markChanged } from '../store/changes.ts'
import type { PersonalData } from '../store/personal-data.ts'

/** Reviews stay, but they lose the name of their author. */
export const reviewsData = {
  tables: ['review'],
  erase: async (transaction) => {
    await markChanged(transaction, 'reviews')
  },
} satisfies PersonalData
