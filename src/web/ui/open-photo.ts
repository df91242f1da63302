import type { MouseEvent } from 'react'

/**
 * Click handler of a link to a photo. It shows the photo large, with the other photos of the page. Without scripts, and
 * with a modifier key, the browser follows the link.
 */
export function openPhoto(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void showPhoto(event.currentTarget)
}

async function showPhoto(link: HTMLAnchorElement): Promise<void> {
  try {
    const photos = await import('./photo-links.ts')
    await photos.showPhotosFrom(link)
  } catch {
    // Without a network the code may not load. The browser may have the photo.
    location.assign(link.href)
  }
}
