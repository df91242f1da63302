import type { Agenda } from './agenda.ts'

/**
 * Draws what is ahead today, as a part of the first script, which imports nothing in a build. It stands in the place of the
 * page until the page is shown.
 * @returns null if the page of this address begins with nothing of it
 */
export function drawAgenda(): HTMLElement | null {
  try {
    const [agenda, user] = [readItem('agenda'), readItem('user')]
    const isHere = isAgenda(agenda) && agenda.paths.includes(location.pathname) && location.search === ''
    return isHere && user !== null && 'id' in user && user.id === agenda.userId ? drawDay(agenda, Date.now()) : null
  } catch {
    // Blocked by the settings of the browser.
    return null
  }
}

function readItem(key: string): object | null {
  const item: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
  return typeof item === 'object' ? item : null
}

/** True for what a build with this format wrote (agenda.ts). */
function isAgenda(item: object | null): item is Agenda {
  return item !== null && 'format' in item && item.format === 1
}

function drawDay({ title, note, days }: Agenda, now: number): HTMLElement | null {
  const day = days.find(({ from, to }) => from <= now && now < to)
  if (!day?.stops.length) return null
  const rows = day.stops.map(({ time, name }) => createElement('li', createElement('strong', time), ' ', name))
  const section = createElement(
    'section',
    createElement('p', day.label),
    createElement('h1', title),
    createElement('ul', ...rows),
    createElement('p', note),
  )
  section.className = 'agenda'
  return section
}

/** Text that people typed comes into nodes of text. */
function createElement(tag: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}
