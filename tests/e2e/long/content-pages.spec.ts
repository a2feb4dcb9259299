import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startSite, type Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { defaultBody, documentText } from '../support/texts.ts'

const answersAt = 'blocks.2.slots.content.0'
const tabName = (index: number) => documentText('pages/support', `${answersAt}.props.tabs.${index}`, 'ru')
const question = (slot: string, index: number) =>
  documentText('pages/support', `${answersAt}.slots.${slot}.0.props.items.${index}.question`, 'ru')

/** The text of an answer, without its markup. */
const answer = (slot: string, index: number) =>
  documentText('pages/support', `${answersAt}.slots.${slot}.0.props.items.${index}.answer`, 'ru')
    .replaceAll(/<[^>]+>/g, '')
    .trim()

test('tabs and answers work by keyboard', async ({ page }) => {
  await page.goto('/ru/support', { waitUntil: 'networkidle' })
  const first = page.getByRole('tab', { name: tabName(0) })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: tabName(1) })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(tabName(1))
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tabName(2))
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()

  const panel = page.getByRole('tabpanel')
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(answer('first', 0))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(answer('first', 1))).toBeVisible()
  await expect(panel.getByText(answer('first', 0))).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab and answer is readable', async ({ page }) => {
    await page.goto('/ru/support')
    await expect(page.getByRole('tab')).toHaveCount(0)
    for (const [index, slot] of ['first', 'second', 'third'].entries()) {
      const panel = page.getByRole('tabpanel', { name: tabName(index) })
      await expect(panel.getByText(tabName(index), { exact: true })).toBeVisible()
      await panel.getByText(question(slot, 0)).click()
      await expect(panel.getByText(answer(slot, 0))).toBeVisible()
    }
  })

  test('a long text expands completely', async ({ page }) => {
    await page.goto('/ru/welcome')
    const end = page.getByText('Только с 18 лет.').first()
    const isCutOff = () =>
      end.evaluate((element) => {
        const clip = element.parentElement
        return clip === null || clip.scrollHeight > clip.clientHeight + 1
      })
    expect(await isCutOff()).toBe(true)
    await page.locator('summary').last().click()
    expect(await isCutOff()).toBe(false)
  })
})

test('a page shows the current banners of its slot and no expired ones', async ({ page, request }) => {
  const api = await request.get('/api/banners/get?position=promotions_top&v=2.34&locale=ru')
  expect(await api.text()).toContain('Турнир Навруз')
  await page.goto('/ru/promotions/weekly-cashback')
  const banners = page.getByRole('list', {
    name: documentText('pages/promotion-weekly-cashback', 'blocks.3.props.label', 'ru'),
  })
  await expect(banners.getByRole('listitem')).toHaveCount(1)
  await expect(banners).toContainText('100% к первому депозиту')
  await expect(banners.getByRole('link')).toHaveAttribute('href', '/ru/bonus-terms')
})

const publishing = test.extend<{ publisher: Site; host: string }>({
  publisher: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.stop()
  },
  // Another origin than that of the site.
  host: async ({}, use) => {
    const server: Server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end('<!doctype html><title>map</title><p>Jonli efir</p>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(`http://127.0.0.1:${portOf(server.address())}`)
    server.closeAllConnections()
    server.close()
  },
})

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function publish(page: Page, site: Site, documents: unknown[]): Promise<string> {
  const response = await page.request.post(`${site.url}/content/publish`, {
    data: { documents, author: 'test' },
    headers: { authorization: `Bearer ${site.contentToken}` },
  })
  return response.text()
}

const both = (text: string) => ({ uz: text, ru: text })
const block = (id: string, type: string, props: Record<string, unknown>) => ({ id, type, version: 1, props })

publishing(
  'a frame is shown once the settings name its host, and refused before',
  async ({ page, publisher, host }) => {
    test.setTimeout(120_000)
    const live = {
      kind: 'page',
      key: 'live-event',
      schemaVersion: 1,
      body: {
        route: '/live-event',
        layout: 'default',
        seo: { title: both('Efir') },
        blocks: [
          block('text', 'RichText', { title: both('Efir') }),
          block('frame', 'EmbeddedFrame', { address: `${host}/live`, title: both('Efir'), ratio: '16:9' }),
          block('until', 'Countdown', {
            title: both('Finalgacha'),
            moment: '2099-01-01T00:00:00+05:00',
            over: both('Boshlandi'),
          }),
        ],
      },
    }
    expect(await publish(page, publisher, [live])).toContain(`The settings do not allow ${host} here`)

    const body = { ...defaultBody('settings/site'), frameHosts: [host] }
    const settings = { kind: 'settings', key: 'site', schemaVersion: 1, body }
    expect(await publish(page, publisher, [settings, live])).toContain('"published":true')

    await page.goto(`${publisher.url}/live-event`)
    await expect(page.frameLocator('iframe[title="Efir"]').getByText('Jonli efir')).toBeVisible()
    const timer = page.getByRole('timer')
    await expect(timer).not.toContainText('–')
    const shown = await timer.textContent()
    await expect(timer).not.toHaveText(shown ?? '')
  },
)
