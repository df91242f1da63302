import { formatsFor } from '#contract/messages/format.ts'
import { getCity } from '#contract/place/places.endpoints.ts'
import type { City } from '#contract/place/places.ts'
import { openSharedTrip } from '#contract/trip/trip-links.endpoints.ts'
import { language } from '#messages/language.ts'
import { readReply, send } from '../../api/call.ts'
import { CONTENT_HASH } from '../../ui/take-focus.ts'
import { FIRST_VIEW, FIRST_VIEW_DONE, type FirstAnswer } from './first-answer.ts'
import { getFirstView, type FirstElement } from './first-view-elements.ts'

/**
 * The first script of the page of a link, a file of its own without imports. It asks for the trip before anything else
 * has come and draws it into the page of the server; the scripts of the page begin afterwards, and take the answer
 * over. Only the page itself draws refusals (a wrong link, a passcode).
 */
const token = location.hash.slice(1)
if (token !== '' && location.hash !== CONTENT_HASH) {
  const sent = send(openSharedTrip, { body: { token, passcode: null } })
  const first: FirstAnswer = { token, sent }
  window.firstAnswer = first
  // Another link in the same tab.
  addEventListener('hashchange', () => {
    if (location.hash === CONTENT_HASH || location.hash.slice(1) === token) return
    if (window.firstAnswer === first) window.firstAnswer = undefined
    findPlace()?.replaceChildren()
  })
  // The page reports a failure.
  void draw(first, sent).then(finish, finish)
} else finish()

async function draw(first: FirstAnswer, sent: NonNullable<FirstAnswer['sent']>): Promise<void> {
  // Before the page reads the answer itself.
  const copied = sent.then(({ response, token }) => ({ response: response.clone(), token }))
  const [{ trip }] = await Promise.all([copied.then((copy) => readReply(openSharedTrip, copy)), whenRead()])
  const city = readCity()
  if (!city || window.firstAnswer !== first) return
  const formats = formatsFor(language, city)
  findPlace()?.replaceChildren(...getFirstView(trip, { formats, hasMap: Boolean(city.map.base) }).map(toElement))
}

function finish(): void {
  document.documentElement.classList.add(FIRST_VIEW_DONE)
  dispatchEvent(new Event(FIRST_VIEW_DONE))
}

/** Resolves when the browser has read the whole HTML. */
async function whenRead(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

function findPlace(): Element | null {
  return document.querySelector(`.${FIRST_VIEW}`)
}

type State = { queries: readonly { queryKey: readonly unknown[]; state: { data?: { city?: City } } }[] }

/** The city as the server has written it for the page. */
function readCity(): City | undefined {
  const { queries } = JSON.parse(document.getElementById('state')?.textContent ?? '{"queries":[]}') as State
  return queries.find(({ queryKey }) => queryKey[1] === getCity.path)?.state.data?.city
}

function toElement({ tag, attributes = {}, text, children = [] }: FirstElement): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...(text === undefined ? [] : [text]), ...children.map(toElement))
  return element
}
