import { expect, type Page } from '@playwright/test'

type Call = { token?: string; body?: object }

/**
 * Calls the API from outside the page, as another device does. @param route such as `POST /wishlist`
 * @returns the body of the reply, which must be a success
 */
export async function callApiBesidePage(page: Page, route: string, { token, body }: Call = {}): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ')
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { data: body }),
  })
  expect(answer.ok(), route).toBe(true)
  return answer.json()
}
