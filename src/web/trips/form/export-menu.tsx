import { useQueryClient } from '@tanstack/react-query'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import type { Trip } from '#contract/trip/trips.ts'
import type { CityWays } from '#planning/plan/city-ways.ts'
import { useCity } from '../../city/use-city.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { notify } from '../../ui/notify.ts'
import { fileOfTrip, tripFileFormats, type TripFileFormat } from './trip-files.ts'
import { placeIndex } from '../../city/queries.ts'
import { planning } from '../itinerary/queries.ts'
import { pageIcons } from '../../ui/page-icons.ts'
import { note } from '../../analytics/noted.ts'

type ExportMenuProps = {
  trip: Trip
  /** As the page knows them. Without: estimates. */
  ways?: CityWays
  onPrint: () => void
  /** Copies the trip. Without it, the menu does not offer that. */
  onCopy?: () => void
}

export function ExportMenu({ trip, ways, onPrint, onCopy }: ExportMenuProps) {
  const { timeZone } = useCity()
  const queryClient = useQueryClient()
  const save = async (format: TripFileFormat) => {
    try {
      const { places } = await queryClient.ensureQueryData(placeIndex())
      const guide = format === 'ics' ? await queryClient.ensureQueryData(planning()).catch(() => null) : null
      saveFile(await fileOfTrip(format, { trip, places, timeZone, guide, ways }))
      note('export', format)
    } catch {
      notify('error', trips.exportFailed)
    }
  }
  return (
    <Dropdown
      className="export-menu"
      label={fill(trips.takeAlongTrip, { title: trip.title })}
      trigger={
        <>
          <Icon name={pageIcons.download} />
          {trips.takeAlong}
        </>
      }
    >
      {(close) => (
        <ul>
          {tripFileFormats.map((format) => (
            <li key={format}>
              <button
                type="button"
                onClick={() => {
                  close()
                  void save(format)
                }}
              >
                {trips.formats[format]}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close()
                onPrint()
              }}
            >
              {trips.print}
            </button>
          </li>
          {onCopy && (
            <li>
              <button
                type="button"
                onClick={() => {
                  close()
                  onCopy()
                }}
              >
                {trips.copyTrip}
              </button>
            </li>
          )}
        </ul>
      )}
    </Dropdown>
  )
}
