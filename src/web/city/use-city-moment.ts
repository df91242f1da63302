import { useMemo, useSyncExternalStore } from 'react'
import { cityMinuteAt } from '#contract/text/city-minute.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { CityMoment } from '#planning/hours/open-state.ts'
import { useKnownCity } from './use-known-city.ts'

/** A minute on the city's clock, and when it began, in milliseconds. */
export type PresentMinute = CityMoment & { readonly instant: number }

/**
 * The current minute in the city. It changes as the minute does. Null on the server and while React takes its page
 * over, because the HTML is the same for everybody. Elements that depend on it carry `data-now`.
 */
export function useCityMoment(): PresentMinute | null {
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  )
  return useMemo(() => {
    if (minute === null) return null
    const instant = minute * MINUTE_MS
    const [date = '', time = ''] = cityMinuteAt(new Date(instant), timeZone, utcOffsetMinutes).split('T')
    return { date, time, instant }
  }, [minute, timeZone, utcOffsetMinutes])
}

/** Also when the page comes back to the front: browsers stop timers of pages behind. */
function everyMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  const tick = () => {
    onChange()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
