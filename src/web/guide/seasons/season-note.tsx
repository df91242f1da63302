import { hours } from '#messages/hours.ts'
import { seasons } from '#messages/home.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import type { MonthSeason } from '#contract/city/year.ts'
import { getLang } from '../../city/text-language.ts'
import { useFormats } from '../../city/use-formats.ts'
import { nameOfMonth, showDay } from '../../city/month-names.ts'
import { PlaceLinks } from './place-links.tsx'

/** A season of the month: things that exist only now, and places that may be closed. */
export function SeasonNote({ season: { name, from, to, text, places, mayClose } }: { season: MonthSeason }) {
  const formats = useFormats()
  const isWeather = places.length === 0 && mayClose.length === 0
  return (
    <div className={places.length > 0 ? 'season-note season-note-only' : 'season-note'}>
      <h3>
        <span>{places.length > 0 ? seasons.onlyNow : seasons.aboutNow}</span> {name}
        <small>{fill(seasons.span, { from: showDay(from, formats), to: showEnd(to, formats) })}</small>
      </h3>
      {/* The figures of the month say the same of a season that is weather alone. */}
      {!isWeather && <p lang={getLang(text)}>{text}</p>}
      <PlaceLinks label={seasons.places} places={places} />
      <PlaceLinks label={seasons.mayClose} places={mayClose} />
    </div>
  )
}

/** February ends on another day in leap years. */
function showEnd(monthDay: string, formats: Formats): string {
  return monthDay === '02-29' ? fill(hours.endOf, { month: nameOfMonth(2, formats) }) : showDay(monthDay, formats)
}
