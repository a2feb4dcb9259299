import { beforeEach, describe, expect, it } from 'vitest'
import { home, homeWords } from '../../../tests/support/content/content-gateways.ts'
import { both, document, page } from '../../../tests/support/content/content-site.ts'
import { useReviewSite } from '../../../tests/support/content/review-site.ts'

const site = useReviewSite()
const { requires, edit, decide, publish } = site
const menu = document('menu', 'aside', { items: [] })

beforeEach(() => site.studio.gateway.requireReviews(site.studio.studio.requiredReviews))

const publishElsewhere = (...documents: Parameters<typeof site.studio.gateway.publishUnreviewed>[0]) =>
  site.studio.gateway.publishUnreviewed(documents, 'deployment')

describe('documents that were not published in the Studio', () => {
  it('are published if their kind needs no approval', async () => {
    await requires(1, { subject: 'form' })
    expect(await publishElsewhere(home('Yangi'))).toMatchObject({ published: true })
  })

  it('are refused, all together, if the kind of one needs approvals', async () => {
    await requires(2)
    const version = site.studio.gateway.contentVersion
    const answer = await publishElsewhere(home('Yangi'), page('news'), menu)
    expect(answer).toMatchObject({ published: false })
    const rejected = answer.issues.filter(({ code }) => code === 'NotApproved')
    expect(rejected.map(({ document: name }) => name)).toEqual(['page/home', 'page/news'])
    expect(rejected[0]).toMatchObject({
      severity: 'error',
      message: 'Documents of the kind “page” need approvals on this site: 2',
    })
    expect(rejected[0]?.hint).toContain('request a review in the Studio')
    expect(rejected[0]?.hint).toContain('CONTENT_WITHOUT_APPROVALS')
    expect(site.studio.gateway.contentVersion).toBe(version)
  })

  it('may be among others that stay as they are', async () => {
    await requires(1)
    const [current] = await site.studio.gateway.documents({ kind: 'page', key: 'home' })
    if (!current) throw new Error('no home page')
    const { kind, key, schemaVersion, body } = current
    expect(await publishElsewhere({ kind, key, schemaVersion, body }, menu)).toMatchObject({
      published: true,
    })
  })

  it('cannot use the approval of a draft, which is published in the Studio', async () => {
    await requires(1)
    const revision = await edit('Yangi')
    await decide(site.lawyer, revision)
    expect(await publishElsewhere(home('Yangi'))).toMatchObject({ published: false })
    expect((await publish(revision)).data).toMatchObject({ published: true })
    expect(await homeWords(site.studio.gateway)).toMatchObject({ words: '<p>Yangi</p>' })
  })

  it('are not removed elsewhere if their kind needs approvals', async () => {
    await site.studio.gateway.publish([page('news')], 'Aziza')
    const { missing } = site.studio.studio.requiredReviews
    const names = [{ kind: 'page', key: 'news' } as const, { kind: 'menu', key: 'aside' } as const]
    expect(await missing([], names)).toEqual([])
    await requires(1)
    expect(await missing([], names)).toMatchObject([{ document: 'page/news', code: 'NotApproved' }])
  })

  it('cannot turn a form that concerns money into another one', async () => {
    const form = (operation: string) =>
      document('form', 'payout', {
        schema: {
          type: 'object',
          properties: { amount: { type: 'string', maxLength: 10, title: both('Summa') } },
        },
        ui: { fields: { amount: { widget: 'text' } } },
        dictionary: [],
        strategy: 'eager',
        submit: { operation, label: both('Yuborish') },
      })
    expect(await publishElsewhere(form('cashier.makewithdrawal'))).toMatchObject({ published: true })
    await requires(1, { subject: 'money-form' })
    const { published, issues } = await publishElsewhere(form('support.sendFeedback'))
    expect(published).toBe(false)
    expect(issues).toContainEqual(
      expect.objectContaining({
        document: 'form/payout',
        message: 'Forms that concern money need approvals on this site: 1',
      }),
    )
  })
})
