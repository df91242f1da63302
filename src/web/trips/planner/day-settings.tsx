import { useState } from 'react'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { weekdayName } from '../itinerary/day-names.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { useTools, wantTools } from './use-tools.ts'

/** The settings of a day, and actions on it as a whole. Closed until somebody opens it. */
export function DaySettingsForm({ view }: { view: DayView }) {
  const formats = useFormats()
  const tools = useTools()
  const [isOpen, setIsOpen] = useState(false)
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen)
    if (isNowOpen) void wantTools()
  }
  return (
    <details className="plan-day-settings" onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>
        {planner.days.settings}
        <span className="visually-hidden">: {weekdayName(view.plan.day.date, formats)}</span>
      </summary>
      {isOpen && tools && <tools.DayFields view={view} />}
    </details>
  )
}
