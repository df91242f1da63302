import { join } from 'node:path'
import type { Rolldown } from 'vite'

type ChunkGroup = Rolldown.CodeSplittingGroup
type ChunkingContext = Rolldown.ChunkingContext

type PageGroup = {
  /** These parts load together, so one file holds them with everything that they alone need. */
  readonly isWhole?: boolean
  /** A module of the group is one that this page needs. */
  readonly needs?: string
  readonly pages: readonly string[]
  /** Pages whose code another group shares. */
  readonly except?: readonly string[]
}

/** Pages that show what they share with no group of later parts. */
const FIRST_PAGES = [
  'shell/home-page.tsx',
  'guide/places/category-page.tsx',
  'guide/places/place-page.tsx',
  'guide/places/places-page.tsx',
  'guide/places/found-places.tsx',
  // The loader of lists.
  'guide/places/load-list.ts',
  'reviews/all-reviews.tsx',
  'trips/planner/trip-page.tsx',
  'trips/form/plan-page.tsx',
  'trips/form/my-trips-page.tsx',
  'account/auth/login-page.tsx',
]

/** Parts that some pages load when they are idle or asked. */
const LATER_PARTS = [
  'guide/places/open-state.tsx',
  'guide/places/list-tools.tsx',
  'trips/add-to-trip/add-to-trip.tsx',
  'trips/ahead/trip-ahead-panel.tsx',
  'shell/member-links.tsx',
  'wishlist/saved-heart.tsx',
]

/** Pages and parts that know no plans. Many of their visitors have none. */
const NO_PLANS = [
  ...FIRST_PAGES.filter((page) => !page.startsWith('trips/') && page !== 'reviews/all-reviews.tsx'),
  ...LATER_PARTS.filter((part) => part !== 'trips/add-to-trip/add-to-trip.tsx'),
  'analytics/count-visits.ts',
  'shell/follow-tabs.ts',
  'guide/places/filter-bar.tsx',
  'guide/places/search-results.tsx',
  'reviews/review-form.tsx',
  'reviews/helpful-vote.tsx',
  'reviews/moderation/report-dialog.tsx',
]

/**
 * Each group names pages and parts that load much of the same code. A module belongs to the first group that needs it.
 * When at least two of its pages need the module, the bundler puts it into the file with the group's name.
 */
