/**
 * npm run bench:interactions: how long ten frequent interactions keep a phone from painting, as guest and as player,
 * with a 4x slower CPU: 75th percentile and slowest of the event's duration (Event Timing, as in INP), first and
 * second press of each visit. A visit waits until the page loads nothing more, so the first press includes what it
 * compiles and runs, not the network.
 */
import { chromium, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'
import { demoPlayer } from '../e2e/support/player.ts'
import { startSite } from '../e2e/support/site.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)

/** Durations shorter than this are not reported by browsers. */
const shortest = 16
/** Milliseconds after which the effects of a press have been painted. */
const rest = 700

interface Interaction {
  name: string
  path: string
  /** What is pressed first; `frame` is the page's game or sportsbook. */
  target(page: Page, frame: FrameLocator): Locator
  /** What is pressed before, outside of the measurement. */
  prepare?(page: Page, frame: FrameLocator): Promise<void>
  /** What is pressed second, measured too; without it, each visit presses once. */
  again?(page: Page, frame: FrameLocator): Locator
  isPlayers?: boolean
}

/** The buttons of the second match: the first may be live and close its bets at any moment. */
const odds = (frame: FrameLocator) => frame.locator('button[aria-pressed]:enabled')

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/ru',
    target: (page) => page.getByRole('button', { name: 'Меню' }),
    again: (page) => page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first(),
  },
  {
    name: 'dialog',
    path: '/ru',
    // The login of a guest, the chat of a player.
    target: (page) =>
      page
        .getByRole('button', { name: 'Войти' })
        .or(page.getByRole('button', { name: 'Чат с поддержкой' }))
        .first(),
    again: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: 'Закрыть' })
        .or(page.getByRole('button', { name: 'Свернуть чат' }))
        .first(),
  },
  {
    name: 'favourite',
    path: '/ru',
    target: (page) => page.getByRole('button', { name: 'В избранном: Olmos Saltanati' }).first(),
  },
  {
    name: 'game',
    path: '/ru/gamehall',
    target: (page) => page.locator('a[href*="/game/wolf-moon"]').first(),
  },
  {
    name: 'tab',
    path: '/ru/gamehall',
    target: (page) => page.getByRole('link', { name: /^Слоты/ }).first(),
    again: (page) => page.getByRole('link', { name: /^Быстрые/ }).first(),
  },
  {
    name: 'filter',
    path: '/ru/gamehall',
    target: (page) => page.getByRole('button', { name: /^Фильтры/ }),
    again: (page) => page.getByRole('checkbox').first(),
  },
  {
    name: 'spin',
    path: '/ru/game/olmos-saltanati',
    prepare: async (page) => {
      const demo = page.getByRole('button', { name: 'Играть в демо' })
      if (await demo.isVisible()) await demo.tap()
    },
    target: (_page, frame) => frame.getByRole('button', { name: 'Крутить' }),
  },
  {
    name: 'selection',
    path: '/ru/betting',
    target: (_page, frame) => odds(frame).nth(6),
    again: (_page, frame) => odds(frame).nth(12),
  },
  {
    name: 'slip',
    path: '/ru/betting',
    prepare: (_page, frame) => odds(frame).nth(6).tap(),
    target: (_page, frame) => frame.getByRole('button', { name: /Купон/ }),
  },
  {
    name: 'amount',
    path: '/ru/cashier/deposit',
    isPlayers: true,
    target: (page) => page.getByRole('button', { name: '200,000' }),
    again: (page) => page.getByRole('button', { name: '500,000' }),
  },
]

/** Sends the duration of each interaction to the binding `benchInteraction`. */
function observe() {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) window.benchInteraction?.(entry.duration)
  })
  observer.observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
}

declare global {
  interface Window {
    benchInteraction?: (duration: number) => void
  }
}

async function measure(browser: Browser, site: string, interaction: Interaction, isPlayer: boolean) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    if (isPlayer)
      await context.request.post(`${site}/api/auth/login?v=2.34&locale=ru`, {
        form: demoPlayer,
        headers: { origin: site },
      })
    let slowest = shortest
    await context.exposeFunction('benchInteraction', (duration: number) => {
      slowest = Math.max(slowest, duration)
    })
    await context.addInitScript(observe)
    const page = await context.newPage()
    const frame = page.locator('iframe').first().contentFrame()
    await page.goto(`${site}${interaction.path}`, { waitUntil: 'networkidle' })
    await interaction.prepare?.(page, frame)
    await page.waitForTimeout(rest)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const durations: number[] = []
    for (const target of [interaction.target, interaction.again]) {
      if (target === undefined) continue
      slowest = shortest
      await target(page, frame).tap()
      await page.waitForTimeout(rest)
      durations.push(slowest)
    }
    return durations
  } finally {
    await context.close()
  }
}

/** The 75th percentile. */
const upperQuartile = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN

const site = await startSite()
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
try {
  console.log(`\nEvent durations at 390 x 844, 4x CPU; ${rounds} visits each, in ms\n`)
  const titles = ['first p75', 'second p75', 'slowest']
  console.log(`${''.padEnd(22)}${titles.map((title) => title.padStart(12)).join('')}`)
  for (const interaction of interactions)
    for (const isPlayer of [false, true]) {
      if (interaction.isPlayers && !isPlayer) continue
      const visits: number[][] = []
      for (let round = 0; round < rounds; round += 1)
        visits.push(await measure(browser, site.url, interaction, isPlayer))
      const first = visits.flatMap((durations) => durations.slice(0, 1))
      const second = visits.flatMap((durations) => durations.slice(1))
      const figures = [
        upperQuartile(first).toFixed(0),
        second.length === 0 ? '–' : upperQuartile(second).toFixed(0),
        Math.max(...first, ...second).toFixed(0),
      ]
      const name = `${interaction.name}, ${isPlayer ? 'player' : 'guest'}`
      console.log(`${name.padEnd(22)}${figures.map((figure) => figure.padStart(12)).join('')}`)
    }
} finally {
  await browser.close()
  await site.stop()
}
