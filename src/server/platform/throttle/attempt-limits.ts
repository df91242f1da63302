import { RESEND_DELAY_SECONDS } from '#contract/account/auth.ts'
import { HOUR_MS, SECOND_MS } from '#contract/text/durations.ts'

/** Slows attempts of one kind down. */
export type Limit = {
  readonly name: string
  /** The wait after the n-th attempt; 0 means none. */
  readonly delaySecondsAfter: (count: number) => number
  readonly forgetAfterSeconds: number
}

export function secondsInHours(count: number): number {
  return (count * HOUR_MS) / SECOND_MS
}

const QUARTER_HOUR = secondsInHours(1 / 4)

/** Allows `free` attempts. Then the wait starts at two seconds and doubles up to `most` seconds. */
function doubling(free: number, most: number) {
  return (count: number) => (count <= free ? 0 : Math.min(most, 2 ** Math.min(count - free, 20)))
}

function stopping(free: number, seconds: number) {
  return (count: number) => (count < free ? 0 : seconds)
}

/**
 * Guessing is slowed, most of all from one IP at one account. An account is never locked: strangers who keep failing on
 * an email delay its owner on a new device by a minute at most, and on a known device not at all.
 */
export const limits = {
  loginPair: {
    name: 'login pair',
    delaySecondsAfter: doubling(5, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(24),
  },
  loginEmail: { name: 'login email', delaySecondsAfter: doubling(20, 60), forgetAfterSeconds: secondsInHours(1) },
  /** Counts instead of the limits above while a device logs in to an account that knows it. */
  loginDevice: {
    name: 'login device',
    delaySecondsAfter: doubling(5, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(24),
  },
  /** The password that a session's owner enters again. */
  confirmation: {
    name: 'confirmation',
    delaySecondsAfter: doubling(5, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(24),
  },
  emailChange: {
    name: 'email change',
    delaySecondsAfter: stopping(5, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(24),
  },
  passwordChange: {
    name: 'password change',
    delaySecondsAfter: stopping(10, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(24),
  },
  deviceNotice: {
    name: 'device notice',
    delaySecondsAfter: stopping(5, secondsInHours(24)),
    forgetAfterSeconds: secondsInHours(24),
  },
  loginIp: {
    name: 'login address',
    delaySecondsAfter: doubling(100, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(1),
  },
  signupIp: {
    name: 'signup address',
    delaySecondsAfter: stopping(30, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(1),
  },
  /** The texts of accounts made from one IP in a day are bounded by their number. */
  signupIpDay: {
    name: 'signup address day',
    delaySecondsAfter: stopping(100, secondsInHours(24)),
    forgetAfterSeconds: secondsInHours(24),
  },
  codeIp: {
    name: 'code address',
    delaySecondsAfter: stopping(30, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(1),
  },
  subscribeIp: {
    name: 'subscribe address',
    delaySecondsAfter: stopping(30, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(1),
  },
  /**
   * Codes of an authenticator app. Each of them is right with a chance of three in a million, so whoever knows the
   * password needs millennia of such guesses. The owner passes with a passkey or a recovery code, which are not counted,
   * or begins a new count with a new password.
   */
  totp: { name: 'totp', delaySecondsAfter: doubling(10, secondsInHours(48)), forgetAfterSeconds: secondsInHours(96) },
  /**
   * The same codes, whatever the password is: a stranger with the mailbox sets as many new ones as the mails allow. Right
   * codes are taken back, and a new app begins a new count.
   */
  totpAccount: {
    name: 'totp account',
    delaySecondsAfter: doubling(100, secondsInHours(7 * 24)),
    forgetAfterSeconds: secondsInHours(365 * 24),
  },
  passkeyIp: {
    name: 'passkey address',
    delaySecondsAfter: stopping(60, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(1),
  },
  /**
   * Mails with codes for requests from one IP. The first five wait as long as the form waits to offer another. Further
   * ones wait a quarter of an hour each.
   */
  codePair: {
    name: 'code pair',
    delaySecondsAfter: (count: number) => (count < 5 ? RESEND_DELAY_SECONDS : QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(1),
  },
  /** Mails with codes to one email, whoever asks. */
  codeEmail: {
    name: 'code email',
    delaySecondsAfter: (count: number) => (count < 20 ? 0 : QUARTER_HOUR / 3),
    forgetAfterSeconds: secondsInHours(1),
  },
  /** Mails that ask the owner of an account to confirm the email. */
  confirmationMail: {
    name: 'confirmation mail',
    delaySecondsAfter: (count: number) => (count < 3 ? 2 * RESEND_DELAY_SECONDS : secondsInHours(6)),
    forgetAfterSeconds: secondsInHours(24),
  },
  /** Mails that ask the owner of an email to confirm a subscription. */
  newsletterMail: {
    name: 'newsletter mail',
    delaySecondsAfter: stopping(3, secondsInHours(24)),
    forgetAfterSeconds: secondsInHours(24),
  },
  /** Newsletter issues that editors mail to themselves. */
  letterTest: {
    name: 'letter test',
    delaySecondsAfter: stopping(20, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(1),
  },
  /**
   * Votes, shown visits, and own reviews that are deleted or restored. Each of them makes pages anew, in every process and
   * every cache.
   */
  pageChange: { name: 'page change', delaySecondsAfter: stopping(120, 60), forgetAfterSeconds: secondsInHours(1) },
  /**
   * Actions of one editor. Each of them stores a text for good: a version of an entry, a newsletter issue or an
   * announcement.
   */
  deskAction: { name: 'desk deed', delaySecondsAfter: stopping(3_000, 5), forgetAfterSeconds: secondsInHours(1) },
  /** Suggestions, refused ones too: each of them is compared with the whole guide. */
  suggestion: { name: 'suggestion', delaySecondsAfter: stopping(120, 60), forgetAfterSeconds: secondsInHours(1) },
  /** Mails to an email that its owner never confirmed, whichever accounts cause them. */
  unconfirmedMail: {
    name: 'unconfirmed mail',
    delaySecondsAfter: stopping(5, secondsInHours(24)),
    forgetAfterSeconds: secondsInHours(24),
  },
  /** Wrong tokens of links to trips. A token has 256 bits, so that no guess is ever right. */
  linkIp: { name: 'link address', delaySecondsAfter: stopping(60, 60), forgetAfterSeconds: secondsInHours(1 / 60) },
  /** Passcodes of one link from one IP. A client that guesses has the link already. */
  linkPasscode: {
    name: 'link passcode',
    delaySecondsAfter: doubling(5, QUARTER_HOUR),
    forgetAfterSeconds: secondsInHours(24),
  },
  /** Passcodes of one link, whoever types them. */
  linkPasscodes: {
    name: 'link passcodes',
    delaySecondsAfter: doubling(50, 60),
    forgetAfterSeconds: secondsInHours(24),
  },
  /**
   * Calls with a passcode from one IP, right ones too: each is a hash in the queue of logins. Guests may share an IP, so
   * that they wait a minute at most.
   */
  linkPasscodeIp: {
    name: 'link passcode address',
    delaySecondsAfter: stopping(60, 60),
    forgetAfterSeconds: secondsInHours(1 / 60),
  },
  /** Passcodes that one account gives its links. Each of them is a hash in the queue of logins. */
  linkPasscodeChange: {
    name: 'link passcode change',
    delaySecondsAfter: stopping(30, QUARTER_HOUR),
    forgetAfterSeconds: QUARTER_HOUR,
  },
  /** Feeds that are written anew for the links of one account. Each edit of a trip needs one, when a program asks. */
  calendarWriting: {
    name: 'calendar writing',
    delaySecondsAfter: stopping(60, 60),
    forgetAfterSeconds: secondsInHours(1 / 60),
  },
  /** Guesses at codes are counted to make later codes longer. They are never delayed. */
  codeGuess: { name: 'code guess', delaySecondsAfter: () => 0, forgetAfterSeconds: secondsInHours(30 * 24) },
} as const satisfies Record<string, Limit>
