import { accountHandlers } from '../accounts/accounts.routes.ts'
import { activityHandlers } from '../activity/activity.routes.ts'
import { backupHandlers } from '../backup/backups.routes.ts'
import { analyticsHandlers } from '../analytics/analytics.routes.ts'
import { announcementHandlers } from '../announcements/announcements.routes.ts'
import type { Account } from '../auth/accounts.store.ts'
import { authHandlers } from '../auth/auth.routes.ts'
import { sessionHandlers } from '../auth/sessions.routes.ts'
import { deskCalendarHandlers } from '../desk/desk-calendar.routes.ts'
import { deskCityHandlers } from '../desk/desk-city.routes.ts'
import { deskPlaceHandlers } from '../desk/desk-places.routes.ts'
import { deskTripHandlers } from '../desk/desk-trips.routes.ts'
import { placeImportHandlers } from '../place-import/place-imports.routes.ts'
import { freshnessHandlers } from '../freshness/freshness.routes.ts'
import { geocodeHandlers } from '../geocode/geocode.routes.ts'
import { routingHandlers } from '../routing/routing.routes.ts'
import { mediaHandlers } from '../media/media.routes.ts'
import { letterHandlers } from '../newsletter/letters.routes.ts'
import { newsletterHandlers } from '../newsletter/newsletter.routes.ts'
import { hoursHandlers } from '../guide/hours.routes.ts'
import { suggestionHandlers } from '../suggestions/suggestions.routes.ts'
import { phraseHandlers } from '../guide/phrases.routes.ts'
import { planningHandlers } from '../guide/planning.routes.ts'
import { placeHandlers } from '../guide/places.routes.ts'
import { moderationHandlers } from '../moderation/moderation.routes.ts'
import { reviewHandlers } from '../reviews/reviews.routes.ts'
import { personalDataHandlers } from './personal-data.ts'
import { securityLogHandlers } from '../security/security-log.routes.ts'
import { searchHandlers } from '../guide/search.routes.ts'
import type { Services } from './services.ts'
import { storageHandlers } from '../quota/storage.routes.ts'
import { tripHandlers } from '../trips/trips.routes.ts'
import { secondFactorHandlers } from '../auth/second-factor.routes.ts'
import { wishlistHandlers } from '../wishlist/wishlist.routes.ts'
import { yearHandlers } from '../guide/year.routes.ts'
import type { Handlers } from '../http/handler.ts'

export function createHandlers(services: Services): Handlers<Account> {
  return countDeeds(handlersOf(services), services)
}

/** Counts what succeeded. */
function countDeeds(handlers: Handlers<Account>, { analytics }: Pick<Services, 'analytics'>): Handlers<Account> {
  return {
    ...handlers,
    addToWishlist: async (input, caller) => {
      const reply = await handlers.addToWishlist(input, caller)
      analytics.countDeed('saved')
      return reply
    },
    createTrip: async (input, caller) => {
      const reply = await handlers.createTrip(input, caller)
      analytics.countDeed('planned')
      return reply
    },
  }
}

function handlersOf(services: Services): Handlers<Account> {
  return {
    ...activityHandlers(services),
    ...backupHandlers(services),
    ...accountHandlers(services),
    ...announcementHandlers(services),
    ...authHandlers(services),
    ...secondFactorHandlers(services),
    ...sessionHandlers(services),
    ...mediaHandlers(services),
    ...geocodeHandlers(services),
    ...routingHandlers(services),
    ...newsletterHandlers(services),
    ...letterHandlers(services),
    ...placeHandlers(services),
    ...yearHandlers(services),
    ...planningHandlers(services),
    ...phraseHandlers(services),
    ...hoursHandlers(services),
    ...searchHandlers(services),
    ...reviewHandlers(services),
    ...moderationHandlers(services),
    ...storageHandlers(services),
    ...securityLogHandlers(services),
    ...tripHandlers(services),
    ...wishlistHandlers(services),
    ...deskPlaceHandlers(services),
    ...suggestionHandlers(services),
    ...deskTripHandlers(services),
    ...deskCalendarHandlers(services),
    ...deskCityHandlers(services),
    ...freshnessHandlers(services),
    ...placeImportHandlers(services),
    ...analyticsHandlers(services),
    ...personalDataHandlers(services),
  }
}
