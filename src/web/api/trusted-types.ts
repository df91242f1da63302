/** Leaflet parses this string while it loads, to find out whether the browser draws SVG. */
const FEATURE_TEST = '<svg/>'

/** The only scripts that pages start as workers. The build puts a hash into the names of two; the browser asks for the third by its name. */
const WORKERS = /^\/(assets\/(photo|plan)-worker-[\w-]+|service-worker)\.js$/

type Rules = { createHTML(text: string): string; createScriptURL(url: string): string }

declare global {
  interface Window {
    /** Browsers without trusted types do not enforce them either. */
    readonly trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown }
  }
}

let isPolicyCreated = false

/** Allows one string as HTML and three scripts as workers, and no other. Leaflet and workers can load after this call. */
export function trustOwnCode(): void {
  if (isPolicyCreated) return
  isPolicyCreated = true
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text === FEATURE_TEST) return text
      throw new TypeError('Text is not made into HTML here')
    },
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href)
      if (origin === location.origin && WORKERS.test(pathname)) return url
      throw new TypeError('This script is not loaded here')
    },
  })
}
