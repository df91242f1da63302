import type * as english from '../en/hours-notes.ts'
import { translation } from '../translation.ts'

export const hoursNotes = translation<typeof english.hoursNotes>()({
  lastEntry: 'आखिरी प्रवेश बंद होने से {minutes} मिनट पहले',
  closedOn: 'इन दिनों बंद: {feasts}',
  days: '{feast} ({days} दिन)',
  onlyDuring: 'सिर्फ इन दिनों में: {feast}',
  closedOnHolidays: 'सार्वजनिक छुट्टियों पर बंद',
  otherHours: 'कुछ छुट्टियों पर समय अलग होता है',
  holidaysNotKnown: 'यहाँ कौन से दिन सार्वजनिक छुट्टी हैं, यह अभी पता नहीं',
})
