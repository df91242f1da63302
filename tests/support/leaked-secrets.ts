/** Secrets and personal data by the form that they have in any text. A token has 256 bits in base64url: small and capital letters. */
const forms = {
  'an email': /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  'a token': /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
  'a password hash': /\$argon2/,
} as const

/** @returns each line that holds a secret, after the kind of the secret */
export function findLeakedSecrets(text: string): string[] {
  return text.split('\n').flatMap((line) =>
    Object.entries(forms)
      .filter(([, form]) => form.test(line))
      .map(([kind]) => `${kind}: ${line}`),
  )
}
