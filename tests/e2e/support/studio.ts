import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { StudioCallName } from '../../../schemas/studio/calls.ts'
import { foldedOutline } from '../../../src/lib/browser/storage-keys.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import type { Site } from './site.ts'

/** Password of the first admin, which is in the data folder. */
export const firstPassword = async (site: Site) =>
  (await readFile(join(site.dataDir, 'studio-password'), 'utf8')).trim()

/** Signs a page's session in to the Studio without the sign-in page, as the first admin or as another user. */
export async function enterStudio(page: Page, site: Site, login = 'admin', password?: string): Promise<void> {
  const data = { login, password: password ?? (await firstPassword(site)) }
  const answer = await page.request.post(`${site.url}/studio/api/session.open`, { data })
  expect(answer.status()).toBe(200)
}

/** Signs in to the Studio as its first admin and opens one of its pages. */
export async function openStudio(page: Page, site: Site, path = ''): Promise<void> {
  await enterStudio(page, site)
  await page.goto(`${site.url}/studio${path}`)
}

const Answer = Type.Object({ data: Type.Record(Type.String(), Type.Unknown()) })

/** Makes a call of the Studio as the user who is signed in on the page, and returns its answer, an object. */
export async function callStudio(
  page: Page,
  site: Site,
  name: StudioCallName,
  params: object,
): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`${site.url}/studio/api/${name}`, { data: params })
  expect(answer.status()).toBe(200)
  return Value.Parse(Answer, await answer.json()).data
}

/** A rich text block; markup in Uzbek, which is the Russian text, too, unless there is one. */
export const richText = (id: string, uz: string, ru = uz) => ({
  id,
  type: 'RichText',
  version: 1,
  props: { text: { uz, ru } },
})

/** A page, whose key is also its address and its title. */
export const pageDocument = (key: string, blocks: object[] = [], title: object = { uz: key, ru: key }) => ({
  kind: 'page',
  key,
  schemaVersion: 1,
  body: { route: `/${key}`, layout: 'default', seo: { title }, blocks },
})

/** The first draft of a page. */
export const pageDraft = (...page: Parameters<typeof pageDocument>) => ({
  ...pageDocument(...page),
  revision: null,
})

const Opened = Type.Object({
  draft: Type.Union([Type.Null(), Type.Object({ revision: Type.Integer() })]),
  published: Type.Object({
    schemaVersion: Type.Integer(),
    body: Type.Record(Type.String(), Type.Unknown()),
  }),
})

/** Saves a draft of a published document, with these values in its body, and returns its revision. */
export async function editOnServer(
  page: Page,
  site: Site,
  name: { kind: string; key: string },
  changed: object = {},
): Promise<unknown> {
  const { draft, published } = Value.Parse(Opened, await callStudio(page, site, 'documents.open', name))
  const { schemaVersion, body } = published
  const { revision } = await callStudio(page, site, 'documents.save', {
    ...name,
    schemaVersion,
    body: { ...body, ...changed },
    revision: draft?.revision ?? null,
  })
  return revision
}

/** Signs the user out, from the menu beside the user's name. */
export async function signOutOfStudio(page: Page): Promise<void> {
  await page.getByRole('button', { name: english.account.menu }).click()
  await page.getByRole('menuitem', { name: english.signOut }).click()
}

/** Chooses an action for the open document from the menu beside its button to publish. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: english.editor.actions }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** The user has unfolded the list of blocks, which is folded away beside the fields of a block. */
export async function keepBlocksUnfolded(page: Page): Promise<void> {
  const choice = JSON.stringify({ block: false })
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    foldedOutline,
    choice,
  ] as const)
}

/** Chooses a command for the selected block or field from the menu beside its name, with keys. */
export async function chooseCommand(page: Page, name: string): Promise<void> {
  await page.locator('[data-commands]').getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}

/** Publishes the open document, and confirms that in the sheet that lists its changes and warnings. */
export async function publishOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: english.editor.publish, exact: true }).click()
  await page.getByRole('dialog').locator('button[type=submit]').click()
}

/** Opens the rarely used controls of the preview; they stay open until a click elsewhere. */
export async function openConditions(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${english.preview.conditions}`) }).click()
  await expect(page.getByRole('dialog', { name: english.preview.conditions })).toBeVisible()
}
