import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fastifyStatic from '@fastify/static'
import { chromium, type Browser } from '@playwright/test'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storyTitle } from '../../.storybook/generate-stories.ts'
import { registry } from '../../registry/index.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { chromiumFlags, findOrInstallChromium } from '../../scripts/find-chromium.mjs'

let folder = ''
let address = ''
let server: FastifyInstance
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-storybook-'))
  await promisify(execFile)('npx', ['--no-install', 'storybook', 'build', '--quiet', '-o', folder], {
    maxBuffer: 2 ** 26,
  })
  server = fastify()
  await server.register(fastifyStatic, { root: folder })
  address = await server.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
}, 900_000)
afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens a page of Storybook without its interface, and collects uncaught errors. */
async function open(id: string, mode: 'story' | 'docs', locale = 'uz') {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=${mode}&globals=locale:${locale}`)
  return { page, errors }
}

const entries = [
  'registry-content-hero',
  'registry-money-deposit',
  'registry-games-gamehall',
  'registry-account-formblock',
  'registry-frame-sidebar',
]

it.each(entries)(
  '%s opens as a story and as a documentation page',
  async (entry) => {
    const { page, errors } = await open(`${entry}--normal`, 'story')
    await page.locator('#storybook-root > *').first().waitFor({ timeout: 60_000 })
    expect(await page.locator('#storybook-root').innerText()).not.toBe('')
    await page.close()
    const docs = await open(`${entry}--docs`, 'docs')
    const story = docs.page.locator('.docs-story').first()
    await story.locator('.innerZoomElementWrapper > *').first().waitFor({ timeout: 60_000 })
    await docs.page.locator('.sbdocs h1').waitFor()
    const background = () => story.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect.poll(background).not.toMatch(/^rgba?\(255, 255, 255|, 0\)$/)
    await docs.page.close()
    expect([...errors, ...docs.errors]).toEqual([])
  },
  180_000,
)

it('a story is shown in the language of the toolbar', async () => {
  const texts = await Promise.all(
    ['uz', 'ru'].map(async (locale) => {
      const { page } = await open('registry-content-hero--normal', 'story', locale)
      const root = page.locator('#storybook-root > *').first()
      await root.waitFor({ timeout: 60_000 })
      const text = await root.innerText()
      await page.close()
      return text
    }),
  )
  expect(texts[0]).not.toMatch(/[а-я]/i)
  expect(texts[1]).toMatch(/[а-я]/i)
}, 180_000)

it('lists each entry by the category of its contract', async () => {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  const listed = isRecord(index) && isRecord(index['entries']) ? Object.values(index['entries']) : []
  const titles = listed.flatMap((entry) => (isRecord(entry) ? [String(entry['title'])] : []))
  const ofRegistry = new Set(titles.filter((title) => title.startsWith('Registry/')))
  expect([...ofRegistry].sort()).toEqual([...registry.values()].map(storyTitle).sort())
})
