/**
 * Every English text that a person can see, grouped by feature. Section 8 of the specification is here byte for byte;
 * the rest is ours. `{name}` marks a value put in by `fill`; plural forms are chosen by `plural`.
 */

export const site = {
  name: 'Safarnama',
  titled: '{page} · Safarnama',
  skipToContent: 'Skip to content',
  connecting: 'Still connecting …',
  messages: 'Messages (Alt+T)',
  passingMessages: 'Passing messages (Alt+T)',
} as const

export const navigation = {
  main: 'Main',
  home: 'Home',
  explore: 'Explore',
  reviews: 'Reviews',
  trips: 'Trips',
  login: 'Log in',
  subscribe: 'Subscribe',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  about: 'About Us',
  suggestedTrips: 'Suggested trips',
  guide: 'The guide',
  company: 'Safarnama',
  social: 'Elsewhere',
  external: '(opens another site)',
  footerNote: 'Facts with their sources. No invented ratings, no paid places.',
} as const

export const home = {
  title: '{city} travel guide and trip planner',
  heroTitle: '{city}, as a traveller should find it',
  heroAction: 'Explore {city}',
  heroSecond: 'See suggested trips',
  stepsTitle: 'How does it work?',
  steps: [
    {
      title: 'Create account',
      text: 'A name, an email and a password. Your wishlist and trips are yours alone.',
    },
    {
      title: 'Plan trip',
      text: 'Collect places you like, put them on days, and see at a glance what fits.',
    },
    {
      title: 'Travel and enjoy',
      text: 'Take the plan with you, and tell the next traveller how it was.',
    },
  ],
  pickedTitle: 'Start here',
  pickedText: 'One place from each list to begin with.',
  aboutTitle: 'For passionate travellers',
  aboutAction: 'How this guide is made',
} as const

export const about = {
  title: 'About Us',
  description: 'How this guide to {city} is made: researched places, named sources, honest gaps.',
  rulesTitle: 'What we hold ourselves to',
  rules: [
    {
      title: 'Sources are shown',
      text: 'Each place names where its facts come from and when they were last checked.',
    },
    {
      title: 'Gaps are shown too',
      text: 'What nobody could confirm is marked “not verified yet” instead of being smoothed over.',
    },
    {
      title: 'Ratings are travellers’ own',
      text: 'A rating is the mean of the reviews written here. A place without reviews says so.',
    },
    {
      title: 'Pictures are drawn',
      text: 'Every picture is an original illustration, made for this guide and light enough for a slow network.',
    },
  ],
  figures: {
    places: { one: '{count} place', other: '{count} places' },
    exact: { one: '{count} exact spot on the map', other: '{count} exact spots on the map' },
    sources: { one: '{count} source', other: '{count} sources' },
  },
} as const

export const categories = {
  navigation: 'Categories',
  explore: {
    tab: 'Trending',
    title: 'Trending in {city}',
    description: 'Beaches, gardens, museums, temples and markets: the places in {city} people ask for first.',
  },
  cafe: {
    tab: 'Cafe',
    title: 'Cafés in {city}',
    description: 'Coffee bars, bakeries and cafés in {city}, with what is known of each and what is not.',
  },
  street_food: {
    tab: 'Street Food',
    title: 'Street food in {city}',
    description: 'Locho, khaman, khawsa, aloo puri and ponk: the counters and lanes {city} eats at.',
  },
  historical: {
    tab: 'Historical Places',
    title: 'Historical places in {city}',
    description: 'The castle, the merchants’ tombs, the clock tower: what is left of {city}’s long past.',
  },
} as const

export const kinds = {
  attraction: 'Attraction',
  museum: 'Museum',
  nature: 'Nature',
  cafe: 'Café',
  street_food: 'Street food',
  historical: 'Historical place',
} as const

