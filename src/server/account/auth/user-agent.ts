/** Names of products. Empty when the text names none that we know. */
export type BrowserName = { readonly browser: string; readonly system: string }

/** A browser names those that it wants to be taken for, too. The first that matches is the true one. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
]

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** More than any browser says. */
const MAX_LENGTH = 500

/** Reads browser and system from a `User-Agent` header. The answer holds none of its text. */
export function nameBrowser(userAgent: string): BrowserName {
  const text = userAgent.slice(0, MAX_LENGTH)
  const find = (names: typeof browsers) => names.find(([, mark]) => mark.test(text))?.[0] ?? ''
  return { browser: find(browsers), system: find(systems) }
}
