import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
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
