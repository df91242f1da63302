import type { PlaceCategory } from '#contract/place/place-facts.ts'

/** A public page as a visitor and a search engine should find it. */
export type PublicPage = {
  path: string
  heading: string
  /** The document's title, without the product's name at its end. */
  title: string
  description: RegExp
  /** Text that only the complete content contains. */
  content: string
  /** The schema.org types on the page. */
  jsonLd: readonly string[]
}

export const placePages: readonly PublicPage[] = [
  {
    path: '/places/dumas-beach',
    heading: 'Dumas Beach',
    title: 'Dumas Beach, Surat',
    description: /^Black sand, not gold, .{60,}…$/,
    content: 'Open ground, at any time',
    jsonLd: ['Beach', 'BreadcrumbList'],
  },
  {
    path: '/places/clock-tower',
    heading: 'Clock Tower',
    title: 'Clock Tower, Surat',
    description: /^Do not set your watch by it: .{60,}…$/,
    content: 'The pin is close by, not exact.',
    jsonLd: ['LandmarksOrHistoricalBuildings', 'BreadcrumbList'],
  },
  {
    path: '/places/surat-diamond-bourse',
    heading: 'Surat Diamond Bourse',
    title: 'Surat Diamond Bourse, Surat',
    description: /^Nine linked towers, .{60,}…$/,
    content: 'Only the neighbourhood is known, so there is no exact pin.',
    jsonLd: ['Place', 'BreadcrumbList'],
  },
  {
    path: '/places/a-one-coco',
    heading: 'A-One Coco',
    title: 'A-One Coco, Surat',
    description: /^Cold coco is chocolate and milk, .{60,}…$/,
    content: 'The exact spot is not known yet.',
    jsonLd: ['FoodEstablishment', 'BreadcrumbList'],
  },
]

const pageOfCategory = {
  explore: {
    path: '/explore',
    heading: 'Trending in Surat',
    title: 'Trending in Surat',
    description: /^Beaches, gardens, museums/,
    content: 'Dumas Beach',
    jsonLd: [],
  },
  cafe: {
    path: '/cafe',
    heading: 'Cafés in Surat',
    title: 'Cafés in Surat',
    description: /^Coffee bars, bakeries and cafés in Surat/,
    content: 'Dotivala Bakery',
    jsonLd: [],
  },
  street_food: {
    path: '/street_food',
    heading: 'Street food in Surat',
    title: 'Street food in Surat',
    description: /^Locho, khaman, khawsa/,
    content: 'Gopal Locho and Khaman House',
    jsonLd: [],
  },
  historical: {
    path: '/historical_places',
    heading: 'Historical places in Surat',
    title: 'Historical places in Surat',
    description: /^The castle, the merchants’ tombs/,
    content: 'Surat Castle',
    jsonLd: [],
  },
} as const satisfies Record<PlaceCategory, PublicPage>

export const categoryPages: readonly PublicPage[] = Object.values(pageOfCategory)

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    heading: 'Surat, as a traveller should find it',
    title: 'Surat travel guide and trip planner',
    description: /.{60,}/,
    content: 'How does it work?',
    jsonLd: ['WebSite'],
  },
  ...categoryPages,
  {
    path: '/places',
    heading: 'All places in Surat',
    title: 'All places in Surat',
    description: /^Every place of this guide to Surat/,
    content: 'Dotivala Bakery',
    jsonLd: [],
  },
  {
    path: '/about',
    heading: 'About Us',
    title: 'About Us',
    description: /^How this guide to Surat is made/,
    content: '73 places',
    jsonLd: [],
  },
  {
    path: '/privacy',
    heading: 'Privacy',
    title: 'Privacy',
    description: /^What this guide to Surat counts/,
    content: 'These are sums of a day.',
    jsonLd: [],
  },
  {
    path: '/suggest-trips',
    heading: 'Suggested trips in Surat',
    title: 'Suggested trips in Surat',
    description: /^Planned days in Surat/,
    content: 'Budget: ₹',
    jsonLd: [],
  },
  {
    path: '/seasons',
    heading: 'When to come to Surat',
    title: 'When to come to Surat',
    description: /^The year in Surat, month by month/,
    content: 'Very hot days, warm nights, dry',
    jsonLd: [],
  },
  {
    path: '/phrases',
    heading: 'Phrases for Surat',
    title: 'Phrases for Surat',
    description: /^Sentences for rides, meals, shops and help in Surat/,
    content: 'નમસ્તે, કેમ છો?',
    jsonLd: [],
  },
  {
    path: '/search',
    heading: 'Search',
    title: 'Search',
    description: /^Places, dishes, areas, trips and pages/,
    content: 'What are you looking for?',
    jsonLd: [],
  },
  ...placePages,
]

export const UNKNOWN_PATH = '/no-such-page'
export const NOT_FOUND = 'Oops! Page Not Found'

/** Every path with a screen of its own, including the Page Not Found screen. */
export const everyPath: readonly string[] = [...publicPages.map(({ path }) => path), UNKNOWN_PATH]
