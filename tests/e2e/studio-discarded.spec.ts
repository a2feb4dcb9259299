import english from '../../src/studio/messages/en.json' with { type: 'json' }
import { violationsOf } from './support/axe.ts'
import { testOnOwnSite } from './support/own-site.ts'
import { openStudio } from './support/studio.ts'
import { expect } from './support/test.ts'

const test = testOnOwnSite()
test.use({ locale: 'en-US', expectedStatuses: [409] })
const { discarded, states } = english

/** Parts of the answers to `documents.open` and `documents.save`. */
interface Saved {
  published: { schemaVersion: number; body: object }
  revision: number
}

test('a discarded draft is found below the documents and restored', async ({ page, site }) => {
  await openStudio(page, site)
  const name = { kind: 'page', key: 'rules' }
  const draftAgain = async () => {
    const call = async (path: string, data: object) => {
      const answer = await page.request.post(`${site.url}/studio/api/${path}`, { data })
      expect(answer.status()).toBe(200)
      const body: { data: Saved } = await answer.json()
      return body.data
    }
    const { published } = await call('documents.open', name)
    const { schemaVersion, body } = published
    const { revision } = await call('documents.save', { ...name, schemaVersion, body, revision: null })
    return () => call('documents.discard', { ...name, revision })
  }
  const discard = await draftAgain()
  await discard()
  await page.getByRole('link', { name: discarded.title }).click()
  const restore = page.getByRole('button', { name: `${discarded.restore}: page/rules` })
  await expect(restore).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const discardAgain = await draftAgain()
  await restore.click()
  await expect(page.getByText(discarded.taken)).toBeVisible()
  await discardAgain()
  await restore.last().click()
  await expect(page).toHaveURL(/\/documents\/page\/rules$/)
  await expect(page.getByText(states.changed).first()).toBeAttached()
})
