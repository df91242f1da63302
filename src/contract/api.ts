import { listActivity } from './activity.ts'
import { listAnnouncements } from './announcements.ts'
import { createAnnouncement, deleteAnnouncement, restoreAnnouncement, updateAnnouncement } from './announcing.ts'
import { deleteAccount, forgotPassword, logIn, resetPassword, signUp, updateProfile } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { uploadImage } from './media.ts'
import { reverseGeocode } from './geocode.ts'
import { exportMyData } from './my-data.ts'
import { subscribe, unsubscribe } from './newsletter.ts'
import {
  getCity,
  getPlace,
  listCafe,
  listExplore,
  listHistorical,
  listPlaceIndex,
  listStreetFood,
  searchAttractions,
} from './places.ts'
import { createReview, deleteReview, listReviews, restoreReview } from './reviews.ts'
import { getUser, logOut } from './session.ts'
import { listSuggestedTrips } from './suggested-trips.ts'
import { createTrip, deleteTrip, editTrip, listTrips, restoreTrip } from './trips.ts'
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.ts'

/**
 * Every endpoint of the product: section 7 of the specification and what we added. The server does not start without
 * a handler for each; the browser imports the single endpoints, so that a page carries only what it calls.
 */
export const api = {
  listExplore,
  listCafe,
  listStreetFood,
  listHistorical,
  searchAttractions,
  getPlace,
  getCity,
  listSuggestedTrips,
  getUser,
  updateProfile,
  logIn,
  signUp,
  logOut,
  forgotPassword,
  resetPassword,
  exportMyData,
  deleteAccount,
  addToWishlist,
  listWishlist,
  removeFromWishlist,
  createTrip,
  editTrip,
  deleteTrip,
  restoreTrip,
  listTrips,
  listPlaceIndex,
  reverseGeocode,
  listReviews,
  createReview,
  deleteReview,
  restoreReview,
  listAnnouncements,
  createAnnouncement,
  updateAnnouncement,
  deleteAnnouncement,
  restoreAnnouncement,
  listActivity,
  subscribe,
  unsubscribe,
  uploadImage,
} as const satisfies Record<string, Endpoint>

export type Api = typeof api