const sharedBy: Readonly<Record<string, PageGroup>> = {
  /** Files that every page loads when it is idle. */
  idle: {
    isWhole: true,
    pages: ['analytics/count-visits.ts', 'shell/follow-tabs.ts', 'shell/follow-stored-guide.ts'],
    except: [...FIRST_PAGES, ...LATER_PARTS],
  },
  /** Files that every list loads when it is idle. */
  'list-tools': {
    isWhole: true,
    pages: ['guide/places/list-tools.tsx', 'guide/places/filter-bar.tsx', 'guide/places/search-results.tsx'],
    except: [
      ...FIRST_PAGES,
      'guide/places/open-state.tsx',
      'guide/places/state-now.tsx',
      'trips/planner/board-tools.ts',
    ],
  },
  /** The open state of places, on lists and on their pages. */
  'open-state': {
    isWhole: true,
    pages: ['guide/places/open-state.tsx', 'guide/places/state-now.tsx'],
    except: FIRST_PAGES,
  },
  /** Display of facts and their evidence. */
  facts: {
    pages: ['guide/places/place-page.tsx', 'guide/local/dishes-page.tsx', 'admin/admin-panel.tsx'],
    except: [
      'shell/home-page.tsx',
      'guide/places/category-page.tsx',
      'guide/places/places-page.tsx',
      'guide/places/found-places.tsx',
      'reviews/all-reviews.tsx',
      'trips/planner/trip-page.tsx',
    ],
  },
  /** Adding places to a plan, on its page and by "Add to trip". */
  adding: {
    isWhole: true,
    needs: 'trips/planner/trip-page.tsx',
    pages: ['trips/add-to-trip/add-to-trip.tsx'],
    except: [
      ...NO_PLANS,
      'trips/form/my-trips-page.tsx',
      'trips/sharing/shared-trip-page.tsx',
      'shell/watch-waiting.ts',
    ],
  },
  /** Calls and small rules of trips. */
  'trip-calls': {
    isWhole: true,
    needs: 'trips/planner/trip-page.tsx',
    pages: ['trips/form/my-trips-page.tsx'],
    except: [...NO_PLANS, 'account/profile/profile-page.tsx', 'admin/admin-panel.tsx'],
  },
  /** Days of trips, for the tab bar of travellers and for the plan. */
  'trip-days': {
    isWhole: true,
    needs: 'trips/planner/trip-page.tsx',
    pages: ['trips/ahead/read-trip-ahead.ts'],
    except: [
      ...FIRST_PAGES.filter((page) => !page.startsWith('trips/')),
      'shell/member-links.tsx',
      'analytics/count-visits.ts',
    ],
  },
  /** Opening and saving of a trip, for its page and for edits that wait on the device. */
  'trip-saving': {
    pages: ['trips/planner/trip-page.tsx', 'shell/watch-waiting.ts'],
    except: [
      'shell/home-page.tsx',
      'trips/sharing/shared-trip-page.tsx',
      'trips/form/plan-page.tsx',
      'trips/form/my-trips-page.tsx',
      'wishlist/saved-heart.tsx',
      'guide/places/found-places.tsx',
      'reviews/all-reviews.tsx',
    ],
  },
  /** The plan of a trip, as its people and those with a link see it. */
  plan: {
    pages: ['trips/planner/trip-page.tsx', 'trips/sharing/shared-trip-page.tsx'],
    except: [
      'shell/home-page.tsx',
      'guide/places/category-page.tsx',
      'guide/places/place-page.tsx',
      'guide/places/places-page.tsx',
      'guide/places/found-places.tsx',
      'guide/places/filter-bar.tsx',
      'guide/places/open-state.tsx',
      'reviews/all-reviews.tsx',
      'account/auth/login-page.tsx',
      'trips/form/plan-page.tsx',
      'trips/form/my-trips-page.tsx',
      'admin/admin-panel.tsx',
    ],
  },
  /** Small parts that the plan of a trip shares with other pages of travellers, so that it asks for few files. */
  'trip-parts': {
    needs: 'trips/planner/trip-page.tsx',
    pages: [
      'trips/planner/trip-page.tsx',
      'trips/sharing/shared-trip-page.tsx',
      'trips/form/my-trips-page.tsx',
      'trips/form/plan-page.tsx',
      'account/profile/profile-page.tsx',
      'reviews/review-form.tsx',
      'admin/admin-panel.tsx',
    ],
    except: [
      // The page of reviews has a form, too, and drafts.
      ...FIRST_PAGES.filter((page) => !page.startsWith('trips/') && page !== 'reviews/all-reviews.tsx'),
      ...LATER_PARTS.filter((part) => part !== 'trips/add-to-trip/add-to-trip.tsx'),
      'reviews/helpful-vote.tsx',
      'analytics/count-visits.ts',
      'shell/follow-tabs.ts',
      'guide/places/filter-bar.tsx',
      'guide/places/place-map.tsx',
      'guide/places/map-mode.tsx',
    ],
  },
  /** The first screen of the home page, which its loader asks for while the page's own code comes. */
  home: {
    pages: ['shell/home-page.tsx', 'shell/load-home.ts'],
    except: FIRST_PAGES.filter((page) => page !== 'shell/home-page.tsx'),
  },
  /** A place as its page and a preview show it. */
  place: {
    pages: ['guide/places/place-page.tsx', 'guide/places/place-facts.tsx', 'admin/desk/previewed-story.tsx'],
    except: [
      ...FIRST_PAGES.filter((page) => page !== 'guide/places/place-page.tsx'),
      ...LATER_PARTS,
      'guide/places/state-now.tsx',
      'guide/local/services-page.tsx',
      'guide/local/dishes-page.tsx',
      'guide/driver/driver-card.tsx',
    ],
  },
  /** Reviews, which no list shows. */
  reviews: {
    pages: ['shell/home-page.tsx', 'guide/places/place-page.tsx', 'reviews/all-reviews.tsx'],
    except: ['guide/places/category-page.tsx'],
  },
  /** Filters of lists, without the hours of places, which other pages show, too. */
  filters: {
    pages: ['guide/places/filter-bar.tsx', 'guide/places/found-places.tsx'],
    except: [
      'guide/places/category-page.tsx',
      'guide/places/load-list.ts',
      'guide/places/state-now.tsx',
      'trips/planner/trip-page.tsx',
    ],
  },
  /** The search above every list. */
  lists: {
    pages: ['guide/places/category-page.tsx', 'guide/places/places-page.tsx'],
    except: [
      'shell/home-page.tsx',
      'guide/places/place-page.tsx',
      'trips/planner/trip-page.tsx',
      'trips/form/plan-page.tsx',
    ],
  },
  /** Pages that visitors read first. */
  guide: { pages: ['shell/home-page.tsx', 'guide/places/category-page.tsx', 'guide/places/place-page.tsx'] },
  /** Hours of places, without what their page shows at once. */
  'open-hours': {
    pages: ['guide/places/open-state.tsx', 'guide/places/found-places.tsx', 'trips/planner/trip-page.tsx'],
    except: ['guide/places/place-page.tsx', 'guide/places/load-list.ts'],
  },
  /** Parts that every page loads for signed-in travellers. */
  members: { pages: ['shell/member-links.tsx', 'wishlist/saved-heart.tsx'] },
  /** Fields of forms, for the page of a trip too, which parses nothing. */
  fields: { pages: ['account/auth/login-page.tsx', 'trips/planner/trip-page.tsx'] },
  /** Pages with forms, which parse with schemas. */
  forms: {
    pages: [
      'account/auth/login-page.tsx',
      'account/auth/signup-page.tsx',
      'account/auth/forgot-password-page.tsx',
      'account/newsletter/newsletter-page.tsx',
      'account/profile/profile-page.tsx',
      'reviews/review-form.tsx',
      'trips/form/plan-page.tsx',
      'admin/admin-panel.tsx',
    ],
  },
}

