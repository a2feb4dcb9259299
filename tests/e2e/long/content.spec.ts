import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPopup } from '../support/player.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import type { Site } from '../support/site.ts'
import { expect } from '../support/test.ts'
import { documentText, fieldLabel } from '../support/texts.ts'

const run = promisify(execFile)

const test = testOnOwnSite().extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-content-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

interface Outcome {
  code: number
  output: string
}

async function content(site: Site, ...args: string[]): Promise<Outcome> {
  try {
    const { stdout, stderr } = await run('npm', [
      'run',
      '--silent',
      'content',
      '--',
      ...args,
      '--url',
      site.url,
      '--token',
      site.contentToken,
    ])
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    if (
      error !== null &&
      typeof error === 'object' &&
      'stdout' in error &&
      'stderr' in error &&
      'code' in error
    )
      return { code: Number(error.code), output: `${String(error.stdout)}${String(error.stderr)}` }
    throw error
  }
}

type Json = Record<string, unknown>

function part(value: unknown, ...names: string[]): Json {
  const [name, ...rest] = names
  if (value === null || typeof value !== 'object') throw new Error(`there is no ${name ?? 'object'}`)
  if (name === undefined) return Object.fromEntries(Object.entries(value))
  return part(Object.entries(value).find(([key]) => key === name)?.[1], ...rest)
}

/** The document, with the value at a path of its body replaced by the result of `change`. */
function changed(value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change(value)
  const fields = part(value)
  return { ...fields, [name]: changed(fields[name], rest, change) }
}

type Change = [path: string, change: (old: unknown) => unknown]

function before(item: unknown) {
  return (list: unknown): unknown => {
    const items: unknown[] = Array.isArray(list) ? list : []
    return [item, ...items]
  }
}

/** Changes values of a pulled file's body, named by dotted paths, and returns the file's path. */
async function edit(folder: string, file: string, ...changes: Change[]): Promise<string> {
  const path = join(folder, file)
  const document: unknown = JSON.parse(await readFile(path, 'utf8'))
  const result = changes.reduce(
    (value, [place, change]) => changed(value, ['body', ...place.split('.')], change),
    document,
  )
  await writeFile(path, JSON.stringify(result))
  return path
}

test('players see a changed headline and form within two seconds, without a restart', async ({
  page,
  site,
  folder,
}) => {
  await page.goto('/')
  expect((await content(site, 'pull', folder)).code).toBe(0)

  const headline = documentText('pages/home', 'blocks.0.slots.first.0.props.slides.0.headline', 'uz')
  const home = await edit(folder, 'pages/home.json', [
    'blocks',
    (blocks): unknown => JSON.parse(JSON.stringify(blocks).replace(headline, 'Yangi sarlavha bugun')),
  ])
  const form = await edit(
    folder,
    'forms/registration.json',
    [
      'schema.properties.nickname',
      () => ({ type: 'string', title: { uz: 'Taxallus', ru: 'Псевдоним' }, minLength: 4 }),
    ],
    ['schema.required', before('nickname')],
    ['ui.order', before('nickname')],
    [
      'dictionary',
      before({
        fieldName: 'nickname',
        validationDict: [
          { errorType: 'required', message: { uz: 'Taxallus tanlang', ru: 'Придумайте псевдоним' } },
        ],
      }),
    ],
  )
  const outcome = await content(site, 'publish', home, form)
  expect(outcome.output).not.toMatch(/error/i)
  expect(outcome.code).toBe(0)
  const published = Date.now()

  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 2_000, intervals: [100] })
    .toContain('Yangi sarlavha bugun')
  expect(Date.now() - published).toBeLessThan(2_000)

  await page.reload()
  await expect(
    page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toContainText('Yangi sarlavha bugun')
  const dialog = await openPopup(page, 'registration', 'uz')
  await expect(dialog.getByRole('textbox').first()).toHaveAccessibleName(/Taxallus/)
  await dialog.getByRole('button', { name: documentText('forms/registration', 'submit.label', 'uz') }).click()
  await expect(dialog.getByText('Taxallus tanlang')).toBeVisible()
})

test('an open page gets new content at its next navigation', async ({ page, site, folder }) => {
  await page.goto('/about')
  await content(site, 'pull', folder)
  const title = { uz: 'Qoidalar, yangi nashr', ru: 'Правила, новая редакция' }
  const rules = await edit(folder, 'pages/rules.json', ['seo.title', () => title])
  expect((await content(site, 'publish', rules)).code).toBe(0)
  await page.locator('a[href="/rules"]').first().click()
  await expect(page).toHaveTitle('Qoidalar, yangi nashr')
})

test('a broken form is rejected with path and reason, and players keep the old one', async ({
  page,
  site,
  folder,
}) => {
  await content(site, 'pull', folder)
  const form = await edit(
    folder,
    'forms/login.json',
    ['schema.properties.login.type', () => 'strng'],
    ['submit.operation', () => 'auth.levitate'],
  )
  const outcome = await content(site, 'publish', form)
  expect(outcome.code).toBe(1)
  expect(outcome.output).toContain('form/login')
  expect(outcome.output).toContain('/submit/operation')
  expect(outcome.output).toMatch(/levitate|one of/)

  await page.goto('/')
  const dialog = await openPopup(page, 'login', 'uz')
  await expect(dialog.getByLabel(fieldLabel('login', 'login', 'uz'))).toBeVisible()
})

test('an invalid JSON file is rejected with its name', async ({ site, folder }) => {
  const path = join(folder, 'broken.json')
  await writeFile(path, '{ "kind": "page", ')
  const outcome = await content(site, 'publish', path)
  expect(outcome.code).toBe(1)
  expect(outcome.output).toContain('broken.json')
})
