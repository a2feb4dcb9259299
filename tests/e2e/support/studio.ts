import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { StudioCallName } from '../../../schemas/studio/calls.ts'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import type { Site } from './site.ts'

const { signIn } = english

/** Password of the first admin, which is in the data folder. */
export const firstPassword = async (site: Site) =>
  (await readFile(join(site.dataDir, 'studio-password'), 'utf8')).trim()

/**
 * Signs in to the Studio as its first admin and opens one of its pages.
 */
export async function openStudio(page: Page, site: Site, path = ''): Promise<void> {
  await page.goto(`${site.url}/studio${path}`)
  await page.getByLabel(signIn.login).fill('admin')
  await page.getByLabel(signIn.password).fill(await firstPassword(site))
  await page.getByRole('button', { name: signIn.submit }).click()
  await expect(page.getByRole('button', { name: english.palette.title })).toBeVisible()
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

/** Keeps the sample texts of the open document as they are. */
export async function keepSamples(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: english.editor.keepSample })
  await expect(keep.first()).toBeVisible()
  await expect(async () => {
    if ((await keep.count()) > 0) await keep.first().click()
    expect(await keep.count()).toBe(0)
  }).toPass()
}

/** Confirms a publication in the sheet that lists its changes and warnings. */
export async function confirmPublishing(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('button[type=submit]').click()
}

/** Publishes the open document. */
export async function publishOpened(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: english.editor.publish, exact: true })
  // The editor of a document that was just opened may be mounted anew.
  await expect(async () => {
    await button.click({ timeout: 5000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await confirmPublishing(page)
}

/** Opens the rarely used controls of the preview; they stay open until a click elsewhere. */
export async function openConditions(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${english.preview.conditions}`) }).click()
  await expect(page.getByRole('dialog', { name: english.preview.conditions })).toBeVisible()
}
