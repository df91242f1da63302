import { calendarPath, paths } from '#contract/paths.ts'
import { language } from '#messages/language.ts'
import { shareTrip as messages } from '#messages/trip-people.ts'
import { notify } from '../../ui/notify.ts'

/** The token stands behind `#`, so that no server, log or referrer has it. */
export function viewUrl(token: string): string {
  return `${new URL(language.base + paths.sharedTrip, location.origin).href}#${token}`
}

export function inviteUrl(token: string): string {
  return `${new URL(language.base + paths.invite, location.origin).href}#${token}`
}

export function calendarUrl(token: string): string {
  return new URL(calendarPath(token), location.origin).href
}

/** Opens the system's share sheet where there is one, else copies the link. */
export async function sendLink(title: string, url: string): Promise<void> {
  if (!('share' in navigator)) return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The traveller has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(url)
  }
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify('success', messages.copied, 'to-read')
  } catch {
    notify('error', messages.copyFailed, 'to-read')
  }
}
