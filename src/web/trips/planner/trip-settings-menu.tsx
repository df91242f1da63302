import { useMemo } from 'react'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { datesText } from '../itinerary/day-names.ts'
import { useTools, wantTools } from './use-tools.ts'

/** The dates of the trip. A press opens them for editing, with the hours and the pace of its days. */
export function TripSettingsMenu({ trip }: { trip: TripWithPlan }) {
  const formats = useFormats()
  const tools = useTools()
  const { startDate, endDate } = trip
  const dates = useMemo(() => datesText({ startDate, endDate }, formats), [startDate, endDate, formats])
  return (
    <Dropdown
      className="plan-dates"
      onOpen={() => void wantTools()}
      label={fill(planner.head.settings, { dates })}
      trigger={
        <>
          {dates}
          <Icon name="down" />
        </>
      }
    >
      {() => tools && <tools.TripSettingsFields trip={trip} />}
    </Dropdown>
  )
}
