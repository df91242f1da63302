import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { Operation } from './operation.ts'
import { accountOperations } from './operations/accounts.ts'
import { activityOperations } from './operations/activity.ts'
import { analyticsOperations } from './operations/analytics.ts'
import { announcementOperations } from './operations/announcements.ts'
import { authOperations } from './operations/auth.ts'
import { deskCalendarOperations } from './operations/desk-calendar.ts'
import { deskCityOperations } from './operations/desk-city.ts'
import { deskPlaceOperations } from './operations/desk-places.ts'
import { deskTripOperations } from './operations/desk-trips.ts'
import { freshnessOperations } from './operations/freshness.ts'
import { letterOperations } from './operations/letters.ts'
import { geocodeOperations } from './operations/geocode.ts'
import { routingOperations } from './operations/routing.ts'
import { mediaOperations } from './operations/media.ts'
import { backupOperations } from './operations/backups.ts'
import { newsletterOperations } from './operations/newsletter.ts'
import { placeImportOperations } from './operations/place-imports.ts'
import { phraseOperations } from './operations/phrases.ts'
import { planningOperations } from './operations/planning.ts'
import { placeOperations } from './operations/places.ts'
import { moderationOperations } from './operations/moderation.ts'
import { reviewOperations } from './operations/reviews.ts'
import { secondFactorOperations } from './operations/second-factor.ts'
import { storageOperations } from './operations/storage.ts'
import { sessionOperations } from './operations/sessions.ts'
import { securityLogOperations } from './operations/security-log.ts'
import { hoursOperations } from './operations/hours.ts'
import { searchOperations } from './operations/search.ts'
import { suggestionOperations } from './operations/suggestions.ts'
import { suggestedTripOperations } from './operations/suggested-trips.ts'
import { tripOperations } from './operations/trips.ts'
import { wishlistOperations } from './operations/wishlist.ts'
import { yearOperations } from './operations/year.ts'

/**
 * All operations: those of section 7 of the specification and our additions. The server does not start without a
 * handler for each of them. The browser takes types from here and values from `endpoints/`.
 */
export const api = {
  ...placeOperations,
  ...yearOperations,
  ...planningOperations,
  ...phraseOperations,
  ...searchOperations,
  ...suggestedTripOperations,
  ...hoursOperations,
  ...authOperations,
  ...storageOperations,
  ...secondFactorOperations,
  ...sessionOperations,
  ...wishlistOperations,
  ...tripOperations,
  ...geocodeOperations,
  ...routingOperations,
  ...reviewOperations,
  ...moderationOperations,
  ...announcementOperations,
  ...letterOperations,
  ...activityOperations,
  ...backupOperations,
  ...accountOperations,
  ...securityLogOperations,
  ...newsletterOperations,
  ...mediaOperations,
  ...deskPlaceOperations,
  ...suggestionOperations,
  ...deskTripOperations,
  ...deskCalendarOperations,
  ...deskCityOperations,
  ...freshnessOperations,
  ...placeImportOperations,
  ...analyticsOperations,
} as const satisfies Record<string, Operation>

export type Api = typeof api

/** Any endpoint, with the fields that the browser knows. */
export type ApiEndpoint = { [Name in keyof Api]: Pick<Api[Name], keyof Endpoint> }[keyof Api]

type Page = { readonly nextCursor: string | null }

/** An endpoint whose reply is one page of a list. */
export type PagedEndpoint = {
  [Name in keyof Api]: z.output<Api[Name]['reply']> extends Page ? Pick<Api[Name], keyof Endpoint> : never
}[keyof Api]

/** The operation of an endpoint. Method and path identify it, as they do over HTTP. */
type OperationOf<E extends Endpoint> = Extract<Api[keyof Api], Pick<E, 'method' | 'path'>>

type Part<O, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = K extends keyof O
  ? O[K] extends z.ZodMiniType
    ? { [P in K]: Side extends 'input' ? z.input<O[K]> : z.output<O[K]> }
    : unknown
  : unknown

type Parts<O, Side extends 'input' | 'output'> = O extends Operation
  ? Part<O, 'params', Side> & Part<O, 'query', Side> & Part<O, 'body', Side>
  : never

/** Input of a handler: each part is parsed by the operation's own schemas. */
export type ParsedInput<E extends Endpoint> = Parts<OperationOf<E>, 'output'>

/** Input of a caller, before parsing. */
export type CallInput<E extends Endpoint> = Parts<OperationOf<E>, 'input'>

export type ReplyOf<E extends Endpoint> = z.output<OperationOf<E>['reply']>

export type PageOf<E extends PagedEndpoint> = ReplyOf<E> & Page
