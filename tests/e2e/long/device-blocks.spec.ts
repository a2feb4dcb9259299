import type { Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { testOnOwnSite } from '../support/own-site.ts'
import { openConditions, openStudio } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const phone = { fact: 'device', is: 'phone' }
const text = (id: string, when?: object) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { lead: { uz: `Matn ${id}`, ru: `Текст ${id}` }, text: { uz: link(id), ru: link(id) } },
  ...(when && { when }),
})
const link = (id: string) => `<p><a href="/rules">${id}</a></p>`
const pictures = { phone: '/art/characters/fox.svg', desktop: '/art/characters/bear.svg' }
const picture = (id: keyof typeof pictures, when: object) => ({
  id: `picture-${id}`,
  type: 'Image',
  version: 1,
  props: { picture: pictures[id], isDecorative: true, ratio: '1:1', isFirst: true },
  when,
})
const test = testOnOwnSite([
  {
    kind: 'page',
    key: 'devices',
    schemaVersion: 1,
    body: {
      route: '/devices',
      layout: 'empty',
      seo: { title: { uz: 'Qurilmalar', ru: 'Устройства' } },
      blocks: [
        text('desktop', { all: [{ fact: 'user', is: 'guest' }], not: [phone] }),
        text('phone', { all: [phone] }),
        text('all', { any: [phone, { fact: 'user', is: 'guest' }] }),
        text('players', { all: [phone, { fact: 'user', is: 'authenticated' }] }),
        text('loyal', { all: [{ fact: 'level', atLeast: 5 }] }),
        text('near', { all: [{ fact: 'country', in: ['KZ'] }] }),
        picture('phone', { all: [phone] }),
        picture('desktop', { not: [phone] }),
      ],
    },
  },
  {
    kind: 'page',
    key: 'order',
    schemaVersion: 1,
    body: {
      route: '/order',
      layout: 'default',
      seo: { title: { uz: 'Tartib', ru: 'Порядок' } },
      blocks: [
        { ...text('terms'), onPhones: 'last' },
        text('two', { not: [phone] }),
        ...['three', 'four', 'five', 'six'].map((id) => text(id)),
        { ...text('offer'), onPhones: 'first' },
      ],
    },
  },
])
test.use({ locale: 'en-US' })

const inPreview = (page: Page) =>
  page.frameLocator(`iframe[title="${english.preview.title}"]`).locator('main')
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const shownAt = {
  phone: [/^Matn phone/, /^Matn all/],
  desktop: [/^Matn desktop/, /^Matn all/],
}

