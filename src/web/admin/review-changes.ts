import type { QueryClient } from '@tanstack/react-query'
import { deleteReview, restoreReview, type Review } from '#contract/reviews.ts'
import { callOverHttp } from '../api/call.ts'
import { outdateContent } from '../api/query-client.ts'
import { reviewPages } from './queries.ts'

export async function removeReview(queryClient: QueryClient, id: string): Promise<void> {
  await callOverHttp(deleteReview, { params: { id } })
  await changePages(queryClient, (reviews) => reviews.filter(({ _id }) => _id !== id))
}

/** Takes the deletion back; the review stands among the others by its time. */
export async function bringReviewBack(queryClient: QueryClient, id: string): Promise<void> {
  const { review } = await callOverHttp(restoreReview, { params: { id } })
  await changePages(queryClient, (reviews, isLast) => {
    const next = reviews.findIndex(({ createdAt }) => createdAt < review.createdAt)
    const isHere = next >= 0 || isLast
    return isHere ? reviews.toSpliced(next < 0 ? reviews.length : next, 0, review) : reviews
  })
}

type Change = (reviews: Review[], isLast: boolean) => Review[]

/** Changes the loaded pages in place, each as far as the ones before it left something to do. */
async function changePages(queryClient: QueryClient, change: Change): Promise<void> {
  const { queryKey } = reviewPages()
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (loaded) => {
    if (!loaded) return loaded
    const target = loaded.pages.findIndex(({ reviews }, index) => {
      const isLast = index === loaded.pages.length - 1
      return change(reviews, isLast).length !== reviews.length
    })
    const pages = loaded.pages.map((page, index) =>
      index === target ? { ...page, reviews: change(page.reviews, index === loaded.pages.length - 1) } : page,
    )
    return { ...loaded, pages }
  })
  outdateContent(queryClient)
}
