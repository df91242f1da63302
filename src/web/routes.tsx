import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { placeCategories, type PlaceCategory } from '#contract/place/place-facts.ts'
import { city } from './city/queries.ts'
import type { ListScope } from './guide/places/list-scope.ts'
import { selectedPlaces, placeBySlug } from './guide/places/queries.ts'
import { categoryPaths, paths, type PageName } from '#contract/paths.ts'
import { latestReviews, reviewsOfPlace } from './reviews/queries.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './ui/not-found-page.tsx'
import { phrases } from './guide/phrases/queries.ts'
import { dishes, services } from './guide/local/queries.ts'
import { year } from './guide/seasons/queries.ts'
import { LatePageFailure } from './shell/preloaded-page-failure.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { suggestedTrips } from './trips/form/queries.ts'

type Loading = {
  queryClient: QueryClient
  /**
   * True on the server, for the first page in the browser, and for Back and Forward: the page waits for its data. Other
   * pages show placeholders at once.
   */
  isWaiting: () => boolean
  /** True if React is about to take over the HTML of a guest, which shows parts whose code comes later. */
  isHydrating: () => boolean
}

/**
 * Name of a page's component, for example `PlacePage`. The file `place-page.tsx` exports it: the server finds by that name
 * the files of the build that the page needs.
 */
export type RouteHandle = { page: `${string}Page` }

/** Path, loader and code of every page. */
type PageRoutes = { [Name in PageName]: RouteObject & { path: (typeof paths)[Name] } }

