// Finds a Chromium for the browser tests or installs one: an installed browser, else Playwright's own, else
// Debian's. Playwright's download and apt-get are tried only if no browser is found. Debian's headless shell comes
// first: the same engine without the browser around it, with half the processor time per context.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags with which Chromium starts everywhere, also as root and without a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function onPath() {
  for (const name of names)
    for (const folder of (process.env.PATH ?? '').split(':'))
      if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return null
}

function playwrightsOwn() {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function present() {
  const given = process.env.CHROME_PATH
  if (given && existsSync(given)) return given
  return onPath() ?? playwrightsOwn()
}

function attempt(command, ...args) {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/** Path of an installed browser, or undefined. */
export function findChromium() {
  return present() ?? undefined
}

/** Path of a browser, installed if necessary. Throws with advice if that fails. */
export function findOrInstallChromium() {
  const found = present()
  if (found) return found
  console.log('No Chromium found, installing one …')
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    attempt('apt-get', 'update')
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!present()) attempt('apt-get', 'install', '-y', '--no-install-recommends', name)
  }
  if (!present()) attempt('npx', 'playwright', 'install', '--with-deps', 'chromium')
  const installed = present()
  if (installed) return installed
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one (Debian: apt-get install ' +
      'chromium-headless-shell; elsewhere: npx playwright install chromium) or set CHROME_PATH to its executable.',
  )
}