test('guests receive the same page on every device, with all blocks', async ({ site }) => {
  const read = async (agent: string) =>
    (await fetch(`${site.url}/devices`, { headers: { 'user-agent': agent } })).text()
  const first = await read('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile')
  expect(await read('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe(first)
  expect(first).toMatch(/Matn desktop[^]*Matn phone[^]*Matn all/)
  expect(first).not.toMatch(/Matn (?:players|loyal|near)/)
})

for (const [device, javaScriptEnabled] of [
  ['phone', true],
  ['desktop', false],
] as const)
  test(`shows the blocks for a ${device}, ${javaScriptEnabled ? 'with' : 'without'} code`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: widths[device] })
    const page = await context.newPage()
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${site.url}/devices`)
    const main = page.locator('main')
    await expect(main.getByText(/^Matn/).filter({ visible: true })).toHaveText(shownAt[device])
    const other = device === 'phone' ? 'desktop' : 'phone'
    await test.step('neither announced nor focusable', async () => {
      await expect(main.getByRole('link')).toHaveText([device, 'all'])
      await expect(main.getByRole('link', { name: other, includeHidden: true })).toHaveCount(1)
    })
    await test.step('without a gap above the first block', async () => {
      const first = main.locator('> :visible').first()
      expect(await first.evaluate((element) => getComputedStyle(element).marginBlockStart)).toBe('0px')
    })
    // Without code, browsers load all pictures, whatever their attribute says.
    if (javaScriptEnabled)
      await test.step('without the pictures of the other device', async () => {
        await main.locator(`[data-block="picture-${device}"]`).scrollIntoViewIfNeeded()
        await expect
          .poll(() => requested.filter((path) => path.startsWith('/art/characters/')))
          .toEqual([pictures[device]])
      })
    await context.close()
  })

test('blocks follow the width of the window, and in the preview also the level and the country of the visitor', async ({
  page,
  site,
}) => {
  await page.setViewportSize(widths.phone)
  await page.goto(`${site.url}/devices`)
  const shown = page.locator('main').getByText(/^Matn/).filter({ visible: true })
  await expect(shown).toHaveText(shownAt.phone)
  await page.setViewportSize(widths.desktop)
  await expect(shown).toHaveText(shownAt.desktop)

  await openStudio(page, site, '/documents/page/devices')
  const previewed = inPreview(page).getByText(/^Matn/).filter({ visible: true })
  const width = (name: string) =>
    page.getByRole('group', { name: english.preview.width }).getByRole('button', { name, exact: true })
  await width('390').click()
  await expect(previewed).toHaveText(shownAt.phone)
  await width('1440').click()
  await expect(previewed).toHaveText(shownAt.desktop)

  const loyal = inPreview(page).getByText('Matn loyal')
  const preview = page.getByRole('region', { name: english.preview.title })
  const visitor = preview.getByLabel(english.preview.as, { exact: true })
  await expect(inPreview(page).getByText('Matn all')).toBeVisible()
  await expect(loyal).toHaveCount(0)
  await visitor.selectOption('loyal')
  await expect(loyal).toBeVisible()
  await visitor.selectOption('player')
  await expect(inPreview(page).getByText('Matn desktop')).toHaveCount(0)
  await expect(loyal).toHaveCount(0)

  await openConditions(page)
  await preview.getByLabel(english.preview.country, { exact: true }).selectOption('KZ')
  await expect(inPreview(page).getByText('Matn near')).toBeVisible()
})

test('blocks have the places of their page on wide windows, and others on phones', async ({ page, site }) => {
  const edges = () =>
    page.locator('main > [data-block]:visible').evaluateAll((blocks) =>
      blocks
        .map((block) => ({ id: block.getAttribute('data-block'), box: block.getBoundingClientRect() }))
        .toSorted((one, other) => one.box.top - other.box.top)
        .map(({ id, box }) => ({ id, top: Math.round(box.top), bottom: Math.round(box.bottom) })),
    )
  const gapsIn = (found: Awaited<ReturnType<typeof edges>>) =>
    found.slice(1).map(({ top }, index) => top - (found[index]?.bottom ?? 0))
  const orders = {
    phone: ['offer', 'three', 'four', 'five', 'six', 'terms'],
    desktop: ['terms', 'two', 'three', 'four', 'five', 'six', 'offer'],
  }
  const tops: number[] = []
  for (const device of ['phone', 'desktop'] as const) {
    await page.setViewportSize(widths[device])
    await page.goto(`${site.url}/order`)
    await expect(page.getByText(`Matn ${orders[device].at(-1)}`)).toBeVisible()
    await expect.poll(async () => (await edges()).map(({ id }) => id)).toEqual(orders[device])
    const found = await edges()
    expect(new Set(gapsIn(found)).size).toBe(1)
    tops.push(found[0]?.top ?? 0)
  }
  await page.setViewportSize(widths.phone)
  await page.goto(`${site.url}/order`)
  // While only two blocks are laid out, the one that comes first is.
  const visibility = await page.evaluate(() => {
    document.documentElement.dataset['blocks'] = '2'
    const block = document.querySelector('[data-block="offer"]')
    return block && getComputedStyle(block).contentVisibility
  })
  expect(visibility).toBe('visible')
  await page.goto(`${site.url}/rules`)
  // The first block is where that of every page is.
  await expect.poll(async () => (await edges())[0]?.top).toBe(tops[0])

  await page.setViewportSize(widths.desktop)
  await openStudio(page, site, '/documents/page/order')
  await page
    .getByRole('group', { name: english.preview.width })
    .getByRole('button', { name: '390', exact: true })
    .click()
  await inPreview(page).getByText('Matn five').click()
  await page.getByText(english.fields.shown, { exact: true }).click()
  await page.getByLabel('On phones').selectOption('first')
  const top = async (id: string) => (await inPreview(page).getByText(`Matn ${id}`).boundingBox())?.y ?? 0
  await expect.poll(async () => (await top('five')) < (await top('three'))).toBe(true)
})