export const places = {
  count: { one: '{count} place', other: '{count} places' },
  noReviews: 'No reviews yet',
  rating: '{rating} out of 5',
  ratingCount: { one: '{count} review', other: '{count} reviews' },
  notVerified: 'Not verified yet',
  notVerifiedHint: 'Nobody has confirmed these facts on the spot. Ask before you set out.',
  directions: 'Directions',
  nearby: 'Near {locality}',
  findOnMap: 'Find on a map',
  locationNearby: 'The pin is close by, not exact.',
  locationLocality: 'Only the neighbourhood is known, so there is no exact pin.',
  locationNone: 'The exact spot is not known yet.',
  hours: 'Hours',
  hoursUnknown: 'Not found yet',
  price: 'Price',
  priceLevels: ['Free or street access', 'Inexpensive', 'Moderate', 'Expensive'],
  where: 'Where',
  sources: 'Sources',
  noSources: 'No public source has been found yet.',
  lastChecked: 'Last checked {date}',
  nearbyTitle: 'Nearby',
  distanceAway: 'about {distance} away',
  kilometres: '{count} km',
  metres: '{count} m',
  tags: 'Tags',
  photoCredit: 'Photo: {credit} ({license})',
  loadFailed: 'This list could not be loaded.',
  loading: 'Loading places …',
  loadingPlace: 'Loading the place …',
  placeFailed: 'This place could not be loaded.',
  pageTitle: '{place}, {city}',
  facts: 'Facts',
} as const

export const search = {
  label: 'Search places',
  placeholder: 'Castle, locho, Dumas …',
  submit: 'Search',
  back: 'Back to the list',
  results: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  resultsTitle: 'Search results',
  blank: 'Please enter a search term',
  failed: 'An error occurred while searching',
  none: 'No results found',
  noneHint: 'Try a shorter word, a neighbourhood such as Rander, or a dish such as khaman.',
} as const

export const failures = {
  retry: 'Try again',
  leaveUnsaved: 'Leave without saving? What you typed will be lost.',
  pageTitle: 'Something went wrong',
  pageText: 'The page could not be shown. The fault is on our side; nothing you did is lost.',
  invalidInput: 'The request was not understood. Check the marked fields.',
  unauthenticated: 'Please login first',
  forbidden: 'You are not allowed to do this.',
  conflict: 'This was changed in the meantime.',
  insufficientStorage: 'There is no room left on the server.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  timeout: 'The request took too long to arrive.',
  payloadTooLarge: 'The request is too large.',
  uriTooLong: 'The address is too long.',
  headersTooLarge: 'The request headers are too large.',
  unsupportedMediaType: 'Send the body as JSON.',
  tooManyRequests: 'Too many requests. Please wait a moment.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The server is busy. Please try again in a moment.',
  network: 'No connection. Check your network and try again.',
  placeNotFound: 'This place is not in the guide.',
} as const

export const notFound = {
  title: 'Oops! Page Not Found',
  text: 'The string was cut: this page drifted off, or never was.',
  home: 'Home',
} as const

export const session = {
  authenticationFailed: 'Authentication failed. Please login again.',
  loginRequiredTitle: 'Login Required',
  loginRequiredText: 'This page is yours alone. Log in to see it.',
  goToLogin: 'Go to Login',
} as const

export const account = {
  email: 'Email',
  emailAddress: 'Email Address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  name: 'Name',
  working: 'One moment …',
} as const

export const login = {
  title: 'Log in',
  description: 'Log in to {site} to reach your wishlist and trips in {city}.',
  submit: 'Log in',
  forgotPassword: 'Forgot password?',
  noAccount: 'No account yet?',
  toSignup: 'Sign up',
  failed: 'Login failed. Please try again.',
  succeeded: 'Login successful!',
  wrong: 'The email or the password is wrong.',
  missingEmail: 'Please enter your email',
  missingPassword: 'Please enter your password',
  tooOften: 'Too many attempts. Please wait a moment before the next one.',
} as const

export const signup = {
  title: 'Sign up',
  description: 'Make an account to keep a wishlist and plan trips in {city}.',
  submit: 'Sign up',
  hasAccount: 'Already have an account?',
  toLogin: 'Log in',
  invalidName: 'Please enter a valid name',
  invalidEmail: 'Please enter a valid email',
  shortPassword: 'Password must be at least 6 characters long',
  longPassword: 'This password is too long.',
  passwordHint: 'At least 6 characters. A few words are easier to keep than a riddle.',
  commonPassword: 'Many people use this password, so it is guessed first.',
  emailTaken: 'There is already an account with this email.',
  failed: 'Signup failed. Please try again.',
  succeeded: 'Signup successful!',
  alreadyLoggedIn: 'You are already logged in',
} as const

