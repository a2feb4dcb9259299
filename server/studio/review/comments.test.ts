import { describe, expect, test } from 'vitest'
import { subject, useReviewSite } from '../../../tests/support/content/review-site.ts'

const site = useReviewSite()
const { edit, open } = site

describe('a comment', () => {
  const comment = (cookie: string, text = 'Too long') =>
    site.studio.call('comments.add', { subject, block: 'intro', path: '/props/title', text }, cookie)

  test('is kept with its place, replies and who has resolved it, and opens again with a reply', async () => {
    const viewer = await site.studio.join('viewer', 'Lola')
    const thread = (await comment(viewer)).data?.id ?? 0
    await site.studio.call('comments.reply', { thread, text: 'Shortened' }, site.author)
    await site.studio.call('comments.resolve', { thread, isResolved: true }, site.author)
    expect((await open())?.threads).toMatchObject([
      {
        subject,
        block: 'intro',
        path: '/props/title',
        comments: [
          { by: { name: 'Lola' }, text: 'Too long' },
          { by: { name: 'Aziza' }, text: 'Shortened' },
        ],
        resolved: { by: { name: 'Aziza' } },
      },
    ])
    await site.studio.call('comments.reply', { thread, text: 'Still' }, viewer)
    expect((await open())?.threads).toMatchObject([{ resolved: null }])
    expect((await open())?.steps).toMatchObject([{ action: 'resolved', text: 'Too long' }])
  })

  test('of others is resolved by editors, not by viewers', async () => {
    const viewer = await site.studio.join('viewer', 'Lola')
    const thread = (await comment(site.author)).data?.id ?? 0
    const resolve = (cookie: string) =>
      site.studio.call('comments.resolve', { thread, isResolved: true }, cookie)
    expect((await resolve(viewer)).status).toBe(403)
    expect((await resolve(site.lawyer)).status).toBe(200)
  })

  test('on a document is part of the review of its release', async () => {
    await edit('Yangi')
    await comment(site.lawyer)
    const { data } = await site.studio.call(
      'releases.add',
      { name: 'Bahor', documents: [subject] },
      site.author,
    )
    expect((await open({ release: data?.id ?? 0 }))?.threads).toMatchObject([{ subject }])
  })

  test('needs a document that exists', async () => {
    const missing = { kind: 'page', key: 'nowhere' } as const
    const params = { subject: missing, block: null, path: '', text: 'What?' }
    expect((await site.studio.call('comments.add', params, site.author)).status).toBe(404)
  })
})
