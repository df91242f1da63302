import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { map, mapMode } from '#messages/map.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { sheetHeights, type SheetHeight } from './map-address.ts'
import { heightByKey } from './sheet-heights.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

type MapSheetProps = {
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
  /** The heading. */
  title: ReactNode
  /** Beside the heading. */
  tools: ReactNode
  children: ReactNode
}

/** The list over the lower part of the map, at one of three heights. On wide screens it is a column beside the map. */
export function MapSheet({ height, onHeight, title, tools, children }: MapSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const drag = useSheetDrag(sheet, onHeight)
  const isFull = height === 'full'
  const moveByKey = (event: KeyboardEvent) => {
    const next = heightByKey(event.key, height)
    if (next === undefined) return
    event.preventDefault()
    onHeight(next)
  }
  return (
    <section ref={sheet} className="map-sheet" aria-label={map.placesOnMap}>
      <div className="map-sheet-head" {...drag}>
        <div
          className="map-sheet-handle"
          role="slider"
          tabIndex={0}
          aria-label={mapMode.height}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={sheetHeights.length - 1}
          aria-valuenow={sheetHeights.indexOf(height)}
          aria-valuetext={mapMode.heights[height]}
          onKeyDown={moveByKey}
        />
        <h2>
          <span role="status">{title}</span>
        </h2>
        {tools}
        <div className="map-sheet-toggle" data-full={isFull || undefined}>
          <IconButton
            icon={pageIcons.up}
            label={isFull ? mapMode.showMap : mapMode.showList}
            isExpanded={isFull}
            onClick={() => onHeight(isFull ? 'half' : 'full')}
          />
        </div>
      </div>
      <div className="map-sheet-list">{children}</div>
    </section>
  )
}
