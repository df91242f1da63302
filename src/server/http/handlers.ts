import { placeHandlers } from '../places/places.routes.ts'
import type { Services } from '../services.ts'
import { tripHandlers } from '../trips/trips.routes.ts'
import type { Handlers } from './handler.ts'

export function createHandlers(services: Services): Handlers {
  return { ...placeHandlers(services), ...tripHandlers(services) }
}
