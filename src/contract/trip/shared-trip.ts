import * as z from 'zod/mini'
import { SavedPlanFields } from './plan-fields.ts'
import { SavedStopFields } from './stop-fields.ts'
import { paces, spendingKinds } from './plan-kinds.ts'

/** The parts of a trip that a link may show. `days` is always shown. */
export const linkSections = ['days', 'notes', 'stays', 'money', 'people'] as const
export type LinkSection = (typeof linkSections)[number]

/**
 * The fields of each section, by their paths. A field that no section lists is never shared: booking references, what was
 * paid for, which stops were visited, and email addresses.
 */
export const sectionFields = {
  days: [
    'title',
    'startDate',
    'endDate',
    'pace',
    'dayStart',
    'dayEnd',
    'days.date',
    'days.start',
    'days.end',
    'days.pace',
    'destinations.name',
    'destinations.startDate',
    'destinations.endDate',
    'destinations.activities.id',
    'destinations.activities.name',
    'destinations.activities.date',
    'destinations.activities.time',
    'destinations.activities.place',
    'destinations.activities.durationMinutes',
    'destinations.activities.position',
    'destinations.activities.wayHere',
    'destinations.activities.point',
    'destinations.activities.isPlaceGone',
  ],
  notes: ['description', 'days.note', 'destinations.notes', 'destinations.activities.notes'],
  stays: [
    'destinations.location',
    'destinations.accommodation.name',
    'destinations.accommodation.address',
    'destinations.accommodation.checkIn',
    'destinations.accommodation.checkOut',
    'destinations.accommodation.guidePlace',
    'destinations.accommodation.point',
    'destinations.transportation.type',
    'destinations.transportation.departureTime',
    'destinations.transportation.arrivalTime',
  ],
  money: ['budget', 'destinations.activities.cost', 'spending.amount', 'spending.kind', 'spending.date'],
  people: ['people.name'],
} as const satisfies Record<LinkSection, readonly string[]>

const { id, place, durationMinutes, position, wayHere, point, isPlaceGone } = SavedStopFields.shape

const SharedActivity = z.object({
  id,
  name: z.string(),
  date: z.nullable(z.string()),
  time: z.string(),
  place,
  durationMinutes,
  position,
  wayHere,
  point,
  isPlaceGone,
  notes: z.optional(z.string()),
  cost: z.optional(z.nullable(z.number())),
})

const SharedDestination = z.object({
  name: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  activities: z.array(SharedActivity),
  notes: z.optional(z.string()),
  location: z.optional(z.string()),
  accommodation: z.optional(
    z.object({
      name: z.string(),
      address: z.string(),
      checkIn: z.nullable(z.string()),
      checkOut: z.nullable(z.string()),
      guidePlace: z.optional(z.string()),
      point,
    }),
  ),
  transportation: z.optional(
    z.object({
      type: z.string(),
      departureTime: z.nullable(z.string()),
      arrivalTime: z.nullable(z.string()),
    }),
  ),
})

const { pace, dayStart, dayEnd } = SavedPlanFields.shape

/** A trip as a link shows it. A field of a closed section is missing. */
export const SharedTrip = z.object({
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  pace,
  dayStart,
  dayEnd,
  days: z.optional(
    z.array(
      z.object({
        date: z.string(),
        start: z.nullable(z.string()),
        end: z.nullable(z.string()),
        pace: z.nullable(z.enum(paces)),
        note: z.optional(z.string()),
      }),
    ),
  ),
  destinations: z.array(SharedDestination),
  description: z.optional(z.string()),
  budget: z.optional(z.number()),
  spending: z.optional(
    z.array(z.object({ amount: z.number(), kind: z.enum(spendingKinds), date: z.nullable(z.string()) })),
  ),
  people: z.optional(z.array(z.object({ name: z.string() }))),
})
export type SharedTrip = z.infer<typeof SharedTrip>