export const logout = {
  submit: 'Logout',
  fromMenu: 'Log Out',
  fromHeader: 'Logged Out',
  fromAdmin: 'Logged out successfully',
} as const

export const wishlist = {
  pleaseLogin: 'Please login',
  updateFailed: 'Failed to update wishlist',
  fetchFailed: 'Failed to fetch wishlist items',
  added: 'Added to wishlist!',
  removed: 'Removed from wishlist',
  empty: 'No items in the wishlist',
  emptyInPlanner: 'Your wishlist is empty or loading...',
  add: 'Add {place} to wishlist',
  remove: 'Remove {place} from wishlist',
  title: 'My Wishlist',
  description: 'The places you saved.',
  link: 'Wishlist',
  emptyHint: 'Tap the heart on a place to keep it here.',
  full: 'Your wishlist is full. Remove a place first.',
  loading: 'Loading your wishlist …',
  removeShort: 'Remove',
} as const

export const newsletter = {
  title: 'Newsletter',
  description: 'New places and trips in {city}, now and then by mail.',
  name: 'Name',
  email: 'Email',
  submit: 'Subscribe',
  promise: 'A mail now and then. Every one carries a link that ends it.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeText: 'No more newsletter mails will be sent to you after this.',
  unsubscribeSubmit: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed.',
  unsubscribeFailed: 'This link does not work any more.',
  emailExists: 'Email already exists',
  failed: 'Failed to subscribe, try again.',
  succeeded: 'Subscribed successfully',
} as const

export const reviews = {
  fetchFailed: 'Failed to fetch reviews',
  uploadFailed: 'Failed to upload image',
  submitFailed: 'Failed to submit your review',
  submitFailedRetry: 'Failed to submit your review. Please try again.',
  notAnImage: 'Please select an image file',
  imageTooLarge: 'Image size should be less than 5MB',
  missingFields: 'Please fill in all required fields and select a location on the map.',
  loginToViewAll: 'Please log in to view all reviews',
  deleted: 'Review deleted successfully',
  deleteFailed: 'Failed to delete review',
  submittedInline: 'Your review has been submitted successfully!',
  submitted: 'Review Submitted!',
  empty: 'No reviews available.',
  emptyFiltered: 'No reviews found matching your criteria.',
} as const

export const announcements = {
  fetchFailed: 'Failed to fetch announcements',
  created: 'Announcement created successfully',
  updated: 'Announcement updated successfully',
  saveFailed: 'Failed to save announcement',
  deleted: 'Announcement deleted successfully',
  deleteFailed: 'Failed to delete announcement',
  emptyAdmin: 'No Announcements',
  empty: 'No announcements available',
} as const

export const trips = {
  fetchSuggestedFailed: 'Failed to fetch suggested trips',
  addFailed: 'Failed to add trip',
  loadFailed: 'Failed to load trips',
  saveFailed: 'Failed to save trip',
  deleteFailed: 'Failed to delete trip. Please try again.',
  pleaseLogin: 'Please login first',
  addedSuggested: 'Added to your trips successfully!',
  created: 'Trip created successfully!',
  updated: 'Trip updated successfully!',
  deleted: 'Trip deleted successfully',
  empty: 'No trips planned yet',
  emptySuggested: 'No suggested trips available.',
  noActivities: 'No activities added yet.',
  suggestedTitle: 'Suggested trips in {city}',
  suggestedDescription: 'Planned days in {city} with places, times and a budget in rupees, ready to make your own.',
  budget: 'Budget: {amount}',
  days: { one: '{count} day', other: '{count} days' },
  day: 'Day {day}',
  daysSpan: 'Days {from} to {to}',
  stops: { one: '{count} stop', other: '{count} stops' },
  showPlan: 'Show the plan',
  titleMissing: 'Please enter a trip title',
  badBudget: 'Please enter a budget of 0 or more',
  badDate: 'Please enter a date that exists',
  badTime: 'Please enter a time such as 09:30',
  endBeforeStart: 'The end is before the start',
  noDestination: 'A trip needs at least one destination',
  destinationNameMissing: 'Please enter a destination name',
  activityNameMissing: 'Please enter an activity name',
  tooLong: 'This text is too long',
  tooMany: 'These are too many',
  full: 'You have as many trips as fit. Delete one first.',
  notFound: 'This trip is not there any more.',
  stale: 'This trip was changed elsewhere in the meantime.',
  importNoTrip: 'This file holds no trip from Safarnama.',
  importTooNew: 'This file comes from a newer version of Safarnama.',
  importFault: 'This file holds a trip that does not fit: {field}: {fault}',
  loadingSuggested: 'Loading suggested trips …',
} as const

