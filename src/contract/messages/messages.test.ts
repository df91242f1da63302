import { expect, test } from 'vitest'
import { PASSWORD_MIN_LENGTH } from '../account/auth.ts'
import { IMAGE_MAX_MEGABYTES } from '../account/media.ts'
import { fill } from './format.ts'
import { readEnglish } from '../../../tests/support/english.ts'

/** Section 8 of the specification, and the texts that sections 2 and 5 quote. */
const specified = [
  'Authentication failed. Please login again.',
  'Login failed. Please try again.',
  'Signup failed. Please try again.',
  'Please enter a valid name',
  'Please enter a valid email',
  'Password must be at least 6 characters long',
  'You are already logged in',
  'Please login',
  'Failed to update wishlist',
  'Failed to fetch wishlist items',
  'An error occurred while searching',
  'Please enter a search term',
  'No results found',
  'Email already exists',
  'Failed to subscribe, try again.',
  'Subscribed successfully',
  'Failed to fetch reviews',
  'Failed to upload image',
  'Failed to submit your review',
  'Failed to submit your review. Please try again.',
  'Please select an image file',
  'Image size should be less than 5MB',
  'Please fill in all required fields and select a location on the map.',
  'Please log in to view all reviews',
  'Review deleted successfully',
  'Failed to delete review',
  'Failed to fetch announcements',
  'Announcement created successfully',
  'Announcement updated successfully',
  'Failed to save announcement',
  'Announcement deleted successfully',
  'Failed to delete announcement',
  'Failed to fetch suggested trips',
  'Failed to add trip',
  'Failed to load trips',
  'Failed to save trip',
  'Failed to delete trip. Please try again.',
  'Please login first',
  'Failed to update profile',
  'Failed to send OTP',
  'Failed to resend OTP',
  'Failed to reset password',
  'Login successful!',
  'Signup successful!',
  'Added to wishlist!',
  'Removed from wishlist',
  'Logged Out',
  'Logged out successfully',
  'Added to your trips successfully!',
  'Trip created successfully!',
  'Trip updated successfully!',
  'Trip deleted successfully',
  'Review Submitted!',
  'Your review has been submitted successfully!',
  'Profile updated successfully',
  'OTP sent to your email!',
  'OTP resent to your email!',
  'Password reset successful!',
  'No items in the wishlist',
  'No reviews available.',
  'No reviews found matching your criteria.',
  'No Announcements',
  'No announcements available',
  'No trips planned yet',
  'No suggested trips available.',
  'No activities added yet.',
  'Your wishlist is empty or loading...',
  'Please log in to view your profile.',
  'Not provided',
  'Oops! Page Not Found',
  'How does it work?',
]

const limits = { minimum: String(PASSWORD_MIN_LENGTH), megabytes: String(IMAGE_MAX_MEGABYTES) }
const messages = getTexts(await readEnglish())
const texts = new Set([...messages, ...messages.map((text) => fill<string>(text, limits))])

function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getTexts) : []
}

test.each(specified)('the specified text is there byte for byte: %s', (text) => {
  expect(texts).toContain(text)
})

test('no text is blank or has a blank at its ends', () => {
  expect([...texts].filter((text) => text === '' || text !== text.trim())).toEqual([])
})

test('every place for a value is a word in braces', () => {
  expect([...texts].filter((text) => /[{}]/.test(text.replaceAll(/\{[a-z]+\}/gi, '')))).toEqual([])
})
