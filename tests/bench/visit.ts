import type { Browser } from '@playwright/test'

/**
 * Measurements of one cold visit by a phone: times in milliseconds since navigation start, sizes in bytes
 * over the wire.
 */
export interface Visit {
  lcp: number
  cls: number
  /** Total time of long tasks beyond 50 ms each. */
  blocking: number
  /** The first usable button (a favorite, an amount in the cashier) shows the click. */
  acknowledged: number
  /** The click has had its effect. */
  carriedOut: number
  html: number
  css: number
  js: number
  data: number
  fonts: number
  images: number
}

interface PageMeasures {
  lcp: number
  cls: number
  blocking: number
  acknowledged: number
  carriedOut: number
}

/** Identifies a visitor. */
export interface SessionCookie {
  name: string
  value: string
}

declare global {
  interface Window {
    benchMeasures?: PageMeasures
    /** The visit clicks nothing. */
    benchOnlyLooks?: boolean
  }
}

/**
 * A cold visit at 390 x 844 with a 4x slower CPU, 150 ms latency and 1.6 Mbit/s; with a session, as its
 * player. A visit that only looks ends when the page loads nothing more by itself.
 */
export async function visit(
  browser: Browser,
  url: string,
  session?: SessionCookie,
  { onlyLooks = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  if (session !== undefined) await context.addCookies([{ ...session, url: new URL('/', url).href }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  const sizes = { html: 0, css: 0, js: 0, data: 0, fonts: 0, images: 0 }
  const kinds = new Map<string, keyof typeof sizes>()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/html') kinds.set(requestId, 'html')
    else if (response.mimeType === 'text/css') kinds.set(requestId, 'css')
    else if (response.mimeType.includes('javascript')) kinds.set(requestId, 'js')
    else if (response.mimeType === 'application/json') kinds.set(requestId, 'data')
    else if (response.mimeType.includes('font')) kinds.set(requestId, 'fonts')
    else if (response.mimeType.startsWith('image/')) kinds.set(requestId, 'images')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind !== undefined) sizes[kind] += encodedDataLength
  })

  await page.addInitScript((looks) => {
    window.benchOnlyLooks = looks
  }, onlyLooks)
  await page.addInitScript({ path: 'tests/bench/observe.js' })
  await page.goto(url, { waitUntil: onlyLooks ? 'networkidle' : 'load' })
  if (!onlyLooks)
    await page.waitForFunction(() => (window.benchMeasures?.carriedOut ?? 0) > 0, undefined, {
      timeout: 20_000,
    })
  const measures = await page.evaluate(() => window.benchMeasures)
  await context.close()
  if (measures === undefined) throw new Error('The page measured nothing')
  return { ...measures, ...sizes }
}
