import { mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFront } from '../support/front.ts'
import { makeOtherBuild } from '../support/other-build.ts'
import { demoPlayer, fillLogin, openPopup } from '../support/player.ts'
import { startSite } from '../support/site.ts'
import { expect, test as base } from '../support/test.ts'

/** Two servers of different builds, with the data of one site and behind one address. */
interface Fleet {
  url: string
  older: string
  newer: string
  /** Sets which of the two servers answers requests from now on. */
  divide: (chooseServer: (path: string) => string) => void
}

/** A folder with the databases and secrets of another: two servers cannot use one folder. */
async function shareData(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-e2e-'))
  const names = (await readdir(dataDir)).filter((name) => /\.sqlite$|^content-token$|^jwt-secret$/.test(name))
  for (const name of names) await symlink(join(dataDir, name), join(folder, name))
  return folder
}

const test = base.extend<object, { fleet: Fleet }>({
  fleet: [
    async ({}, use) => {
      let chooseServer = (path: string): string => path
      const front = await openFront((path) => chooseServer(path))
      const build = await makeOtherBuild()
      const older = await startSite({ PUBLIC_URL: front.url })
      const newer = await startSite(
        { PUBLIC_URL: front.url, DATA_DIR: await shareData(older.dataDir) },
        build.folder,
      )
      const divide = (next: typeof chooseServer) => (chooseServer = next)
      await use({ url: front.url, older: older.url, newer: newer.url, divide })
      await front.cut()
      await newer.stop()
      await older.stop()
      await build.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const isFile = (path: string) => path.startsWith('/assets/')
const buildOf = async (url: string) => (await fetch(`${url}/builds/latest.json`)).text()

/** The server that answers a request. */
const choosers: readonly [string, (fleet: Fleet) => (path: string) => string][] = [
  [
    'of the old one with the files of the new one',
    ({ older, newer }) =>
      (path) =>
        isFile(path) ? newer : older,
  ],
  [
    'of both by turns',
    ({ older, newer }) => {
      let turn = 0
      return () => ((turn += 1) % 2 === 0 ? older : newer)
    },
  ],
]

for (const [which, chooserOf] of choosers)
  test(`two builds serve side by side: pages ${which}`, async ({ page, fleet }) => {
    expect(await buildOf(fleet.older)).not.toBe(await buildOf(fleet.newer))
    fleet.divide(chooserOf(fleet))
    const rejected: string[] = []
    const loads: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) rejected.push(`${answer.status()} ${answer.url()}`)
      if (answer.request().isNavigationRequest()) loads.push(answer.url())
    })
    await page.goto(fleet.url)
    await openPopup(page, 'login', 'uz')
    await fillLogin(page, 'uz', demoPlayer.login, demoPlayer.password)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const path of ['/rules', '/gamehall']) {
      await page.locator(`a[href="${path}"]`).locator('visible=true').first().click()
      await expect(page).toHaveURL(`${fleet.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    // No reload was needed because of missing code.
    expect(loads).toEqual([`${fleet.url}/`])
    await page.goto(`${fleet.url}/ru/profile/settings`)
    await expect(page).toHaveURL(`${fleet.url}/ru/profile/settings`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(rejected).toEqual([])
  })
