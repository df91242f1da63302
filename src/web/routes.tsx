import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { SEARCH_PARAMETER } from '#contract/page.ts'
import { placeCategories } from '#contract/place-facts.ts'
import { toSearchTerm } from '#contract/places.ts'
import { city } from './city/queries.ts'
import { placeBySlug, placesIn, placesMatching } from './places/queries.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { latestReviews, reviewsOfPlace } from './reviews/queries.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { suggestedTrips } from './trips/queries.ts'

type Loading = {
  queryClient: QueryClient
  /**
   * True on the server and for the first page in the browser: the page waits for its data. Later pages show
   * placeholders at once.
   */
  isWaiting: () => boolean
}

/** Source file of the page. The build's manifest lists by it the files that the page needs at once. */
export type RouteHandle = { module: string }

/** Server and browser share this route table. */
export function createRoutes({ queryClient, isWaiting }: Loading): RouteObject[] {
  const preload = async (loading: Promise<unknown>) => {
    if (isWaiting()) await loading
    return null
  }

  const loadCity = async () => {
    await queryClient.ensureQueryData(city())
    return null
  }

  return [
    {
      path: paths.admin,
      ErrorBoundary: ErrorPage,
      loader: loadCity,
      shouldRevalidate: () => false,
      lazy: { Component: async () => (await import('./admin/admin-page.tsx')).AdminPage },
      handle: { module: 'src/web/admin/admin-page.tsx' } satisfies RouteHandle,
    },
    {
      path: '/',
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      loader: loadCity,
      // The city does not change while a page is open: a new URL needs no new city.
      shouldRevalidate: () => false,
      children: [
        {
          index: true,
          loader: () => preload(queryClient.prefetchQuery(latestReviews())),
          lazy: { Component: async () => (await import('./home/home-page.tsx')).HomePage },
          handle: { module: 'src/web/home/home-page.tsx' } satisfies RouteHandle,
        },
        ...placeCategories.map((category): RouteObject => ({
          id: category,
          path: categoryPaths[category],
          loader: ({ request }) => {
            const term = toSearchTerm(new URL(request.url).searchParams.get(SEARCH_PARAMETER) ?? '')
            return preload(
              term === ''
                ? queryClient.prefetchQuery(placesIn(category))
                : queryClient.prefetchQuery(placesMatching(term)),
            )
          },
          lazy: {
            Component: async () => {
              const { CategoryPage } = await import('./places/category-page.tsx')
              return () => <CategoryPage key={category} category={category} />
            },
          },
          handle: { module: 'src/web/places/category-page.tsx' } satisfies RouteHandle,
        })),
        {
          path: paths.placePattern,
          loader: ({ params: { slug = '' } }) =>
            preload(
              Promise.all([
                queryClient.prefetchQuery(placeBySlug(slug)),
                queryClient.prefetchInfiniteQuery(reviewsOfPlace(slug)),
              ]),
            ),
          lazy: { Component: async () => (await import('./places/place-page.tsx')).PlacePage },
          handle: { module: 'src/web/places/place-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.suggestedTrips,
          loader: () => preload(queryClient.prefetchQuery(suggestedTrips())),
          lazy: { Component: async () => (await import('./trips/suggested-trips-page.tsx')).SuggestedTripsPage },
          handle: { module: 'src/web/trips/suggested-trips-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.wishlist,
          lazy: { Component: async () => (await import('./wishlist/wishlist-page.tsx')).WishlistPage },
          handle: { module: 'src/web/wishlist/wishlist-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.profile,
          lazy: { Component: async () => (await import('./profile/profile-page.tsx')).ProfilePage },
          handle: { module: 'src/web/profile/profile-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.login,
          lazy: { Component: async () => (await import('./auth/login-page.tsx')).LoginPage },
          handle: { module: 'src/web/auth/login-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.signup,
          lazy: { Component: async () => (await import('./auth/signup-page.tsx')).SignupPage },
          handle: { module: 'src/web/auth/signup-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.forgotPassword,
          lazy: { Component: async () => (await import('./auth/forgot-password-page.tsx')).ForgotPasswordPage },
          handle: { module: 'src/web/auth/forgot-password-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.newsletter,
          lazy: { Component: async () => (await import('./newsletter/newsletter-page.tsx')).NewsletterPage },
          handle: { module: 'src/web/newsletter/newsletter-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.unsubscribe,
          lazy: { Component: async () => (await import('./newsletter/unsubscribe-page.tsx')).UnsubscribePage },
          handle: { module: 'src/web/newsletter/unsubscribe-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.planYourTrip,
          lazy: { Component: async () => (await import('./trips/plan-page.tsx')).PlanPage },
          handle: { module: 'src/web/trips/plan-page.tsx' } satisfies RouteHandle,
        },
        ...[paths.myTrips, paths.tripList].map((path): RouteObject => ({
          path,
          lazy: { Component: async () => (await import('./trips/my-trips-page.tsx')).MyTripsPage },
          handle: { module: 'src/web/trips/my-trips-page.tsx' } satisfies RouteHandle,
        })),
        {
          path: paths.reviews,
          lazy: { Component: async () => (await import('./reviews/reviews-page.tsx')).ReviewsPage },
          handle: { module: 'src/web/reviews/reviews-page.tsx' } satisfies RouteHandle,
        },
        {
          path: paths.about,
          lazy: { Component: async () => (await import('./about/about-page.tsx')).AboutPage },
          handle: { module: 'src/web/about/about-page.tsx' } satisfies RouteHandle,
        },
        { id: 'not-found', path: '*', Component: NotFoundPage },
      ],
    },
  ]
}
