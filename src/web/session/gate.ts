/**
 * Runs before the first paint, in a build as a part of `paint-first.ts`. The server sends the page of a guest. If a
 * session is stored, the page stays hidden until the session is checked (section 4). Classic scripts cannot import.
 */
let token: string | null = null
try {
  // Lists have their density from the first paint on (list-density.ts).
  if (localStorage.getItem('density') !== null) document.documentElement.classList.add('large-cards')
  token = localStorage.getItem('token')
  if (token !== null && localStorage.getItem('email') !== null) {
    const { classList } = document.documentElement
    classList.add('session-pending')
    // If the main script does not load, the page of a guest is better than a hidden page.
    const showPage = () => classList.remove('session-pending')
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showPage(), true)
    addEventListener('unhandledrejection', showPage)
  }
} catch {
  // The storage is blocked, so it has no session.
}

/** The token of the stored session. */
export const tokenAtStart = token
