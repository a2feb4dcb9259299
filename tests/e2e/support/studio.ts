import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import english from '../../../src/studio/messages/en.json' with { type: 'json' }
import type { Site } from './site.ts'

const { signIn } = english

/**
 * Signs in to the Studio as its first admin, whose password is in the data folder, and opens one of its
 * pages.
 */
export async function openStudio(page: Page, site: Site, path = ''): Promise<void> {
  await page.goto(`${site.url}/studio${path}`)
  await page.getByLabel(signIn.login).fill('admin')
  const password = (await readFile(join(site.dataDir, 'studio-password'), 'utf8')).trim()
  await page.getByLabel(signIn.password).fill(password)
  await page.getByRole('button', { name: signIn.submit }).click()
  await expect(page.getByRole('button', { name: english.signOut })).toBeVisible()
}
