import { offline as messages } from '#messages/offline.ts'

/** Apple's browsers alone have it: true on the Home Screen, false in a tab. */
declare global {
  interface Navigator {
    readonly standalone?: boolean
  }
}

/** The place of the page on Apple's phones. Null: another device. */
export function getApplePlace(): 'tab' | 'home-screen' | null {
  if (navigator.standalone === undefined) return null
  return navigator.standalone ? 'home-screen' : 'tab'
}

/** Steps to store the guide on an iPhone. There, a page cannot offer to be installed. */
export function IphoneSection() {
  const { title, text, share, add, load } = messages.iphone
  return (
    <section className="offline-iphone" aria-labelledby="iphone-title">
      <h2 id="iphone-title">{title}</h2>
      <p>{text}</p>
      <ol>
        <li>{share}</li>
        <li>{add}</li>
        <li>{load}</li>
      </ol>
    </section>
  )
}
