/**
 * A script of its own, run before the first paint. The page arrives as a guest's; when a session is stored, it stays
 * hidden until that session is checked (section 4). It imports nothing, since a classic script cannot.
 */
try {
  if (localStorage.getItem('token') !== null && localStorage.getItem('email') !== null) {
    const { classList } = document.documentElement
    classList.add('session-pending')
    // Without the product's program nobody would ever show the page: a guest's is better than none.
    const showPage = () => classList.remove('session-pending')
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showPage(), true)
    addEventListener('unhandledrejection', showPage)
  }
} catch {
  // Storage is forbidden, so no session is stored.
}
