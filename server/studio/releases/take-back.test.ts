import { describe, expect, test } from 'vitest'
import { page } from '../../../tests/support/content/content-site.ts'
import { newsName, useReviewSite } from '../../../tests/support/content/review-site.ts'

const site = useReviewSite()
const { edit, publish, requires } = site
const versionNow = () => site.studio.gateway.contentVersion
const takeBack = (contentVersion = versionNow()) =>
  site.studio.call('documents.takeBack', { contentVersion }, site.chief)

/** Publishes an edit and takes it back. */
async function takenBack(): Promise<void> {
  await publish(await edit('Notoʻgʻri'))
  expect((await takeBack()).data).toMatchObject({ published: true })
}

describe('content that was taken back', () => {
  test('does not return without the approvals that it needs, by taking back the taking back', async () => {
    await takenBack()
    await requires(1)
    const before = versionNow()
    expect((await takeBack()).error).toMatchObject({
      type: 'NotApproved',
      data: { documents: [{ key: 'home' }] },
    })
    expect(versionNow()).toBe(before)
  })

  test('returns without rules, and what was never taken back returns with them', async () => {
    await takenBack()
    expect((await takeBack()).data).toMatchObject({ published: true })
    await requires(1)
    expect((await takeBack()).data).toMatchObject({ published: true })
  })

  test('becomes a draft when it is restored from the archive', async () => {
    await site.studio.save(page('news'), site.author)
    await site.studio.call('documents.publish', { documents: [newsName] }, site.chief)
    await takeBack()
    await requires(1)
    const { data } = await site.studio.call('archive.restore', newsName, site.chief)
    expect(data).toMatchObject({ state: 'draft', issues: [{ code: 'NotApproved' }] })
    expect((await site.studio.call('documents.open', newsName, site.chief)).data).toMatchObject({
      published: null,
      draft: { savedBy: 'Timur' },
    })
  })
})
