export const site = {
  name: 'Safarnama',
  titled: '{page} · Safarnama',
  skipToContent: 'Skip to content',
  working: 'One moment …',
} as const

/** Texts of the page around the program. The program itself does not load them. */
export const frame = {
  connecting: 'Still connecting …',
  /** Before a link named `retry`. */
  incomplete: 'A part of this page did not load.',
} as const

export const navigation = {
  main: 'Main',
  home: 'Home',
  explore: 'Explore',
  places: 'Places',
  reviews: 'Reviews',
  trips: 'Trips',
  seasons: 'Seasons',
  phrases: 'Phrases',
  dishes: 'Dishes',
  services: 'Help and arrival',
  offline: 'Without a network',
  login: 'Log in',
  subscribe: 'Subscribe',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  about: 'About Us',
  privacy: 'Privacy',
  suggestedTrips: 'Suggested trips',
  guide: 'The guide',
  company: 'Safarnama',
  social: 'Elsewhere',
  language: 'Language',
  external: '(opens another site)',
  footerNote: 'Facts with their sources. No invented ratings, no paid places.',
  machineTranslated: 'A machine has translated this site into {language}, and no native reader has checked it yet.',
} as const

export const accountMenu = {
  label: 'Account of {name}',
  wishlist: 'Wishlist',
  profile: 'View Profile',
  admin: 'Admin Dashboard',
} as const

export const headerSearch = {
  label: 'Search the guide',
  placeholder: 'Places, dishes, areas',
} as const

/** The bar at the foot of small screens. */
export const tabBar = {
  label: 'Shortcuts',
  explore: 'Explore',
  map: 'Map',
  trip: 'Trip',
  phrases: 'Phrases',
  me: 'Me',
} as const

/** Short messages that come by themselves about the guide on a device. */
export const guideOffers = {
  install: 'This guide can stand on your Home Screen, like an app.',
  installNow: 'Install',
  damaged: 'The guide on this device is not whole. Missing or damaged: {name}',
  look: 'Mend it',
} as const

/** The bar that offers this language on the pages of another one. */
export const languageOffer = {
  text: 'This page is in English, too.',
  accept: 'Read in English',
  decline: 'No, thanks',
} as const

/** A page whose code did not come. They load when the browser is idle. */
export const pageFailure = {
  offlineTitle: 'You are offline',
  offlineText:
    'The page needs a network when it is opened for the first time, and none answered. What you had open is still there.',
  back: 'Back',
} as const

export const notFound = {
  title: 'Oops! Page Not Found',
  text: 'This page has moved away, or it never was.',
  home: 'Home',
} as const

/** The name of the installed guide, and what a long press on its icon offers. */
export const manifest = {
  name: 'Safarnama {city}',
  shortcuts: { today: 'Today', map: 'Map', phrases: 'Phrases', driver: 'For the driver' },
} as const

/** Texts on the preview pictures for shared pages. */
export const socialCards = {
  about: 'How this guide is made',
  alt: '{title}. {site}, the guide to {city}. {seen}',
  region: '{region}, {country}',
} as const
