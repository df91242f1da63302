import type * as z from 'zod/mini'
import type { Endpoint } from './api/endpoint.ts'
import type { Operation } from './api/operation.ts'
import { accountOperations } from './admin/accounts.operations.ts'
import { activityOperations } from './admin/activity.operations.ts'
import { analyticsOperations } from './admin/analytics.operations.ts'
import { announcementOperations } from './admin/announcements.operations.ts'
import { authOperations } from './account/auth.operations.ts'
import { deskOperations } from './admin/desk.operations.ts'
import { freshnessOperations } from './admin/freshness.operations.ts'
import { letterOperations } from './admin/letters.operations.ts'
import { geocodeOperations } from './map/geocode.operations.ts'
import { routingOperations } from './trip/routing.operations.ts'
import { mediaOperations } from './account/media.operations.ts'
import { backupOperations } from './admin/backups.operations.ts'
import { newsletterOperations } from './account/newsletter.operations.ts'
import { placeImportOperations } from './admin/place-imports.operations.ts'
import { localOperations } from './city/local.operations.ts'
import { phraseOperations } from './city/phrases.operations.ts'
import { planningOperations } from './trip/planning.operations.ts'
import { placeOperations } from './place/places.operations.ts'
import { moderationOperations } from './review/moderation.operations.ts'
import { reviewOperations } from './review/reviews.operations.ts'
import { secondFactorOperations } from './account/second-factor.operations.ts'
import { storageOperations } from './account/storage.operations.ts'
import { sessionOperations } from './account/sessions.operations.ts'
import { securityLogOperations } from './admin/security-log.operations.ts'
import { hoursOperations } from './place/hours.operations.ts'
import { searchOperations } from './place/search.operations.ts'
import { suggestionOperations } from './admin/suggestions.operations.ts'
import { suggestedTripOperations } from './trip/suggested-trips.operations.ts'
import { tripOperations } from './trip/trips.operations.ts'
import { tripLiveOperations } from './trip/trip-live.operations.ts'
import { tripLinkOperations } from './trip/trip-links.operations.ts'
import { tripSuggestionOperations } from './trip/trip-suggestions.operations.ts'
import { tripMailOperations } from './trip/trip-mails.operations.ts'
import { tripNewsOperations } from './trip/trip-news.operations.ts'
import { tripPeopleOperations } from './trip/trip-people.operations.ts'
import { waitingOperations } from './admin/waiting.operations.ts'
import { wishlistOperations } from './trip/wishlist.operations.ts'
import { yearOperations } from './city/year.operations.ts'

/**
 * All operations: those of section 7 of the specification and our additions. The server does not start without a
 * handler for each of them. The browser takes types from here and values from `*.endpoints.ts`.
 */
export const api = {
  ...placeOperations,
  ...yearOperations,
  ...planningOperations,
  ...phraseOperations,
  ...localOperations,
  ...searchOperations,
  ...suggestedTripOperations,
  ...hoursOperations,
  ...authOperations,
  ...storageOperations,
  ...secondFactorOperations,
  ...sessionOperations,
  ...wishlistOperations,
  ...tripOperations,
  ...tripLinkOperations,
  ...tripPeopleOperations,
  ...tripLiveOperations,
  ...tripSuggestionOperations,
  ...tripNewsOperations,
  ...tripMailOperations,
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
  ...deskOperations,
  ...suggestionOperations,
  ...freshnessOperations,
  ...waitingOperations,
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
type OperationFor<E extends Endpoint> = Extract<Api[keyof Api], Pick<E, 'method' | 'path'>>

type Part<O, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = K extends keyof O
  ? O[K] extends z.ZodMiniType
    ? { [P in K]: Side extends 'input' ? z.input<O[K]> : z.output<O[K]> }
    : unknown
  : unknown

type Parts<O, Side extends 'input' | 'output'> = O extends Operation
  ? Part<O, 'params', Side> & Part<O, 'query', Side> & Part<O, 'body', Side>
  : never

/** Input of a handler: each part is parsed by the operation's own schemas. */
export type ParsedInput<E extends Endpoint> = Parts<OperationFor<E>, 'output'>

/** Input of a caller, before parsing. */
export type CallInput<E extends Endpoint> = Parts<OperationFor<E>, 'input'>

export type ReplyFor<E extends Endpoint> = z.output<OperationFor<E>['reply']>

export type PageFor<E extends PagedEndpoint> = ReplyFor<E> & Page
