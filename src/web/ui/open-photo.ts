import type { MouseEvent } from 'react'

/**
 * Click handler of a link to a photo. It shows the photo large, with the other photos of the page. Without scripts, and
 * with a modifier key, the browser follows the link.
 */
export function openPhoto(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const link = event.currentTarget
  void import('./photo-links.ts').then((photos) => photos.showPhotosFrom(link))
}
