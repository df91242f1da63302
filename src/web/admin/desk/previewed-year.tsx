import type { Year } from '#contract/city/year.ts'
import { MonthSection } from '../../guide/seasons/month-section.tsx'
import { YearNotes } from '../../guide/seasons/year-notes.tsx'
import '../../guide/seasons/seasons.css'

/** The months of an entry of the calendar, or its sources, with the sheet of the page. */
export function PreviewedYear({ year }: { year: Year }) {
  return (
    <div className="seasons">
      {year.months.length === 0 ? (
        <YearNotes year={year} />
      ) : (
        <div className="seasons-months">
          {year.months.map((month) => (
            <MonthSection key={month.month} month={month} years={year.years} isCurrent={false} isOpen />
          ))}
        </div>
      )}
    </div>
  )
}