/** Server and browser share this route table. */
export function createRoutes(loading: Loading): RouteObject[] {
  const { admin, ...framed } = createPages(loading)
  const inCity = {
    ErrorBoundary: ErrorPage,
    loader: async () => {
      await loading.queryClient.ensureQueryData(city())
      return null
    },
    // The city does not change while a page is open: a new URL needs no new city.
    shouldRevalidate: () => false,
  }
  return [
    { ...admin, ...inCity },
    {
      path: paths.home,
      Component: RootLayout,
      ...inCity,
      children: [
        // A page that fails leaves the frame, and what was open before, as they are.
        {
          ErrorBoundary: LatePageFailure,
          children: [
            ...Object.values(framed),
            ...placeCategories.map((category) => createCategoryPage(category, loading)),
            { id: 'not-found', path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ]
}

function createPages(loading: Loading): PageRoutes {
  const { queryClient } = loading
  const loadMyTrips = () => import('./trips/form/my-trips-page.tsx')
  return {
    home: {
      path: paths.home,
      loader: async () => {
        const home = await import('./shell/load-home.ts')
        await home.loadHome(queryClient)
        return preload(loading, queryClient.prefetchQuery(selectedPlaces()), queryClient.prefetchQuery(latestReviews()))
      },
      ...lazyPage(() => import('./shell/home-page.tsx'), 'HomePage'),
    },
    places: {
      path: paths.places,
      loader: ({ request }) => loadList(loading, 'all', request),
      ...lazyPage(() => import('./guide/places/places-page.tsx'), 'PlacesPage'),
    },
    placePattern: {
      path: paths.placePattern,
      loader: ({ params: { slug = '' } }) =>
        preload(
          loading,
          queryClient.prefetchQuery(placeBySlug(slug)),
          queryClient.prefetchInfiniteQuery(reviewsOfPlace(slug)),
        ),
      ...lazyPage(() => import('./guide/places/place-page.tsx'), 'PlacePage'),
    },
    suggestedTrips: {
      path: paths.suggestedTrips,
      loader: () => preload(loading, queryClient.prefetchQuery(suggestedTrips())),
      ...lazyPage(() => import('./trips/form/suggested-trips-page.tsx'), 'SuggestedTripsPage'),
    },
    seasons: {
      path: paths.seasons,
      loader: () => preload(loading, queryClient.prefetchQuery(year())),
      ...lazyPage(() => import('./guide/seasons/seasons-page.tsx'), 'SeasonsPage'),
    },
    dishes: {
      path: paths.dishes,
      loader: () => preload(loading, queryClient.prefetchQuery(dishes())),
      ...lazyPage(() => import('./guide/local/dishes-page.tsx'), 'DishesPage'),
    },
    services: {
      path: paths.services,
      loader: () => preload(loading, queryClient.prefetchQuery(services())),
      ...lazyPage(() => import('./guide/local/services-page.tsx'), 'ServicesPage'),
    },
    phrases: {
      path: paths.phrases,
      loader: () => preload(loading, queryClient.prefetchQuery(phrases())),
      ...lazyPage(() => import('./guide/phrases/phrases-page.tsx'), 'PhrasesPage'),
    },
    offline: {
      path: paths.offline,
      ...lazyPage(() => import('./guide/offline/offline-page.tsx'), 'OfflinePage'),
    },
    wishlist: {
      path: paths.wishlist,
      ...lazyPage(() => import('./wishlist/wishlist-page.tsx'), 'WishlistPage'),
    },
    profile: {
      path: paths.profile,
      ...lazyPage(() => import('./account/profile/profile-page.tsx'), 'ProfilePage'),
    },
    login: {
      path: paths.login,
      ...lazyPage(() => import('./account/auth/login-page.tsx'), 'LoginPage'),
    },
    signup: {
      path: paths.signup,
      ...lazyPage(() => import('./account/auth/signup-page.tsx'), 'SignupPage'),
    },
    forgotPassword: {
      path: paths.forgotPassword,
      ...lazyPage(() => import('./account/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    },
    newsletter: {
      path: paths.newsletter,
      ...lazyPage(() => import('./account/newsletter/newsletter-page.tsx'), 'NewsletterPage'),
    },
    unsubscribe: {
      path: paths.unsubscribe,
      ...lazyPage(() => import('./account/newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),
    },
    confirmEmail: {
      path: paths.confirmEmail,
      ...lazyPage(() => import('./account/auth/confirm-email-page.tsx'), 'ConfirmEmailPage'),
    },
    confirmEmailChange: {
      path: paths.confirmEmailChange,
      ...lazyPage(() => import('./account/auth/confirm-email-change-page.tsx'), 'ConfirmEmailChangePage'),
    },
    confirmNewsletter: {
      path: paths.confirmNewsletter,
      ...lazyPage(() => import('./account/newsletter/confirm-newsletter-page.tsx'), 'ConfirmNewsletterPage'),
    },
    planYourTrip: {
      path: paths.planYourTrip,
      loader: async ({ request }) => {
        const { loadOwnTrips } = await import('./trips/ahead/load-own-trips.ts')
        await loadOwnTrips(queryClient, request.url)
        return null
      },
      ...lazyPage(() => import('./trips/form/plan-page.tsx'), 'PlanPage'),
    },
    sharedTrip: {
      path: paths.sharedTrip,
      ...lazyPage(() => import('./trips/sharing/shared-trip-page.tsx'), 'SharedTripPage'),
    },
    invite: {
      path: paths.invite,
      ...lazyPage(() => import('./trips/sharing/invite-page.tsx'), 'InvitePage'),
    },
    myTrips: { path: paths.myTrips, ...lazyPage(loadMyTrips, 'MyTripsPage') },
    tripList: { path: paths.tripList, ...lazyPage(loadMyTrips, 'MyTripsPage') },
    tripPattern: {
      path: paths.tripPattern,
      loader: async ({ params: { id = '' } }) => {
        const trip = await import('./trips/planner/load-trip.ts')
        await trip.loadTrip(queryClient, id, loading.isWaiting())
        return null
      },
      ...lazyPage(() => import('./trips/planner/trip-page.tsx'), 'TripPage'),
    },
    reviews: {
      path: paths.reviews,
      ...lazyPage(() => import('./reviews/reviews-page.tsx'), 'ReviewsPage'),
    },
    search: {
      path: paths.search,
      loader: async ({ request }) => {
        const search = await import('./guide/search/load-search.ts')
        return preload(loading, search.loadSearch(queryClient, request))
      },
      ...lazyPage(() => import('./guide/search/search-page.tsx'), 'SearchPage'),
    },
    about: {
      path: paths.about,
      ...lazyPage(() => import('./guide/about/about-page.tsx'), 'AboutPage'),
    },
    privacy: {
      path: paths.privacy,
      ...lazyPage(() => import('./guide/privacy/privacy-page.tsx'), 'PrivacyPage'),
    },
    admin: {
      path: paths.admin,
      ...lazyPage(() => import('./admin/admin-page.tsx'), 'AdminPage'),
    },
  }
}

function createCategoryPage(category: PlaceCategory, loading: Loading): RouteObject {
  return {
    id: category,
    path: categoryPaths[category],
    loader: ({ request }) => loadList(loading, category, request),
    lazy: {
      Component: async () => {
        const { CategoryPage } = await import('./guide/places/category-page.tsx')
        return () => <CategoryPage key={category} category={category} />
      },
    },
    handle: { page: 'CategoryPage' } satisfies RouteHandle,
  }
}

async function loadList(loading: Loading, scope: ListScope, { url }: Request): Promise<null> {
  const list = await import('./guide/places/load-list.ts')
  const { first, later } = list.loadList(loading.queryClient, scope, new URL(url).searchParams)
  return preload(loading, first, ...(loading.isHydrating() ? [] : [later]))
}

async function preload({ isWaiting }: Loading, ...queries: Promise<unknown>[]): Promise<null> {
  if (isWaiting()) await Promise.all(queries)
  return null
}

/** The code of each page is a chunk of its own. The router empties `lazy` once it has loaded: no two routes share one. */
function lazyPage<Page extends RouteHandle['page']>(load: () => Promise<Record<Page, ComponentType>>, page: Page) {
  return { lazy: { Component: async () => (await load())[page] }, handle: { page } satisfies RouteHandle }
}
