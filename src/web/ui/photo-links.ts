import type { Photo } from './photo-viewer.tsx'

/**
 * Shows the photo of a link large, with all photos of the page in their order. It loads the viewer with its styles, which
 * the first pages do not name. It fails where they do not load.
 */
export async function showPhotosFrom(link: HTMLAnchorElement): Promise<void> {
  const all = [...document.querySelectorAll<HTMLAnchorElement>('a.photo-link')]
  // The photo of a review stands in the strip of its place, too.
  const links = all.filter(({ href }, index) => all.findIndex((other) => other.href === href) === index)
  const first = links.findIndex(({ href }) => href === link.href)
  const { showPhotos } = await import('./photo-viewer.tsx')
  showPhotos({ photos: links.map(readPhoto), first, opener: link })
}

/** The caption is the text of the small photo and the date of the article or list item around it. */
function readPhoto(link: HTMLAnchorElement): Photo {
  const alt = link.querySelector('img')?.alt ?? ''
  const date = link.closest('article, li')?.querySelector('time')?.textContent ?? ''
  return { url: link.href, alt, caption: date === '' ? alt : `${alt} · ${date}` }
}
