import siteSettings from '../../../schemas/defaults/settings/site.json' with { type: 'json' }
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { app, pdf, zipped } from '../../support/content/test-files.ts'
import { startApplication } from '../support/application.ts'
import { violationsOf } from '../support/axe.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import {
  chooseCommand,
  keepBlocksUnfolded,
  openStudio,
  pageDocument,
  publishOpened,
  richText,
} from '../support/studio.ts'
import { expect } from '../support/test.ts'
import { message } from '../support/texts.ts'

const analytics = {
  kind: 'settings',
  key: 'analytics',
  schemaVersion: 1,
  body: { platformEvents: ['file_download'] },
}
const test = testOnOwnSite([analytics])
// Of a rejected file, and of an event that the platform takes from players only.
test.use({ locale: 'en-US', expectedStatuses: [401, 404, 422] })

const { files, media, outline, preview } = english

const widths = [390, 1440] as const

test('files of the library are offered for download with their type and size, and downloads are counted', async ({
  page,
  site,
}) => {
  await openStudio(page, site, '/media?tab=files')
  async function upload(name: string, buffer: Buffer) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: files.document.upload }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
    await page.getByRole('button', { name: media.send, exact: true }).click()
  }
  await upload('page.pdf', zipped('index.html'))
  await expect(page.getByRole('alert')).toHaveText(files.refusals.FileUnreadable)
  await page.getByRole('button', { name: media.dismiss }).click()
  const addresses: string[] = []
  for (const [name, content] of [
    ['Qoidalar 2026.pdf', pdf('a'.repeat(1_500_000))],
    ['marra.apk', app()],
  ] as const) {
    await upload(name, content)
    const link = page.getByRole('link', { name: `${files.document.open}: ${name}` })
    addresses.push((await link.getAttribute('href')) ?? '')
  }
  expect(await violationsOf(page)).toEqual([])

  const labels = [
    { uz: 'Sayt qoidalari', ru: 'Правила сайта' },
    { uz: 'Android uchun ilova', ru: 'Приложение для Android' },
  ]
  const props = {
    title: { uz: 'Hujjatlar', ru: 'Документы' },
    files: labels.map((label, at) => ({ label, file: { uz: addresses[at], ru: addresses[at] } })),
  }
  await publish(site, [pageDocument('files', [{ id: 'files', type: 'Downloads', version: 1, props }])])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.url}/ru/files`)
    const links = page.getByRole('main').getByRole('listitem')
    await expect(links).toHaveText([/^Правила сайтаPDF · 1.4 МБ$/, /^Приложение для\sAndroidAPK · 1 КБ$/])
    expect(await violationsOf(page)).toEqual([])
  }

  await page.goto(`${site.url}/files`)
  const counted = page.waitForRequest((request) => request.url().includes('/api/events/handle'))
  const saved = page.waitForEvent('download')
  // Before the code of the page is there.
  await page.getByRole('link', { name: 'Sayt qoidalari' }).dispatchEvent('click')
  expect((await saved).suggestedFilename()).toBe('Qoidalar 2026.pdf')
  const event = new URL((await counted).url()).searchParams
  expect(event.get('event_name')).toBe('file_download')
  expect(event.get('event_params')).toContain('Qoidalar 2026.pdf')
})

test('the host of a video in a text learns of readers who play it, and of no others', async ({
  page,
  site,
}) => {
  const host = 'https://video.example'
  const { body } = siteSettings
  const video = `<p>Film:</p><iframe src="${host}/1" title="Kassa"></iframe>`
  await publish(site, [
    { ...siteSettings, body: { ...body, frameHosts: [host] } },
    pageDocument('film', [richText('text', video)]),
  ])
  let requests = 0
  await page.route(`${host}/**`, (route) => {
    requests += 1
    return route.fulfill({ contentType: 'text/html', body: '<button>Boshlash</button>' })
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    requests = 0
    await page.goto(`${site.url}/film`)
    const button = page.getByRole('main').getByText('Kassa')
    await expect(button).toBeInViewport()
    expect(await violationsOf(page)).toEqual([])
    expect(requests).toBe(0)
    await button.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.frameLocator('iframe[title="Kassa"]').getByText('Boshlash')).toBeVisible()
    await expect(page.locator('iframe[title="Kassa"]')).toBeFocused()
    expect(requests).toBe(1)
  }
})

test('a block becomes a section that other pages show with their own texts, and is detached', async ({
  page,
  site,
}) => {
  test.slow()
  const heading = (id: string, title: object, more: object = {}) => ({
    id,
    type: 'Section',
    version: 1,
    props: { title, ...more },
  })
  const title = { uz: 'Ilovamiz', ru: 'Наше приложение' }
  const appBlock = heading('app', title, { background: 'accent' })
  await publish(site, [pageDocument('one', [richText('text', '<p>Bir</p>'), appBlock])])
  await keepBlocksUnfolded(page)
  await openStudio(page, site, '/documents/page/one')
  await page.locator('[data-row="blocks/1"]').click()
  await chooseCommand(page, outline.share)
  const dialog = page.getByRole('dialog', { name: outline.share })
  await dialog.getByRole('textbox').fill('Ilova haqida')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: outline.shareVerb }).click()
  await expect(page.locator('[data-row="blocks/1"]')).toContainText('ilova-haqida')
  const shown = page.frameLocator(`iframe[title="${preview.title}"]`).locator('main')
  await expect(shown.getByRole('heading', { name: title.uz })).toBeVisible()

  await page.goto(`${site.url}/studio/documents/section/ilova-haqida`)
  await expect(shown.getByRole('heading', { name: title.uz })).toBeVisible()
  await publishOpened(page)
  await expect(page.getByText(/^Published: version/)).toBeVisible()
  await page.goto(`${site.url}/studio/documents/page/one`)
  await publishOpened(page)
  await expect(page.getByText(/^Published: version/)).toBeVisible()

  const own = { uz: 'Yoʻlda oʻynang', ru: 'Играйте дорогой' }
  const props = { section: 'ilova-haqida', texts: [{ at: 'app/title', text: own }] }
  await publish(site, [pageDocument('two', [{ id: 'app', type: 'SharedSection', version: 1, props }])])
  const heard = async (path: string) => {
    await page.goto(`${site.url}${path}`)
    return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await heard('/ru/one')).toEqual([title.ru])
    expect(await violationsOf(page)).toEqual([])
    expect(await heard('/ru/two')).toEqual([own.ru])
  }

  await test.step('a changed section reaches the pages that are cached', async () => {
    const changed = { uz: 'Yangi ilova', ru: 'Новое приложение' }
    const body = { title: { uz: 'Ilova', ru: 'Ilova' }, blocks: [heading('app', changed)] }
    await publish(site, [{ kind: 'section', key: 'ilova-haqida', schemaVersion: 1, body }])
    await expect.poll(() => heard('/one')).toEqual([changed.uz])
    expect(await heard('/two')).toEqual([own.uz])
  })

  await test.step('the Studio says where it is used, and detaches it with the texts of the page', async () => {
    await page.goto(`${site.url}/studio/documents/section/ilova-haqida`)
    await page.getByText(files.uses, { exact: true }).click()
    await expect(page.getByRole('link', { name: 'two', exact: true })).toBeVisible()
    await page.goto(`${site.url}/studio/documents/page/two`)
    await page.locator('[data-row="blocks/0"]').click()
    await chooseCommand(page, outline.detach)
    await expect(page.locator('[data-row="blocks/0"]')).not.toContainText('ilova-haqida')
    await expect(shown.getByRole('heading', { name: own.uz })).toBeVisible()
  })
})

const pictures = ['trophy', 'welcome', 'sport', 'cashback'].map((scene) => ({
  picture: `/art/scenes/${scene}.svg`,
  alt: { uz: scene, ru: scene },
}))
const block = (id: string, type: string, props: object, slots?: object) => ({
  id,
  type,
  version: 1,
  props,
  ...(slots && { slots }),
})
const titled = (text: string) => ({ uz: text, ru: text })

test('pictures are shown as grid and slider, beside texts and behind them', async ({ page, site }) => {
  const shown = pageDocument('layout', [
    block('grid', 'Gallery', { title: titled('Grid'), ratio: '15:7', pictures }),
    block('slider', 'Gallery', {
      title: titled('Slider'),
      view: 'slider',
      columns: 2,
      ratio: '16:9',
      pictures,
    }),
    block(
      'behind',
      'Section',
      { title: titled('Behind'), picture: '/art/scenes/trophy.svg', background: 'band', padding: 'l' },
      {
        content: [
          richText('words', '<p>Matn <a href="/">havola</a></p>', '<p>Текст <a href="/">ссылка</a></p>'),
        ],
      },
    ),
    block(
      'columns',
      'Columns',
      { ratio: 'halves', align: 'center', gap: 'l' },
      {
        first: [
          block('image', 'Image', {
            ...pictures[1],
            ratio: '4:3',
            width: 'half',
            align: 'center',
            link: { label: titled('Home'), action: { type: 'navigate', to: '/' } },
          }),
        ],
        second: [richText('beside', '<p>Matn</p>')],
      },
    ),
  ])
  const body = { ...shown.body, background: { tone: 'accent', picture: '/art/scenes/welcome.svg' } }
  await publish(site, [{ ...shown, body }])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.url}/ru/layout`)
    await startApplication(page)
    expect(await violationsOf(page)).toEqual([])
    const inWindow = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(inWindow).toBe(true)
    const slider = page.getByRole('list', { name: 'Slider' })
    await slider.scrollIntoViewIfNeeded()
    const position = () => slider.evaluate(({ scrollLeft }) => scrollLeft)
    if (width > 390) await page.getByRole('button', { name: message('ru', 'gallery.next') }).click()
    else {
      await slider.focus()
      await page.keyboard.press('ArrowRight')
    }
    await expect.poll(position).toBeGreaterThan(0)
  }
  const [words, picture] = await Promise.all(
    [page.getByText('Matn', { exact: true }), page.getByRole('link', { name: 'Home' })].map((part) =>
      part.boundingBox(),
    ),
  )
  if (!words || !picture) throw new Error('a column is missing')
  expect(Math.abs(words.y + words.height / 2 - (picture.y + picture.height / 2))).toBeLessThan(12)
})
