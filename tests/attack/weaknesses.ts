/**
 * Weaknesses that attackers found in the product. The tests with a weakness's tag attack it again, wherever they are.
 * `npm run test:weaknesses` runs them all and prints which attacks stand.
 */
export const weaknesses = {
  'weakness/admin-by-sign-up': 'signing up with the operator’s email before the operator makes it an admin’s',
  'weakness/backup-of-long-trips': 'stopping every backup with hundreds of the longest trips',
  'weakness/memory-of-one-account': 'filling the memory with the trips of one account, deleted ones included',
  'weakness/missing-assets': 'taking pages away with hundreds of connections that ask for missing files',
  'weakness/restore-over-damage': 'a restore over a damaged database',
  'weakness/picture-bombs': 'pictures of few bytes that take gigabytes or many seconds to decode',
  'weakness/blocked-reset': 'keeping an owner from resetting the password, with wrong codes',
  'weakness/bodies-of-strangers': 'filling the memory with bodies that never end',
  'weakness/blocked-login': 'keeping an owner from logging in, with wrong passwords from many addresses',
  'weakness/account-by-time': 'telling by time who has an account',
  'weakness/code-guesses': 'guessing the code of a reset, day after day',
  'weakness/unconfirmed-email': 'rights and mails that come from an email nobody confirmed',
  'weakness/factor-of-a-stranger':
    'a passkey, an app or a session of a stranger that outlives the proof of the mailbox',
  'weakness/invisible-names': 'names and emails that look like others, or like nothing',
  'weakness/trip-of-faults': 'a trip with 50,000 faults',
  'weakness/uploads-of-one-account': 'blocking all uploads with the slow uploads of one account',
  'weakness/dripping-mail-server': 'a mail server that drips its answers',
  'weakness/workers': 'workers that stop, hang, or cannot be replaced',
  'weakness/missing-content-picture': 'a start with a missing picture in the content',
  'weakness/huge-version': 'a version beyond the integers of the database',
  'weakness/forwarded-address': 'other spellings of one address: a port, and an IPv6 /56',
  'weakness/open-files': 'reading database and uploads as another user of the machine',
  'weakness/health': 'health and readiness that say what is not true',
  'weakness/deleted-admin': 'the name of a deleted admin in the activity',
  'weakness/foreign-lock': 'a lock that names another process which lives',
  'weakness/made-up-media': 'made-up names of images that reach the storage',
  'weakness/import-bombs': 'files of places that take gigabytes, or keep the server from answering others',
  'weakness/pipelined-requests': 'filling the memory and keeping others waiting with pipelined requests',
  'weakness/hours-of-strangers': 'stopping the server, or writing into its log, with a text typed as opening hours',
  'weakness/words-of-searches': 'pushing the words that others search for out of the analytics, from one address',
  'weakness/operator-sentences': 'faults of operation told as stack traces, or line after line',
} as const satisfies Record<`weakness/${string}`, string>
