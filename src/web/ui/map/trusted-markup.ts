/** By which Leaflet finds out, as it is loaded, whether the browser draws SVG. */
const FEATURE_TEST = '<svg/>'

type PolicyFactory = { createPolicy(name: 'default', rules: { createHTML(text: string): string }): unknown }

declare global {
  interface Window {
    /** Not in every browser: those without it do not enforce it either. */
    readonly trustedTypes?: PolicyFactory
  }
}

let isMade = false

/** Lets that one string become HTML, and as before no other; Leaflet can be loaded after this. */
export function trustFeatureTest(): void {
  if (isMade) return
  isMade = true
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text === FEATURE_TEST) return text
      throw new TypeError('Text is not made into HTML here')
    },
  })
}
