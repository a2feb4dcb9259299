import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRecord } from '../schemas/is-record.ts'
import { registerContentRoutes } from '../server/content/index.ts'
import type { ContentGateway } from '../server/content/model/gateway.ts'
import { migrateDocument } from '../server/content/read/compile/migrate.ts'
import { home, useGateways } from '../tests/support/content/content-gateways.ts'
import { page, smallSite } from '../tests/support/content/content-site.ts'

const site = useGateways()
let gateway: ContentGateway
let app: FastifyInstance
let url: string

beforeEach(async () => {
  ;({ gateway } = await site.open())
  app = fastify()
  await registerContentRoutes(app, gateway, { dataDir: site.folder })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Runs the command as a content manager would, with access to the server's data. */
function content(...args: string[]) {
  const script = join(import.meta.dirname, 'content.mjs')
  const env = { PATH: process.env['PATH'], DATA_DIR: site.folder }
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...args, '--url', url], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

async function fileOf(name: string, value: unknown) {
  const file = join(site.folder, name)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

async function readJson(folder: string, file: string): Promise<Record<string, unknown>> {
  const value: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
  if (!isRecord(value)) throw new Error(`${file} is no object`)
  return value
}

describe('the content command', () => {
  it('pulls every document to a file that can be published again', async () => {
    const folder = join(site.folder, 'pulled')
    const pulled = await content('pull', folder)
    expect(pulled.stdout).toBe(`${smallSite().length} documents of content version 1 in ${folder}\n`)
    const [home] = smallSite().filter(({ kind, key }) => kind === 'page' && key === 'home')
    if (!home) throw new Error('the small site has no home page')
    expect(await readJson(folder, 'pages/home.json')).toEqual({
      $schema: '../.schemas/page.json',
      ...migrateDocument(home),
    })
    const published = await content('publish', folder)
    expect([published.code, published.stdout]).toEqual([0, 'Published: content version 1\n'])
  })

  it('pulls the JSON Schemas that the files name, and accepts them in a published folder', async () => {
    const folder = join(site.folder, 'pulled')
    await content('pull', folder)
    for (const file of ['pages/home.json', 'settings/site.json']) {
      const { $schema, kind } = await readJson(folder, file)
      const schema = await readJson(folder, join(dirname(file), String($schema)))
      expect(schema).toMatchObject({ properties: { kind: { const: kind } } })
    }
    expect((await content('check', folder)).stdout).toBe('These documents can be published\n')
  })

  it('publishes files and prints what the site serves now', async () => {
    const file = await fileOf('home.json', home('from a file'))
    expect((await content('publish', file)).stdout).toBe('Published: content version 2\n')
    expect((await gateway.page('home', 'uz')).blocks[0]?.props).toEqual({ words: '<p>from a file</p>' })
  })

  it('prints document, path, reason and hint of a rejection and exits with 1', async () => {
    const files = [
      await fileOf('new/home.json', home('new')),
      await fileOf('new/rules.json', page('rules', { layout: 'wide' })),
    ]
    for (const command of ['check', 'publish']) {
      const rejected = await content(command, ...files)
      expect(rejected.code).toBe(1)
      expect(rejected.stdout).toContain(
        'error    page/rules  /layout\n         Must be one of default, empty, game, svg-sprite\n',
      )
    }
    expect(gateway.contentVersion).toBe(1)
  })

  it('checks without publishing', async () => {
    const file = await fileOf('home.json', home('new'))
    const checked = await content('check', file)
    expect([checked.code, checked.stdout]).toEqual([0, 'These documents can be published\n'])
    expect(gateway.contentVersion).toBe(1)
  })

  it('prints the facts that a publication would change', async () => {
    const { stdout } = await content('check', await fileOf('home.json', home('18+')))
    expect(stdout).toMatch(/^fact {5}page\/home {2}\/\S+\n {9}age \(uz, ru\): none → 18\+$/m)
  })

  it.each([
    ['a file that is not there', ['check', 'nowhere.json'], /There is no file nowhere\.json/],
    ['a command without files', ['publish'], /Which files\?/],
    ['a wrong token', ['pull', '--token', 'wrong'], /401 AuthorizationException/],
    ['an unknown option', ['pull', '--fast'], /--fast/],
  ])('reports %s in one line', async (_title, args, reason) => {
    const failed = await content(...args)
    expect(failed.code).toBe(1)
    expect(failed.stderr).toMatch(reason)
    expect(failed.stderr).not.toMatch(/\n\s+at /)
  })

  it('reports a file that is no JSON by its name', async () => {
    const file = await fileOf('broken.json', '{ "kind": "page", ')
    const failed = await content('publish', file)
    expect(failed.code).toBe(1)
    expect(failed.stderr).toContain('broken.json')
  })

  it('reports that no server answers', async () => {
    await app.close()
    expect((await content('pull')).stderr).toMatch(/does not answer/)
  })
})
