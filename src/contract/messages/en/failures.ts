import { accountSecurity } from './account-security.ts'
import { clientFailures } from './client-failures.ts'
import { emailConfirmation } from './email-confirmation.ts'
import { newsletter } from './newsletter.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { trips } from './trips.ts'
import { wishlist } from './wishlist.ts'

/** Texts of failures, by failure code and by reason of a rule. */
export const failures = {
  'invalid-input': 'The request was not understood. Check the marked fields.',
  unauthenticated: 'Please login first',
  'second-factor-required': 'Confirm that it is you with your second factor.',
  'second-factor-missing': 'Set up a second factor first. This guide asks it of admins.',
  'reauthentication-required': 'Enter your password again first.',
  forbidden: 'You are not allowed to do this.',
  conflict: 'This was changed in the meantime.',
  'insufficient-storage': 'There is no room left on the server.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not take that method.',
  timeout: 'The request took too long to arrive.',
  'payload-too-large': 'The request is too large.',
  'uri-too-long': 'The address is too long.',
  'headers-too-large': 'The request headers are too large.',
  'unsupported-media-type': 'Send the body as JSON.',
  'too-many-requests': 'Too many requests. Please wait a moment.',
  unavailable: 'The server is busy. Please try again in a moment.',
  internal: clientFailures.internal,
  'login.wrong': 'The email or the password is wrong.',
  'login.suspended': 'This account is suspended. Please ask those who look after this guide.',
  'login.suspended-ask':
    'This account is suspended. Write to {contact} to have this looked at, or for a copy of your data.',
  'login.too-often': 'Too many attempts. Please wait a moment before the next one.',
  'account.last-admin': 'This is the only admin account. Make somebody else an admin first.',
  'login.expired': 'This login took too long or had too many tries. Log in again.',
  'second-factor.too-often':
    'Too many wrong codes. Use a passkey or a recovery code, or set a new password with “Forgot password?”.',
  'totp.exists': 'An authenticator app is set up already. Remove it first.',
  'totp.not-begun': 'Start again: this set-up is no longer open.',
  'passkey.unknown': 'This passkey is not known here, or it was not used in time. Please try again.',
  'passkey.not-found': 'This passkey is not there any more.',
  'passkeys.full': 'You have as many passkeys as fit. Remove one first.',
  'passkeys.not-offered': 'Passkeys need a guide with a host name.',
  'recovery-codes.none': 'Recovery codes come with a second factor. Set one up first.',
  'place.not-found': 'This place is not in the guide.',
  'search.blank': search.blank,
  'trip.save-failed': trips.saveFailed,
  'trip.not-found': 'This trip is not there any more.',
  'trip.stale': 'This trip was changed elsewhere in the meantime.',
  'trips.full': 'You have as many trips as fit. Delete one first.',
  'account.full': 'Your account is full. Delete a trip first.',
  'review.submit-failed': reviews.submitFailed,
  'review.not-found': 'This review is not there any more.',
  'review.not-yours': 'Only your own reviews can be deleted.',
  'review.edit-not-yours': 'Only your own reviews can be edited.',
  'review.stale': 'This review was changed elsewhere in the meantime.',
  'review.edits-full': 'This review was edited as often as possible. Delete it and write a new one.',
  'reviews.too-many': 'These are many reviews for one day. Please go on tomorrow.',
  'image.too-many-pixels': 'This image has too many pixels. Choose a smaller one.',
  'images.too-many': 'You have uploaded many images today. Please go on tomorrow.',
  'images.full': 'There is no room for more of your images. Delete a review that has one first.',
  'images.away': 'Images cannot be stored at the moment. Please try again in a moment.',
  'announcement.not-found': 'This announcement is not there any more.',
  'account.not-found': 'This account is not there any more.',
  'account.own': 'You cannot suspend yourself.',
  'wishlist.update-failed': wishlist.updateFailed,
  'wishlist.full': 'Your wishlist is full. Remove a place first.',
  'newsletter.email-exists': newsletter.emailExists,
  'email-confirmation.unknown-link': emailConfirmation.unknownLink,
  'email-confirmation.too-often': 'A mail went out not long ago. Look in your spam folder too, or try again later.',
  'email-change.unknown-link': accountSecurity.unknownChangeLink,
  'newsletter.unknown-link': newsletter.unsubscribeFailed,
} as const
