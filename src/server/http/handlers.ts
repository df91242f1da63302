import { authHandlers } from '../auth/auth.routes.ts'
import { newsletterHandlers } from '../newsletter/newsletter.routes.ts'
import { placeHandlers } from '../places/places.routes.ts'
import type { Services } from '../services.ts'
import { tripHandlers } from '../trips/trips.routes.ts'
import { wishlistHandlers } from '../wishlist/wishlist.routes.ts'
import type { Handlers } from './handler.ts'

export function createHandlers(services: Services): Handlers {
  return {
    ...authHandlers(services),
    ...newsletterHandlers(services),
    ...placeHandlers(services),
    ...tripHandlers(services),
    ...wishlistHandlers(services),
  }
}
