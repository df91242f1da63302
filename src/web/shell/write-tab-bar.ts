import { escapeHtml } from '#contract/text/escape-html.ts'
import { language } from '#messages/language.ts'
import { tabBar } from '#messages/shell.ts'
import { phoneTabNames, phoneTabs, tabOfPage, type PhoneTab } from './phone-tabs.ts'

const icons: Readonly<Record<PhoneTab, string>> = {
  explore: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M15.800 8.200l-2.200 5.400l-5.400 2.200l2.200-5.400z',
  map: 'M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14',
  trip: 'M8 5h8a3.500 3.500 0 0 1 0 7H8a3.500 3.500 0 0 0 0 7h7M4 3.500a2 2 0 1 0 0 4a2 2 0 0 0 0-4M19 17a2 2 0 1 0 0 4a2 2 0 0 0 0-4',
  phrases: 'M4 4h16v12H10l-5 4v-4H4zM8 8.500h8M8 11.500h5',
  me: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.500 20.500c.7-4 3.700-6 7.500-6s6.800 2 7.500 6',
}

type Page = {
  /** With the language, as in the address. */
  path: string
  query: string
}

/**
 * The bar at the foot of small screens. It stands in the HTML alone, so that no page loads code for it: its links work by
 * themselves, and `follow-tabs.ts` shortens their way once the browser is idle.
 */
export function writeTabBar({ path, query }: Page, hasPhrases: boolean): string {
  const current = tabOfPage(path.slice(language.base.length) || '/', query)
  const tabs = phoneTabNames.filter((tab) => tab !== 'phrases' || hasPhrases)
  const links = tabs.map((tab) => {
    const mark = tab === current ? ' aria-current="page"' : ''
    const icon = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[tab]}"/></svg>`
    return `<li><a href="${escapeHtml(language.base + phoneTabs[tab])}" data-tab="${tab}"${mark}>${icon}${escapeHtml(tabBar[tab])}</a></li>`
  })
  return `<nav class="tab-bar" aria-label="${escapeHtml(tabBar.label)}"><ul>${links.join('')}</ul></nav>`
}