export const profile = {
  title: 'Profile',
  description: 'Your name, phone and address.',
  fullName: 'Full Name',
  emailAddress: 'Email Address',
  phoneNumber: 'Phone Number',
  address: 'Address',
  edit: 'Edit Profile',
  cancel: 'Cancel',
  save: 'Save Changes',
  emailFixed: 'The email cannot be changed.',
  menu: 'Account of {name}',
  view: 'View Profile',
  adminDashboard: 'Admin Dashboard',
  longPhone: 'This phone number is too long.',
  longAddress: 'This address is too long.',
  privacyTitle: 'Your data',
  download: 'Download my data',
  downloadHint: 'Everything kept about you, as a JSON file.',
  downloadFailed: 'Your data could not be downloaded.',
  deleteAccount: 'Delete my account',
  deleteHint: 'Your profile, wishlist and trips are deleted for good. Reviews stay under “Former traveller”.',
  deletePassword: 'Enter your password to confirm',
  deleteConfirm: 'Delete for good',
  deleteFailed: 'Your account could not be deleted.',
  deleted: 'Your account is deleted.',
  wrongPassword: 'The password is wrong.',
  failed: 'Failed to update profile',
  updated: 'Profile updated successfully',
  notProvided: 'Not provided',
  pleaseLogin: 'Please log in to view your profile.',
} as const

export const passwordReset = {
  title: 'Forgot password',
  description: 'Set a new password with a code that is mailed to you.',
  send: 'Send OTP',
  otp: 'OTP',
  newPassword: 'New Password',
  submit: 'Reset Password',
  resend: 'Resend OTP',
  resendIn: { one: 'Resend OTP in {count} second', other: 'Resend OTP in {count} seconds' },
  signIn: 'Sign in',
  otherEmail: 'Use another email',
  missingCode: 'Please enter the code from the mail',
  codeHint: 'The six digits from the mail. They hold for ten minutes.',
  wrongCode: 'The code is wrong or no longer holds. Ask for a new one.',
  sendFailed: 'Failed to send OTP',
  resendFailed: 'Failed to resend OTP',
  resetFailed: 'Failed to reset password',
  sent: 'OTP sent to your email!',
  resent: 'OTP resent to your email!',
  succeeded: 'Password reset successful!',
} as const

export const mails = {
  greeting: 'Hello {name},',
  signature: 'Safarnama {city}',
  oneTimeCode: {
    subject: 'Your code for Safarnama',
    text: 'This code sets a new password. It holds for {minutes} minutes and works once:',
    ignore: 'If you did not ask for it, ignore this mail: nothing changes.',
  },
  newsletterWelcome: {
    subject: 'Welcome to the Safarnama newsletter',
    text: 'From now on you hear from us when there is something new to see in {city}.',
    unsubscribe: 'To end it, open this link:',
  },
} as const

export const apiDocs = {
  title: 'API',
  intro: 'Every call of the product, generated from the same contract that the server and the pages use.',
  specification: 'OpenAPI 3.1 document',
  parameters: 'Parameters',
  body: 'Body',
  reply: 'Answer',
  access: { public: 'Anybody', user: 'Signed in', admin: 'Admins' },
} as const
