import { kinds } from '#messages/places.ts'
import { map as messages } from '#messages/map.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import type { DrawnPin } from './drawn-pins.ts'
import type { MapPin } from './map-pin.ts'

/** Names of a pin by how exact its position is. */
export const LABELS = {
  site: messages.pin,
  nearby: messages.pinNearby,
  locality: messages.pinArea,
  none: messages.pin,
} as const satisfies Record<MapPin['precision'], string>

/** Accessible name of a pin. */
export function getLabel({ lead, others, look }: DrawnPin, { plural }: Formats): string {
  if (look === 'many') return plural(messages.cluster, others.length + 1, { place: lead.name })
  const label = fill(LABELS[lead.precision], { place: lead.name, kind: kinds[lead.kind] })
  return others.length === 0 ? label : `${label}, ${plural(messages.more, others.length)}`
}

/** The name beside a pin. It says when the pin is only near the place. */
export function nameOnMap({ name, precision }: MapPin): string {
  return precision === 'nearby' ? fill(messages.nearPoint, { place: name }) : name
}
