import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { filters as texts, places as placeTexts } from '#messages/places.ts'
import { map, mapMode, mapServices } from '#messages/map.ts'
import { countFilters, noFilters } from '#contract/place/place-filters.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import { placeIndex } from '../../city/queries.ts'
import { useFormats } from '../../city/use-formats.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { PlacesMap } from '../../map/places-map.tsx'
import type { MapPosition } from '../../map/whole-map.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { classOfButton } from '../../ui/button.tsx'
import { AllFilters } from './all-filters.tsx'
import { countsText } from './counts-text.ts'
import { IgnoredFilters } from './ignored-filters.tsx'
import type { ListScope } from './list-scope.ts'
import { MapRows } from './map-rows.tsx'
import { MapSheet } from './map-sheet.tsx'
import { AskedMoment, OpenLine, OpenLines } from './open-line.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { SortField } from './sort-field.tsx'
import { SortNote } from './sort-note.tsx'
import { noteView, useMapAddress } from './use-map-address.ts'
import { useFoundPlaces } from './use-found-places.ts'
import { useListChange } from './use-list-change.ts'
import { useServicesOnMap } from './use-services-on-map.ts'
import { ViewSwitch } from './view-switch.tsx'
import { MapServices } from './map-services.tsx'
import './filters.css'
import './map-mode.css'

type ListedPlace = Attraction | SearchResult

type MapModeProps = {
  scope: ListScope
  /** Heading of the page, which the map leaves no room for. */
  title: string
}

/** The places of a list as a map that fills the window, with those in view in words beside it. */
export function MapMode({ scope, title }: MapModeProps) {
  const { listing, getAddress, show } = useListChange(scope)
  const { filters, sort, view, ignored } = listing
  const { found, moment, distances, isPending, retry } = useFoundPlaces(scope)
  const { address, select, setSheet } = useMapAddress()
  const listed = found ? [...found.groups.fit, ...found.groups.unknown] : []
  const { pins, seen, onView } = useSeenPins(listed)
  const [fits, setFits] = useState(0)
  const layer = useServicesOnMap()
  const formats = useFormats()
  const chosen = listed.find(({ slug }) => slug === address.place)
  const getInView = (places: readonly ListedPlace[] = []) =>
    places.filter(({ slug, precision }) => precision !== 'none' && (seen === null || seen.has(slug)))
  const inView = getInView(found?.groups.fit)
  const whole = { start: getStart(address.at), onView, fits }
  return (
    <AskedMoment value={filters.open === null ? null : moment}>
      <div className="map-mode" data-sheet={address.sheet}>
        <h1 className="visually-hidden">{title}</h1>
        <div className="map-mode-filters">
          <QuickFilters scope={scope} />
          <AllFilters scope={scope} />
        </div>
        <MapFrame label={map.label}>
          {pins && (
            <PlacesMap
              places={pins}
              selected={chosen?.slug ?? null}
              onSelect={select}
              getDetail={(slug) => getDetail(listed, slug)}
              services={layer.pins}
              whole={whole}
            />
          )}
        </MapFrame>
        <MapSheet
          height={address.sheet}
          onHeight={setSheet}
          title={formats.plural(seen === null ? placeTexts.count : mapMode.inView, inView.length)}
          tools={
            <>
              <SortField sort={sort} onChange={(next) => show({ sort: next })} />
              <ViewSwitch view={view} getAddress={(next) => getAddress({ view: next })} />
            </>
          }
        >
          <IgnoredFilters names={ignored} />
          {sort !== 'recommended' && <SortNote sort={sort} hasAreaJump={false} />}
          {found && countFilters(filters) > 0 && (
            <p className="map-sheet-note">
              {countsText(found.groups, filters, formats)} ·{' '}
              <Link to={getAddress({ filters: noFilters })}>{texts.removeAll}</Link>
            </p>
          )}
          {isPending && <p role="status">{placeTexts.loading}</p>}
          {!isPending && !found && <LoadFailure title={placeTexts.loadFailed} onRetry={retry} isAlert />}
          {found && (
            <MapRows
              places={inView}
              uncertain={getInView(found.groups.unknown)}
              distances={distances}
              others={listed.filter(({ precision }) => precision === 'none')}
              chosen={chosen ?? null}
              onChoose={select}
              onShowAll={() => setFits(fits + 1)}
            />
          )}
          <ServicesSwitch layer={layer} />
        </MapSheet>
      </div>
    </AskedMoment>
  )
}

/** The pins of a list, and those of them that are in view. Null: the map is not there yet. */
function useSeenPins(listed: readonly ListedPlace[]) {
  const index = useQuery(placeIndex()).data?.places
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null)
  const slugs = listed.map(({ slug }) => slug).join()
  // The map draws its pins anew for each new array.
  const pins = useMemo(() => {
    const shown = new Set(slugs.split(','))
    return index?.filter(({ slug }) => shown.has(slug))
  }, [index, slugs])
  const onView = useCallback((inView: readonly string[], at: MapPosition | null) => {
    setSeen(new Set(inView))
    if (at) noteView(at)
  }, [])
  return { pins, seen, onView }
}

function getDetail(listed: readonly ListedPlace[], slug: string) {
  const place = listed.find((known) => known.slug === slug)
  return (
    place && (
      <OpenLines>
        <OpenLine place={place} />
        <AddToTripButton place={place} />
      </OpenLines>
    )
  )
}

function getStart(at: MapPosition | null) {
  return at && { center: { lat: at.lat, lng: at.lng }, zoom: at.zoom }
}

/** Shows or hides what visitors need besides places, and lists it. */
function ServicesSwitch({ layer }: { layer: ReturnType<typeof useServicesOnMap> }) {
  if (!layer.isOffered) return null
  return (
    <div className="list-map-layer">
      <Link to={layer.address} className={classOfButton('quiet')} preventScrollReset>
        {layer.isOn ? mapServices.hide : mapServices.show}
      </Link>
      {layer.isOn && layer.isError && <p role="alert">{mapServices.failed}</p>}
      {layer.services && <MapServices services={layer.services} />}
    </div>
  )
}
