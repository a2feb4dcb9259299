import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from '../tests/support/content/content-site.ts'
import { useTokenSite } from '../tests/support/content/token-site.ts'

const site = useTokenSite()
const news = { kind: 'page', key: 'news' } as const
let url = ''
let token = ''
let file = ''
beforeEach(async () => {
  url = await site.studio.app.listen({ port: 0, host: '127.0.0.1' })
  const { data } = await site.create(site.publisher, { scopes: ['published:read', 'publish'] })
  token = data?.token ?? ''
  file = join(site.studio.settings.dataDir, 'content.zip')
  return () => rm(file, { force: true })
})

/** Runs the command against the test site. */
function content(...args: string[]) {
  const script = join(import.meta.dirname, 'content.mjs')
  const env = { PATH: process.env['PATH'], CONTENT_TOKEN: token }
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...args, '--url', url], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

describe('the content command', () => {
  it('exports a site, says what differs and imports it into a release', async () => {
    await site.studio.gateway.publish([page('news')], 'Aziza')
    expect(await content('export', file)).toMatchObject({ code: 0, stdout: `Exported to ${file}\n` })
    await site.studio.gateway.publish([page('old')], 'Aziza', [news])
    const compared = await content('diff', file)
    expect(compared.stdout).toMatch(/^\+ page\/news\n- page\/old\n2 differences, \d+ documents the same\n$/)
    const imported = await content('import', file, '--release', 'From staging')
    expect(imported.stdout).toMatch(/^1 draft, 0 new pictures\nRelease: http.*\/studio\/releases\/\d+\n$/)
    expect((await site.studio.call('releases.list', {}, site.publisher)).data).toMatchObject([
      { name: 'From staging', documents: [news] },
    ])
    // Only documents that are named are removed.
    expect(site.studio.gateway.findPage('/old')).not.toBeNull()
    expect((await content('import', file, 'page/old')).stdout).toContain('Removed page/old\n')
    expect(site.studio.gateway.findPage('/old')).toBeNull()
  })

  it('replaces a draft that differs only if it is named', async () => {
    await site.studio.gateway.publish([page('news'), page('winter')], 'Aziza')
    await content('export', file)
    await site.studio.gateway.publish([page('old')], 'Aziza', [news, { kind: 'page', key: 'winter' }])
    await site.studio.save(page('news', { route: '/yangilik' }), site.studio.admin)
    const route = async () =>
      (await site.studio.call('documents.open', news, site.publisher)).data?.draft?.document.body['route']
    expect((await content('import', file)).stdout).toBe(
      'Skipped page/news: it has a draft of Admin\n' +
        `Name them to replace their drafts: import ${file} page/news\n` +
        '1 draft, 0 new pictures\n',
    )
    expect(await route()).toBe('/yangilik')
    // A draft with the imported content is nobody's work that could be lost.
    expect((await content('import', file)).stdout).toContain('\n1 draft, 0 new pictures\n')
    expect((await content('import', file, 'page/news')).stdout).toBe('1 draft, 0 new pictures\n')
    expect(await route()).toBe('/news')
  })

  it.each([
    ['another token', ['export', 'x.zip', '--token', 'secret'], /needs an access token of a user/],
    ['no file', ['import'], /Which file\?/],
    ['a file that is not there', ['diff', 'nowhere.zip'], /nowhere\.zip/],
    ['a name of no document', ['export', 'x.zip', 'home'], /name it as page\/home/],
    ['a document that is not there', ['export', 'x.zip', 'page/nowhere'], /404 NotFound/],
    ['another file', ['diff', join(import.meta.dirname, 'content.mjs')], /422 ExportUnreadable/],
  ])('reports %s in one line', async (_case, args, reason) => {
    const failed = await content(...args)
    expect(failed.code).toBe(1)
    expect(failed.stderr).toMatch(reason)
    expect(failed.stderr).not.toMatch(/\n\s+at /)
  })
})
