import { useQueryClient } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { navigation } from '#messages/shell.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import type { Trip } from '#contract/trip/trips.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { notify } from '../../ui/notify.ts'
import { fileOfTrip, tripFileFormats, type TripFileFormat } from './trip-files.ts'
import { placeIndex } from '../../city/queries.ts'
import { planning } from '../itinerary/queries.ts'
import { pageIcons } from '../../ui/page-icons.ts'
import { note } from '../../analytics/noted.ts'

const InexactStops = laterPart(async () => (await import('./inexact-stops.tsx')).InexactStops)

type ExportMenuProps = {
  trip: Trip
  /** As the page knows them. Without: estimates. */
  routes?: CityRoutes
  onPrint: () => void
  /** Copies the trip. Without it, the menu does not offer that. */
  onCopy?: () => void
}

export function ExportMenu({ trip, routes, onPrint, onCopy }: ExportMenuProps) {
  const { timeZone } = useCity()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const save = async (format: TripFileFormat) => {
    try {
      const { places } = await queryClient.ensureQueryData(placeIndex())
      const guide = format === 'json' ? null : await queryClient.ensureQueryData(planning()).catch(() => null)
      saveFile(await fileOfTrip(format, { trip, places, timeZone, guide, routes, formats }))
      note('export', format)
    } catch {
      notify('error', trips.exportFailed, 'to-read')
    }
  }
  const choices = [
    ...tripFileFormats.map((format) => ({ label: trips.formats[format], choose: () => void save(format) })),
    { label: trips.print, choose: onPrint },
    ...(onCopy ? [{ label: trips.copyTrip, choose: onCopy }] : []),
  ]
  return (
    <Dropdown
      className="export-menu"
      label={fill(trips.takeAlongTrip, { title: trip.title })}
      trigger={
        <>
          <Icon name={pageIcons.download} />
          <span>{trips.takeAlong}</span>
        </>
      }
    >
      {(close) => (
        <>
          <ul>
            {choices.map(({ label, choose }) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    choose()
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
            <li>
              <Link to={paths.offline} onClick={close}>
                {navigation.offline}
              </Link>
            </li>
          </ul>
          <InexactStops trip={trip} />
        </>
      )}
    </Dropdown>
  )
}