const LIBRARY = /[\\/]node_modules[\\/]/
/** The parts of libraries that each page needs, also if the program itself does not, as the smallest of all files would be alone. */
const EVERYWHERE =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*(?:[iI]nfiniteQuery(?!Behavior)|[mM]utationObserver|useMutation|[qQ]ueriesObserver|useQueries|suspenseQuer|SuspenseQuer))/

/** A group does not take in the imports of its modules. Each module goes into a group by its own users. */
const alone = { includeDependenciesRecursively: false }

/**
 * Groups modules into few files instead of many small ones.
 * @param apart modules that are no part of the program, which is one file with its entry
 */
export function createChunkGroups(web: string, apart: readonly string[]): ChunkGroup[] {
  const inWeb = (page: string) => join(web, page)
  const groups = Object.entries(sharedBy).map(([name, { isWhole = false, needs, pages, except = [] }]) => ({
    name,
    isWhole,
    needs: needs === undefined ? null : inWeb(needs),
    pages: pages.map(inWeb),
    except: except.map(inWeb),
  }))
  const importedBy = new Map<string, ReadonlySet<string>>()
  const getGroup = (id: string, context: ChunkingContext): string | null => {
    const isNeeded = (page: string) => {
      const imported = importedBy.get(page) ?? getImports(page, context)
      importedBy.set(page, imported)
      return imported.has(id)
    }
    for (const { name, isWhole, needs, pages, except } of groups) {
      if (except.some(isNeeded) || (needs !== null && !isNeeded(needs))) continue
      const users = pages.filter(isNeeded)
      if (isWhole && users.length > 0) return name
      if (users.length > 0) return users.length > 1 && !pages.includes(id) ? name : null
    }
    return null
  }
  return [
    { ...alone, name: 'libraries', test: EVERYWHERE, priority: 4 },
    { ...alone, name: 'program', tags: ['$initial'], test: (id) => !apart.includes(id), priority: 3 },
    { ...alone, name: getGroup, debugName: 'pages', test: (id) => !LIBRARY.test(id), priority: 1 },
  ]
}

/**
 * Finds a module and all static imports below it. The result is too large for libraries: their index imports all of their
 * modules, and only the bundler knows which of them a page uses.
 */
function getImports(page: string, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set([page])
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
