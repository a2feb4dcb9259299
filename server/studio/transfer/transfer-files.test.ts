import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { ImportAnswer } from '../../../schemas/studio/imports.ts'
import { both, page, textBlock, theme } from '../../../tests/support/content/content-site.ts'
import { pdf } from '../../../tests/support/content/test-files.ts'
import { drawing } from '../../../tests/support/content/test-pictures.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { exportOf, repacked, upload } from '../../../tests/support/content/transfer-sites.ts'

let staging: TestStudio
let production: TestStudio
let publisher = ''
beforeEach(async () => {
  staging = await startTestStudio()
  production = await startTestStudio()
  publisher = await production.join('publisher', 'Timur')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all([staging.close(), production.close()])
})

const fontFile = 'src/ui/styles/fonts/onest-latin.woff2'

async function publish(document: StoredDocument) {
  const { published, issues } = await staging.gateway.publish([document], 'Aziza')
  if (!published) throw new Error(JSON.stringify(issues))
}

/** Publishes a theme with the font on the site that content comes from. */
async function publishFont(content: Buffer): Promise<string> {
  const { address } = await staging.gateway.files.add({
    content,
    name: 'a.woff2',
    licence: 'OFL',
    by: 'Aziza',
  })
  await publish(theme('default', { fonts: { text: address, display: 'onest' } }))
  return address
}

async function compared(): Promise<ImportAnswer> {
  const { data, error } = await upload(production, publisher, await exportOf(staging, staging.admin))
  if (!data) throw new Error(error?.message)
  return data
}

describe('content of another site with files', () => {
  test('brings the fonts of its themes', async () => {
    const content = await readFile(fontFile)
    const address = await publishFont(content)
    const preview = await compared()
    expect(preview.files).toEqual([{ address, name: 'a.woff2', kind: 'font', licence: 'OFL', state: 'new' }])
    expect(preview.changes).toMatchObject([{ kind: 'theme', key: 'default' }])
    expect(preview.changes[0]?.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    const { id, fingerprint } = preview
    const { data } = await production.call(
      'imports.apply',
      { id, fingerprint, documents: [{ kind: 'theme', key: 'default' }], release: null },
      publisher,
    )
    expect(data).toMatchObject({ imported: true })
    expect(await production.gateway.files.list()).toMatchObject([
      { address, licence: 'OFL', uploadedBy: 'Timur' },
    ])
    expect(await production.gateway.files.read(address)).toEqual(content)
    expect((await compared()).files).toEqual([])
    const examined = vi.spyOn(production.gateway.files, 'examine')
    expect((await upload(production, publisher, await exportOf(staging, staging.admin))).status).toBe(200)
    expect(examined).not.toHaveBeenCalled()
  })

  test('brings the files that its pages offer for download', async () => {
    const { address } = await staging.gateway.files.add({
      content: pdf('rules'),
      name: 'rules.pdf',
      licence: 'Own',
      by: 'Aziza',
    })
    await publish(
      page('files', {
        route: '/files',
        blocks: [textBlock('text', both(`<p><a href="${address}">Qoidalar</a></p>`))],
      }),
    )
    const preview = await compared()
    expect(preview.files).toEqual([
      { address, name: 'rules.pdf', kind: 'document', licence: 'Own', state: 'new' },
    ])
    expect(preview.changes[0]?.issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('never brings code in pictures', async () => {
    const clean = Buffer.from(drawing())
    const { address } = await staging.gateway.media.add({
      content: clean,
      name: 'logo.svg',
      alt: both('Belgi'),
      by: 'Aziza',
    })
    await publish(theme('default', { logo: { name: 'Marra', picture: address, mark: undefined } }))
    const file = await exportOf(staging, staging.admin)
    expect((await upload(production, publisher, file)).status).toBe(200)
    const withCode = repacked(file, (files) => {
      files[address.replace('/media/', 'pictures/')] = drawing('<script>alert(1)</script>')
    })
    const { error } = await upload(production, publisher, withCode)
    expect(error).toMatchObject({ type: 'ExportUnreadable', data: { file: address } })
    expect(error?.message).toContain('logo.svg')
  })
})
