/** Browsers from spring 2025 on convert the JSON of passkeys themselves. Numbers are no host names, which passkeys need. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}
