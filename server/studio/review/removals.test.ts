import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { both, page } from '../../../tests/support/content/content-site.ts'
import { newsName, useReviewSite } from '../../../tests/support/content/review-site.ts'

const minute = 60_000
const site = useReviewSite()
const { requires, waiting } = site
let second = ''

async function publishNews(title = 'news') {
  const document = page('news', { seo: { title: both(title) } })
  const { published, issues } = await site.studio.gateway.publish([document], 'Aziza')
  if (!published) throw new Error(JSON.stringify(issues))
}
const remove = async (
  cookie: string,
  documents: StudioParams<'documents.archive'>['documents'] = [newsName],
) => (await site.studio.call('documents.archive', { documents }, cookie)).data
const isShown = () => site.studio.gateway.findPage('/news') !== null
const removalOf = async (cookie: string) => (await site.open(newsName, cookie))?.removal

beforeEach(async () => {
  second = await site.studio.join('publisher', 'Nodira')
  await publishNews()
})

describe('the removal of a document that needs approvals', () => {
  test('is requested by the first and done by the next who may publish', async () => {
    await requires(1)
    expect(await remove(site.chief)).toMatchObject({
      published: false,
      issues: [{ document: 'page/news', code: 'NotApproved', severity: 'error' }],
    })
    // Once more is not another person.
    expect(await remove(site.chief)).toMatchObject({ published: false })
    expect(isShown()).toBe(true)
    expect(await waiting(second)).toMatchObject([{ subject: newsName, by: 'Timur', reason: 'removal' }])
    expect(await removalOf(second)).toMatchObject({ by: 'Timur', missing: 1, mayConfirm: true })
    expect(await removalOf(site.chief)).toMatchObject({ mayConfirm: false })
    expect(await remove(second)).toMatchObject({ published: true })
    expect(isShown()).toBe(false)
    expect(await waiting(second)).toEqual([])
  })

  test('is confirmed by approvers of the kind who may not publish themselves', async () => {
    await requires(1)
    const confirm = (cookie: string) => site.studio.call('reviews.confirmRemoval', newsName, cookie)
    expect(await confirm(site.lawyer)).toMatchObject({ status: 404, error: { type: 'NotFound' } })
    await remove(site.chief)
    expect(await waiting(site.lawyer)).toMatchObject([{ subject: newsName, reason: 'removal' }])
    expect((await confirm(site.chief)).status).toBe(403)
    expect(isShown()).toBe(true)
    expect((await confirm(site.lawyer)).data).toMatchObject({ published: true })
    expect(isShown()).toBe(false)
  })

  test.each([
    ['decided to keep it', () => site.studio.call('reviews.keep', newsName, site.author)],
    ['published it again', () => publishNews('Yangi')],
  ])('is not requested by a confirmation while somebody has %s', async (_what, intervene) => {
    await requires(1)
    await remove(site.chief)
    const { gateway } = site.studio
    const history = gateway.history.bind(gateway)
    vi.spyOn(gateway, 'history').mockImplementationOnce(async (name) => {
      const before = await history(name)
      await intervene()
      return before
    })
    const confirmed = await site.studio.call('reviews.confirmRemoval', newsName, site.lawyer)
    expect(confirmed).toMatchObject({ status: 404, error: { type: 'NotFound' } })
    expect(await removalOf(second)).toBeUndefined()
    expect(isShown()).toBe(true)
  })

  test('needs somebody who may publish, also after its request', async () => {
    await requires(1)
    await remove(second)
    const id = await site.idOf('Nodira')
    await site.studio.call('users.change', { id, isActive: false }, site.studio.admin)
    const confirmed = await site.studio.call('reviews.confirmRemoval', newsName, site.lawyer)
    expect(confirmed.data).toMatchObject({ published: false, issues: [{ code: 'NotApproved' }] })
    expect(isShown()).toBe(true)
    expect(await remove(site.chief)).toMatchObject({ published: true })
  })

  test('is in the audit log as requested, confirmed, rejected and done', async () => {
    await requires(2)
    await remove(site.chief)
    await site.studio.call('reviews.keep', newsName, site.author)
    await remove(site.chief)
    await remove(second)
    await site.studio.call('reviews.confirmRemoval', newsName, site.lawyer)
    const log = (await site.studio.call('audit.list', {}, site.studio.admin)).data ?? []
    const own = log.filter(({ subject }) => subject === 'page/news').reverse()
    expect(own.map(({ by, action }) => `${by} ${action}`)).toEqual([
      'Timur documents.requestRemoval',
      'Aziza documents.rejectRemoval',
      'Timur documents.requestRemoval',
      'Nodira documents.confirmRemoval',
      'Kamila documents.confirmRemoval',
      'Kamila documents.archive',
    ])
  })

  test('is not offered to those who cannot confirm it', async () => {
    await requires(1, { role: 'publisher' })
    await remove(site.chief)
    expect([await waiting(site.chief), await waiting(site.lawyer)]).toEqual([[], []])
    const { status } = await site.studio.call('documents.archive', { documents: [newsName] }, site.lawyer)
    expect(status).toBe(403)
  })

  test('counts only users with the required role who can sign in', async () => {
    await requires(1, { role: 'admin' })
    await remove(site.chief)
    expect(await remove(second)).toMatchObject({ published: false })
    expect(await remove(site.studio.admin)).toMatchObject({ published: true })
    await publishNews()
    await requires(2)
    await remove(site.chief)
    await remove(second)
    const id = await site.idOf('Nodira')
    await site.studio.call('users.change', { id, isActive: false }, site.studio.admin)
    expect(await remove(site.studio.admin)).toMatchObject({ published: false })
    expect(isShown()).toBe(true)
  })

  test('is requested anew after another publication', async () => {
    await requires(1)
    await remove(site.chief)
    await publishNews('Yangi')
    await site.studio.gateway.publish([], 'Aziza', [newsName])
    await publishNews()
    expect(await removalOf(second)).toBeUndefined()
    expect(await remove(second)).toMatchObject({ published: false })
    expect(isShown()).toBe(true)
  })

  test('is void when somebody decides to keep the document', async () => {
    await requires(1)
    await remove(site.chief)
    expect((await site.studio.call('reviews.keep', newsName, site.author)).data?.removal).toBeUndefined()
    expect(await waiting(second)).toEqual([])
    expect(await remove(second)).toMatchObject({ published: false })
    expect(isShown()).toBe(true)
    expect((await site.open(newsName))?.steps.map(({ action }) => action)).toEqual([
      'removal',
      'kept',
      'removal',
    ])
    const viewer = await site.studio.join('viewer')
    expect((await site.studio.call('reviews.keep', newsName, viewer)).status).toBe(403)
  })

  test('removes nothing of several documents while one waits', async () => {
    await requires(1)
    await site.studio.gateway.publish([page('rules')], 'Aziza')
    const rules = { kind: 'page', key: 'rules' } as const
    await remove(site.chief, [newsName])
    expect(await remove(second, [newsName, rules])).toMatchObject({
      published: false,
      issues: [{ document: 'page/rules' }],
    })
    expect(isShown()).toBe(true)
  })

  test('is not requested if the site needs the document', async () => {
    await requires(1)
    const home = { kind: 'page', key: 'home' } as const
    const answer = await remove(site.chief, [home])
    expect(answer?.issues).not.toContainEqual(expect.objectContaining({ code: 'NotApproved' }))
    expect((await site.open(home))?.steps).toEqual([])
  })

  test('is scheduled only after the request of somebody else, and not done after another publication', async () => {
    await requires(1)
    const at = new Date(Date.UTC(2026, 2, 1, 7, 5)).toISOString()
    const schedule = (cookie: string) =>
      site.studio.call('schedules.add', { action: 'archive', documents: [newsName], at }, cookie)
    expect((await schedule(site.chief)).error?.type).toBe('NotApproved')
    expect((await schedule(second)).status).toBe(200)
    await publishNews('Yangi')
    await site.studio.pass(6 * minute)
    const [done] = (await site.studio.call('schedules.list', {}, site.chief)).data ?? []
    expect(done).toMatchObject({ state: 'refused', issues: [{ code: 'NotApproved' }] })
    expect(isShown()).toBe(true)
  })

  test('cannot be done by one person by taking back its only publication', async () => {
    await requires(1)
    const contentVersion = site.studio.gateway.contentVersion
    const takeBack = (cookie: string) => site.studio.call('documents.takeBack', { contentVersion }, cookie)
    expect((await takeBack(site.chief)).error).toMatchObject({
      type: 'NotApproved',
      data: { documents: [newsName] },
    })
    expect(isShown()).toBe(true)
    expect(await waiting(second)).toMatchObject([{ subject: newsName, reason: 'removal' }])
    expect((await takeBack(second)).data).toMatchObject({ published: true })
    expect(isShown()).toBe(false)
  })

  test('needs nobody else without a rule', async () => {
    expect(await remove(site.chief)).toMatchObject({ published: true })
  })
})
