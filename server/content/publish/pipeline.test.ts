import { describe, expect, it } from 'vitest'
import {
  both,
  document,
  form,
  page,
  smallSite,
  textBlock,
  tools,
} from '../../../tests/support/content/content-site.ts'
import {
  brief,
  firstStored,
  nothingPublished,
  publishOver,
} from '../../../tests/support/content/publish-over.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { runPipeline, type PipelineTools } from './pipeline.ts'

describe('publication', () => {
  it('accepts a valid document and prepares it under the hash of its content', async () => {
    const outcome = await publishOver([page('rules', { blocks: [textBlock('a')] })])
    expect(outcome.issues).toEqual([])
    const [rules] = outcome.prepared
    expect(rules?.entry).toMatchObject({
      kind: 'page',
      key: 'rules',
      route: '/rules',
      hash: contentHash(rules?.objects[0]?.content ?? ''),
    })
    expect(outcome.basis).toBe(1)
  })

  it('rejects a document that occurs twice in one publication', async () => {
    expect(brief(await publishOver([page('rules'), page('rules')]))).toEqual([
      'error page/rules  The document occurs twice in this publication',
    ])
  })

  it('reports the current document and step', async () => {
    const steps: string[] = []
    await runPipeline(
      {
        documents: [page('rules')],
        ...nothingPublished,
        onProgress: (name, step) => steps.push(`${name}: ${step}`),
      },
      tools,
    )
    expect(steps).toContain('page/rules: contract')
    expect(steps).toContain('site: missing-document')
  })

  it('rejects a site without documents that the application needs', async () => {
    const site = smallSite().filter(({ key }) => key !== 'not-found' && key !== 'cashier')
    const outcome = await runPipeline({ documents: site, ...nothingPublished }, tools)
    expect(brief(outcome)).toEqual([
      'error page/not-found  The document is missing. The site shows this page itself.',
      'error settings/cashier  The document is missing. The application reads these settings.',
    ])
  })

  it('rejects moving a page to which others link', async () => {
    const base = [
      ...smallSite(),
      page('news'),
      page('about', { blocks: [textBlock('a', both('<a href="/news">a</a>'))] }),
    ]
    expect(brief(await publishOver([page('news', { route: '/latest' })], {}, base))).toEqual([
      'error page/about /blocks/0/props/words/uz Broken link: /news',
      'error page/about /blocks/0/props/words/ru Broken link: /news',
    ])
    const redirects = document('redirects', 'site', { items: [{ from: '/news', to: '/latest' }] })
    expect(brief(await publishOver([page('news', { route: '/latest' }), redirects], {}, base))).toEqual([])
  })

  it('rejects a page with a failed block', async () => {
    const render: PipelineTools['render'] = ({ state }) => {
      const blocks = state.answer.page.blocks.map((block) => ({ ...block, failed: true as const }))
      const page = { ...state.answer.page, blocks }
      return Promise.resolve({
        html: [],
        firstTypes: [],
        clientAnswer: { ...state.answer, page },
      })
    }
    const outcome = await publishOver([page('rules', { blocks: [textBlock('a')] })], { render })
    expect(brief(outcome)[0]).toBe('error page/rules  The block "a" (Text) cannot be rendered (uz, as guest)')
  })

  it('renders a page without an address as such, even if its key is a language', async () => {
    const seen: string[] = []
    const render: PipelineTools['render'] = ({ state, url }) => {
      seen.push(`${state.answer.path} ${url}`)
      return Promise.resolve({ html: [], firstTypes: [], clientAnswer: state.answer })
    }
    const body = { layout: 'default', seo: { title: both('ru') }, blocks: [] }
    await publishOver([document('page', 'ru', body)], { render })
    expect(new Set(seen)).toEqual(new Set(['/anywhere /anywhere', '/anywhere /ru/anywhere']))
  })

  it("renders with the answers of the examples, and with players' answers only for players", async () => {
    const seen: unknown[] = []
    const render: PipelineTools['render'] = ({ state, url }) => {
      seen.push([url, state.session.account !== null, state.answer.data, state.answer.params])
      return Promise.resolve({ html: [], firstTypes: [], clientAnswer: state.answer })
    }
    await publishOver(
      [
        page('game', {
          route: '/game/:sysname',
          blocks: [{ id: 'b', type: 'Board', version: 1, props: {} }],
        }),
      ],
      { render },
    )
    const data = { b: { game: { status: 'success', data: { items: [], total: 0 } } } }
    expect(seen).toEqual([
      ['/game/anor', false, data, { sysname: 'anor' }],
      ['/game/anor', true, data, { sysname: 'anor' }],
      ['/ru/game/anor', false, data, { sysname: 'anor' }],
      ['/ru/game/anor', true, data, { sysname: 'anor' }],
    ])
  })

  it('migrates blocks to the contract of this build', async () => {
    const old = { id: 'a', type: 'Text', version: 1, props: { content: both('<p>a</p>') } }
    const outcome = await publishOver([page('rules', { blocks: [old] })])
    expect(outcome.issues).toEqual([])
    expect(firstStored(outcome).body['blocks']).toEqual([textBlock('a', both('<p>a</p>'))])
  })

  it('removes dangerous markup with a warning and keeps allowed markup', async () => {
    const words = {
      uz: '<p onclick="x()">a <strong>b</strong><script>alert(1)</script><img src=x onerror=y> <a href="javascript:z">c</a> <a href="//evil.example">e</a></p>',
      ru: '<h2>a</h2><p>b<br>c &amp; <a href="https://example.com/?a=1&amp;b=2">d</a> <a href="/">e</a></p>',
    }
    const outcome = await publishOver([page('rules', { blocks: [textBlock('a', words)] })])
    expect(brief(outcome)).toEqual([
      'warning page/rules /blocks/0/props/words/uz Markup that is not allowed was removed',
    ])
    const sanitised = {
      uz: '<p>a <strong>b</strong> <a>c</a> <a>e</a></p>',
      ru: '<h2>a</h2><p>b<br />c &amp; <a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">d</a> <a href="/">e</a></p>',
    }
    expect(firstStored(outcome).body['blocks']).toEqual([textBlock('a', sanitised)])
  })

  it('accepts markup that it has sanitised before without a warning', async () => {
    const clean = both('<p><a href="https://example.com" rel="noopener noreferrer">a</a></p>')
    expect((await publishOver([page('rules', { blocks: [textBlock('a', clean)] })])).issues).toEqual([])
  })

  it('warns of texts that a catalogue lacks, and of unknown features and fields', async () => {
    const outcome = await publishOver([
      document('messages', 'ru', {}),
      document('menu', 'main', {
        items: [{ id: 'a', label: both('a'), to: '/', when: { all: [{ fact: 'feature', name: 'poker' }] } }],
      }),
      form('sign-in', {
        dictionary: [{ fieldName: 'mail', validationDict: [] }],
        ui: { fields: { phone: {} } },
      }),
    ])
    expect(brief(outcome)).toEqual([
      'warning form/sign-in /ui/fields/phone The form has no field "phone"',
      'warning form/sign-in /dictionary/0/fieldName The form has no field "mail"',
      'warning messages/ru /common/close The text is missing; players see the text from en-US',
      'warning menu/main /items/0/when/all/0/name The functional settings have no switch "poker", so the feature is off',
    ])
    expect(outcome.prepared).toHaveLength(3)
  })

  it('knows the amount of a payment, which is entered beside its form', async () => {
    const messages = { dictionary: [{ fieldName: 'amount', validationDict: [] }] }
    const submit = { operation: 'cashier.makedeposit', label: both('Pay') }
    expect(brief(await publishOver([form('sign-in', messages)]))).toHaveLength(1)
    expect(brief(await publishOver([form('sign-in', { ...messages, submit })]))).toEqual([])
  })

  it('returns the compiled validator of a form', async () => {
    const outcome = await publishOver([form('sign-in')])
    const [signIn] = outcome.prepared
    expect(signIn?.objects.map(({ type }) => type)).toEqual(['document', 'validator'])
    expect(signIn?.entry.validator).toBe(signIn?.objects[1]?.hash)
  })
})
