import { blankActivity, type ActivityText } from './trip-form-values.ts'

/**
 * The first values for the activity that follows: the same day, one hour later. The last hour of a day has no later
 * time, so it leaves the time blank.
 */
export function followingActivity({ date, time }: ActivityText): ActivityText {
  return { ...blankActivity, date, time: anHourLater(time) }
}

function anHourLater(time: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (hour === undefined || Number(hour) >= 23) return ''
  return `${String(Number(hour) + 1).padStart(2, '0')}:${minute}`
}
