import { fill } from '#contract/messages/format.ts'
import { tripFiles } from '#messages/trips.ts'
import { exportIcs as writeIcs, type CalendarTexts } from '#planning/plan/trip-ics.ts'

const texts: CalendarTexts = {
  ...tripFiles,
  ofTrip: (title) => fill(tripFiles.ofTrip, { title }),
  leaveAt: (time, name) => fill(tripFiles.leaveAt, { time, name }),
}

/** The trip as a calendar in the language of the page. */
export function exportIcs(content: Omit<Parameters<typeof writeIcs>[0], 'texts'>): string {
  return writeIcs({ ...content, texts })
}
