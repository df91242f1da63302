import { desk, deskCity } from '#messages/desk.ts'
import { evidence } from '#messages/place-page.ts'
import { planner } from '#messages/planner.ts'
import type { Json } from './edited-text.ts'
import { getOptions, type Option, type Shape } from './shapes.ts'

const { fields, sections, sourcesHint } = deskCity

const line = (label: string): Shape => ({ kind: 'text', label })
const number = (label: string): Shape => ({ kind: 'number', label })
const maybe = (label: string): Shape => ({ kind: 'number', label, blank: 'null' })

/** The evidence of rides and tickets. */
const evidenceFields = {
  confidence: { kind: 'choice', label: desk.evidence.confidence, options: getOptions(evidence.confidences) },
  note: { kind: 'text', label: desk.evidence.note, isLong: true, blank: 'null' },
  sources: { kind: 'lines', label: desk.fields.sources, hint: sourcesHint },
} as const satisfies Record<string, Shape>

const ride: Shape = {
  kind: 'group',
  fields: {
    name: line(desk.fields.name),
    slug: line(fields.slug),
    minimum: number(fields.minimum),
    minimumKm: maybe(fields.minimumKm),
    perKm: number(fields.perKm),
    waitingPerMinute: maybe(fields.waiting),
    from: { kind: 'text', label: desk.since, type: 'date' },
    until: { kind: 'text', label: fields.until, type: 'date', blank: 'null' },
    ...evidenceFields,
    night: {
      kind: 'optional',
      label: fields.night,
      group: {
        kind: 'group',
        fields: { from: line(fields.nightFrom), to: line(fields.nightTo), factor: number(fields.factor) },
      },
    },
  },
}

const ticket: Shape = {
  kind: 'group',
  fields: {
    name: line(desk.fields.name),
    slug: line(fields.slug),
    price: number(fields.price),
    from: { kind: 'text', label: desk.since, type: 'date', blank: 'null' },
    ...evidenceFields,
  },
}

/** Shapes of the fields of fares. @param rides that a way may cost */
export function fareShapes(rides: readonly Option[]) {
  return {
    checkedOn: { kind: 'text', label: desk.comparedOn, type: 'date' },
    rides: { kind: 'list', label: sections.rides, itemLabel: fields.ride, item: ride },
    tickets: { kind: 'list', label: sections.tickets, itemLabel: fields.ticket, item: ticket },
    kind: { kind: 'choice', label: fields.wayKind, options: getOptions(planner.way.kinds) },
    maxMetres: maybe(fields.maxMetres),
    ride: { kind: 'choice', label: fields.wayRide, options: rides, blank: 'null', blankLabel: fields.free },
  } as const satisfies Record<string, Shape>
}

/** An estimate before anything is typed. */
function firstEstimate(): Json {
  return { value: null, source: null, checkedOn: '', confidence: 'estimate' }
}

export function firstWay(): Json {
  const [detour, kmPerHour, waitMinutes] = [firstEstimate(), firstEstimate(), firstEstimate()]
  return { kind: 'foot', detour, kmPerHour, waitMinutes, maxMetres: null, ride: null }
}

export function firstFood(): Json {
  return { priceLevel: 1, amount: firstEstimate() }
}
