/** Leaflet parses this string while it loads, to find out whether the browser draws SVG. */
const FEATURE_TEST = '<svg/>'

type PolicyFactory = { createPolicy(name: 'default', rules: { createHTML(text: string): string }): unknown }

declare global {
  interface Window {
    /** Browsers without trusted types do not enforce them either. */
    readonly trustedTypes?: PolicyFactory
  }
}

let isPolicyCreated = false

/** Allows this one string as HTML and no other. Leaflet can load after this call. */
export function trustFeatureTest(): void {
  if (isPolicyCreated) return
  isPolicyCreated = true
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text === FEATURE_TEST) return text
      throw new TypeError('Text is not made into HTML here')
    },
  })
}
