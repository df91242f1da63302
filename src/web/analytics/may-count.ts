/**
 * Visitors can ask not to be counted, by Global Privacy Control or Do Not Track. Programs that drive a browser are no
 * visitors.
 */
export function mayCount(): boolean {
  const { webdriver, doNotTrack } = navigator
  const hasPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return !webdriver && doNotTrack !== '1' && !hasPrivacyControl
}
