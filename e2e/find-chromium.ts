import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  // Preferred: without window rendering, the tests take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Arguments for tests: no sandbox, which root cannot use, and no background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/**
 * Returns the path of a Chromium for the browser tests. On Debian as root it is installed if missing.
 * @throws Error with a sentence that says what to install
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, but there is no such file.`)
    return wanted
  }
  const found = [...PLACES, chromium.executablePath()].find((path) => existsSync(path))
  return found ?? installOnDebian()
}

function installOnDebian(): string {
  if (process.getuid?.() === 0 && isDebian()) {
    // Output goes to stderr, because callers may parse stdout.
    const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: ['ignore', 2, 2] })
    run('update')
    run('install', '--yes', '--no-install-recommends', 'chromium-headless-shell')
    const installed = PLACES.find((path) => existsSync(path))
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install your system\'s package "chromium", or run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}

/** True on Debian itself: Ubuntu's package of that name only refers to a snap. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
