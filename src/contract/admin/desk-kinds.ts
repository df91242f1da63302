import * as z from 'zod/mini'
import { deskCalendar } from './desk-calendar.ts'
import { deskCity } from './desk-city.ts'
import { deskPlaces } from './desk-places.ts'
import { deskTrips } from './desk-trips.ts'

/** All kinds of entries in the desk. A further kind is one more item here (docs/decisions/0119). */
const [first, ...others] = [deskPlaces, deskTrips, deskCalendar, deskCity] as const

export const deskKindNames = [first.name, ...others.map(({ name }) => name)] as const
export const DeskKindName = z.enum(deskKindNames)
export type DeskKindName = z.infer<typeof DeskKindName>

/** A text of any kind, as a preview gets it. */
export const DeskDraft = z.discriminatedUnion('kind', [first.Draft, ...others.map(({ Draft }) => Draft)])
export type DeskDraft = z.infer<typeof DeskDraft>

/** A text of any kind, and how it is saved. */
export const DeskSaving = z.discriminatedUnion('kind', [first.Saving, ...others.map(({ Saving }) => Saving)])
export type DeskSaving = z.infer<typeof DeskSaving>

export const ListedDeskEntry = z.discriminatedUnion('kind', [first.Listed, ...others.map(({ Listed }) => Listed)])
export type ListedDeskEntry = z.infer<typeof ListedDeskEntry>

export const DeskEntry = z.discriminatedUnion('kind', [first.Open, ...others.map(({ Open }) => Open)])
export type DeskEntry = z.infer<typeof DeskEntry>

export const DeskPreview = z.discriminatedUnion('kind', [first.Preview, ...others.map(({ Preview }) => Preview)])
export type DeskPreview = z.infer<typeof DeskPreview>

export const DeskChoices = z.discriminatedUnion('kind', [first.Choices, ...others.map(({ Choices }) => Choices)])
export type DeskChoices = z.infer<typeof DeskChoices>
