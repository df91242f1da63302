import { accountHandlers } from '../admin/accounts/accounts.routes.ts'
import { activityHandlers } from '../account/activity/activity.routes.ts'
import { backupHandlers } from '../operator/backup/backups.routes.ts'
import { analyticsHandlers } from '../admin/analytics/analytics.routes.ts'
import { announcementHandlers } from '../admin/announcements/announcements.routes.ts'
import type { Account } from '../account/auth/accounts.store.ts'
import { authHandlers } from '../account/auth/auth.routes.ts'
import { sessionHandlers } from '../account/auth/sessions.routes.ts'
import { deskHandlers } from '../admin/desk/desk.routes.ts'
import { placeImportHandlers } from '../admin/place-import/place-imports.routes.ts'
import { freshnessHandlers } from '../admin/freshness/freshness.routes.ts'
import { geocodeHandlers } from '../guide/geocode/geocode.routes.ts'
import { routingHandlers } from '../guide/routing/routing.routes.ts'
import { mediaHandlers } from '../account/media/media.routes.ts'
import { letterHandlers } from '../admin/newsletter/letters.routes.ts'
import { newsletterHandlers } from '../admin/newsletter/newsletter.routes.ts'
import { hoursHandlers } from '../guide/hours.routes.ts'
import { suggestionHandlers } from '../admin/suggestions/suggestions.routes.ts'
import { localHandlers } from '../guide/local.routes.ts'
import { phraseHandlers } from '../guide/phrases.routes.ts'
import { planningHandlers } from '../guide/planning.routes.ts'
import { placeHandlers } from '../guide/places.routes.ts'
import { moderationHandlers } from '../admin/moderation/moderation.routes.ts'
import { reviewHandlers } from '../travellers/reviews/reviews.routes.ts'
import { personalDataHandlers } from './personal-data.ts'
import { securityLogHandlers } from '../account/security/security-log.routes.ts'
import { searchHandlers } from '../guide/search.routes.ts'
import type { Services } from './services.ts'
import { storageHandlers } from '../account/quota/storage.routes.ts'
import { tripLinkHandlers } from '../travellers/trips/trip-links.routes.ts'
import { tripLiveHandlers } from '../travellers/trips/trip-live.routes.ts'
import { tripPeopleHandlers } from '../travellers/trips/trip-people.routes.ts'
import { tripMailHandlers, tripNewsHandlers } from '../travellers/trips/trip-news.routes.ts'
import { tripSuggestionHandlers } from '../travellers/trips/trip-suggestions.routes.ts'
import { tripHandlers } from '../travellers/trips/trips.routes.ts'
import { secondFactorHandlers } from '../account/auth/second-factor.routes.ts'
import { waitingHandlers } from '../admin/waiting/waiting.routes.ts'
import { wishlistHandlers } from '../travellers/wishlist/wishlist.routes.ts'
import { yearHandlers } from '../guide/year.routes.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { OwnAnswers } from '../platform/http/own-answers.ts'

export function createHandlers(services: Services): Handlers<Account> {
  return countActions(getHandlers(services), services)
}

/** Counts what succeeded. */
function countActions(handlers: Handlers<Account>, { analytics }: Pick<Services, 'analytics'>): Handlers<Account> {
  return {
    ...handlers,
    addToWishlist: async (input, caller) => {
      const reply = await handlers.addToWishlist(input, caller)
      analytics.countAction('saved')
      return reply
    },
    createTrip: async (input, caller) => {
      const reply = await handlers.createTrip(input, caller)
      analytics.countAction('planned')
      return reply
    },
  }
}

function getHandlers(services: Services): Handlers<Account> {
  const ownAnswers = new OwnAnswers(services.now)
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
    ...localHandlers(services),
    ...hoursHandlers(services),
    ...searchHandlers(services),
    ...reviewHandlers(services),
    ...moderationHandlers(services),
    ...storageHandlers(services),
    ...securityLogHandlers(services),
    ...tripHandlers({ ...services, ownAnswers }),
    ...tripLinkHandlers(services),
    ...tripPeopleHandlers(services),
    ...tripLiveHandlers(services),
    ...tripSuggestionHandlers(services),
    ...tripNewsHandlers(services),
    ...tripMailHandlers(services),
    ...wishlistHandlers({ ...services, ownAnswers }),
    ...deskHandlers(services),
    ...suggestionHandlers(services),
    ...freshnessHandlers(services),
    ...waitingHandlers(services),
    ...placeImportHandlers(services),
    ...analyticsHandlers(services),
    ...personalDataHandlers(services),
  }
}
