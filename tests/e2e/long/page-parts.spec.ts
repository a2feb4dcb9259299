import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import { app, pdf, zipped } from '../../support/content/test-files.ts'
import { violationsOf } from '../support/axe.ts'
import { publish, testOnOwnSite } from '../support/own-site.ts'
import { openStudio, pageDocument } from '../support/studio.ts'
import { expect } from '../support/test.ts'

const analytics = {
  kind: 'settings',
  key: 'analytics',
  schemaVersion: 1,
  body: { platformEvents: ['file_download'] },
}
const test = testOnOwnSite([analytics])
// Of a rejected file, and of an event that the platform takes from players only.
test.use({ locale: 'en-US', expectedStatuses: [401, 422] })

const { files, media } = english

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
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/events.handle'))
  const saved = page.waitForEvent('download')
  // Before the code of the page is there.
  await page.getByRole('link', { name: 'Sayt qoidalari' }).dispatchEvent('click')
  expect((await saved).suggestedFilename()).toBe('Qoidalar 2026.pdf')
  expect((await counted).postDataJSON()).toMatchObject({
    event_name: 'file_download',
    event_params: { file: 'Qoidalar 2026.pdf' },
  })
})
