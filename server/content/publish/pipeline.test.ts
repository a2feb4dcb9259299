import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import {
  both,
  document,
  form,
  page,
  smallSite,
  textBlock,
  tools,
} from '../../../tests/support/content-site.ts'
import { contentHash } from '../hash.ts'
import type { Manifest } from '../manifest.ts'
import { runPipeline, type PipelineTools, type PublishOutcome } from './pipeline.ts'

/** The small site as it was published, with `changes` to publish over it. */
async function publishOver(
  changes: StoredDocument[],
  extra: Partial<PipelineTools> = {},
  base = smallSite(),
): Promise<PublishOutcome> {
  const first = await runPipeline({ documents: base, manifest: null, readPublished: async () => null }, tools)
  expect(first.verdicts).toEqual([])
  const contents = new Map(
    first.prepared.map(({ entry, objects }) => [entry.hash, objects[0]?.content ?? '']),
  )
  const manifest: Manifest = {
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    author: 'test',
    entries: first.prepared.map(({ entry }) => ({ ...entry, version: 1 })),
  }
  const readPublished = async ({ hash }: { hash: string }): Promise<StoredDocument> =>
    JSON.parse(contents.get(hash) ?? '')
  return runPipeline({ documents: changes, manifest, readPublished }, { ...tools, ...extra })
}

const brief = ({ verdicts }: PublishOutcome) =>
  verdicts.map(({ severity, document, path, reason }) => `${severity} ${document} ${path} ${reason}`)

describe('publication', () => {
  it('passes a sound document and prepares it under the hash of its content', async () => {
    const outcome = await publishOver([page('rules', { blocks: [textBlock('a')] })])
    expect(outcome.verdicts).toEqual([])
    const [rules] = outcome.prepared
    expect(rules?.entry).toMatchObject({
      kind: 'page',
      key: 'rules',
      route: '/rules',
      hash: contentHash(rules?.objects[0]?.content ?? ''),
    })
    expect(outcome.basis).toBe(1)
  })

  it('prepares nothing at all when one of several documents is refused', async () => {
    const outcome = await publishOver([page('rules'), page('about', { layout: 'wide' })])
    expect(outcome.prepared).toEqual([])
  })

  it('refuses a document that stands twice in one publication', async () => {
    expect(brief(await publishOver([page('rules'), page('rules')]))).toEqual([
      'error page/rules  The document stands twice in this publication',
    ])
  })

  it('tells which document and step it has come to', async () => {
    const steps: string[] = []
    await runPipeline(
      {
        documents: [page('rules')],
        manifest: null,
        readPublished: async () => null,
        onProgress: (name, step) => steps.push(`${name}: ${step}`),
      },
      tools,
    )
    expect(steps).toContain('page/rules: contract')
    expect(steps.at(-1)).toBe('site: mandatory documents')
  })

  // Every step with what it refuses: documents, and the verdicts on them.
  const refused: [title: string, changes: StoredDocument[], verdicts: string[]][] = [
    [
      'migration: a document of a newer build',
      [{ ...page('rules'), schemaVersion: 9 }],
      ['error page/rules  Was written for version 9 of the contract, this build knows 1'],
    ],
    [
      'contract: a field that is missing, one that is unknown, one of the wrong sort',
      [document('page', 'rules', { layout: 'default', blocks: 7, colour: 'red' })],
      [
        'error page/rules /seo "seo" is missing',
        'error page/rules /colour "colour" is not known here',
        'error page/rules /blocks Must be a list, is a number',
      ],
    ],
    [
      'contract: of a choice only the branch that was meant',
      [
        document('popup', 'hi', {
          title: both('a'),
          size: 'big',
          blocks: [],
          onClosed: [{ type: 'openPopup' }],
        }),
      ],
      ['error popup/hi /onClosed/0/popup "popup" is missing'],
    ],
    [
      'contract: an action that does not exist',
      [document('popup', 'hi', { title: both('a'), size: 'big', blocks: [], onClosed: [{ type: 'fly' }] })],
      ['error popup/hi /onClosed/0/type Must be one of navigate, openPopup, closePopup, toast, call'],
    ],
    [
      'contract: settings that nobody reads',
      [document('settings', 'weather', {})],
      ['error settings/weather  There are no settings "weather"'],
    ],
    [
      'contract: a language without its text',
      [page('rules', { seo: { title: { uz: 'Qoidalar' } } })],
      ['error page/rules /seo/title/ru The Russian text is missing'],
    ],
    [
      'contract: an operation that no form can run',
      [form('sign-in', { submit: { operation: 'auth.fly', label: both('a') } })],
      [
        'error form/sign-in /submit/operation Must be one of auth.login, auth.register, auth.logout, cashier.makedeposit',
      ],
    ],
    [
      'contract: a colour that would break out of the stylesheet',
      [
        document('theme', 'default', {
          ...smallSite().find(({ kind }) => kind === 'theme')?.body,
          fonts: { text: 'a;}*{color:red', display: 'b' },
        }),
      ],
      ['error theme/default /fonts/text "a;}*{color:red" is not written as it should be'],
    ],
    [
      'blocks: an unknown component',
      [page('rules', { blocks: [{ id: 'a', type: 'Carousel', version: 1, props: {} }] })],
      ['error page/rules /blocks/0/type There is no component "Carousel"'],
    ],
    [
      'blocks: props that break the contract of the component',
      [
        page('rules', {
          blocks: [
            { id: 'a', type: 'Panel', version: 1, props: { title: both('a heading that is far too long') } },
          ],
        }),
      ],
      [
        'error page/rules /blocks/0/props/title/uz Is 30 characters long, 20 at most',
        'error page/rules /blocks/0/props/title/ru Is 30 characters long, 20 at most',
      ],
    ],
    [
      'blocks: a slot that is unknown, and one that is too full',
      [
        page('rules', {
          blocks: [
            {
              id: 'a',
              type: 'Panel',
              version: 1,
              props: {},
              slots: {
                aside: [],
                content: [textBlock('b'), textBlock('c'), { id: 'd', type: 'Panel', version: 1, props: {} }],
              },
            },
          ],
        }),
      ],
      [
        'error page/rules /blocks/0/slots/aside Panel has no slot "aside"',
        'error page/rules /blocks/0/slots/content Has 3 blocks, 2 at most',
        'error page/rules /blocks/0/slots/content/2/type Panel may not stand here',
      ],
    ],
    [
      'blocks: an id that is taken, also inside a slot',
      [
        page('rules', {
          blocks: [
            textBlock('a'),
            { id: 'p', type: 'Panel', version: 1, props: {}, slots: { content: [textBlock('a')] } },
          ],
        }),
      ],
      ['error page/rules /blocks/1/slots/content/0/id The id "a" is taken by the block at /blocks/0'],
    ],
    [
      'blocks: something in a slot that is no block',
      [
        page('rules', {
          blocks: [{ id: 'p', type: 'Panel', version: 1, props: {}, slots: { content: [{ id: 'a' }] } }],
        }),
      ],
      [
        'error page/rules /blocks/0/slots/content/0/type "type" is missing',
        'error page/rules /blocks/0/slots/content/0/version "version" is missing',
        'error page/rules /blocks/0/slots/content/0/props "props" is missing',
      ],
    ],
    [
      'blocks: a version that this build does not know',
      [page('rules', { blocks: [{ ...textBlock('a'), version: 3 }] })],
      ['error page/rules /blocks/0/version Was written for version 3 of Text, this build knows 2'],
    ],
    [
      'translations: a field of a form without a Russian title',
      [
        form('sign-in', {
          schema: {
            type: 'object',
            properties: { login: { type: 'string', title: { uz: 'Login', ru: ' ' } } },
          },
        }),
      ],
      ['error form/sign-in /schema/properties/login/title/ru The Russian text is missing'],
    ],
    [
      'links: an address outside where only pages may stand, a language prefix, a foreign protocol',
      [
        page('rules', {
          blocks: [
            { id: 'a', type: 'Text', version: 2, props: { words: both('<p>a</p>'), more: '//evil.example' } },
            {
              id: 'b',
              type: 'Text',
              version: 2,
              props: { words: { uz: '<a href="/ru/rules">a</a>', ru: 'b' } },
            },
          ],
        }),
        document('popup', 'hi', {
          title: both('a'),
          size: 'big',
          blocks: [],
          onClosed: [
            { type: 'navigate', to: 'javascript:alert(1)' },
            { type: 'navigate', to: 'https://example.com' },
          ],
        }),
      ],
      [
        'error page/rules /blocks/0/props/more "//evil.example" is no address',
        'error page/rules /blocks/1/props/words/uz "/ru/rules" names a language',
        'error popup/hi /onClosed/0/to "javascript:alert(1)" is no address',
        'error popup/hi /onClosed/1/to "https://example.com" leads outside of the site',
      ],
    ],
    [
      'form: a schema that is no JSON Schema',
      [form('sign-in', { schema: { type: 'object', properties: { login: { type: 'word' } } } })],
      [
        'error form/sign-in /schema/properties/login/type Must be one of array, boolean, integer, null, number, object, string',
      ],
    ],
    [
      'form: a schema that cannot be compiled',
      [form('sign-in', { schema: { type: 'object', title: 'unsound', properties: {} } })],
      ['error form/sign-in /schema The schema cannot be compiled: no sound schema'],
    ],
    [
      'form: fields that are required or ordered but do not exist',
      [
        form('sign-in', {
          schema: { type: 'object', required: ['mail'], properties: { login: { type: 'string' } } },
          ui: { order: ['phone'] },
        }),
      ],
      [
        'error form/sign-in /schema/required/0 The field "mail" is required but not part of the form, so nobody could ever send it',
        'error form/sign-in /ui/order/0 The form has no field "phone"',
        'error form/sign-in /ui/order The field "login" is missing in the order',
      ],
    ],
    [
      'catalogue: what is no text',
      [document('messages', 'en-US', { common: { close: { now: 5 } } })],
      ['error messages/en-US /common/close/now Must be text'],
    ],
    [
      'parameters: a block on a page whose route lacks its parameter, and a query key that is not declared',
      [
        page('rules', {
          blocks: [
            { id: 'b', type: 'Board', version: 1, props: {} },
            { ...textBlock('t'), when: { any: [{ fact: 'query', key: 'ref' }] } },
          ],
        }),
      ],
      [
        'error page/rules /blocks/0 Board needs the route parameter "sysname"',
        'error page/rules /blocks/1/when/any/0/key The page does not read the query key "ref"',
      ],
    ],
    [
      'routes: an address that another page has',
      [page('start', { route: '/' })],
      ['error page/start /route The page "home" has this address already'],
    ],
    [
      'routes: an address of the server',
      [page('api', { route: '/api/news' })],
      ['error page/api /route Addresses below /api are kept for the site itself'],
    ],
    [
      'references: a popup and a page that do not exist',
      [
        document('menu', 'main', { items: [{ id: 'a', label: both('a'), to: '/nowhere?x=1#y' }] }),
        document('popup', 'hi', {
          title: both('a'),
          size: 'big',
          blocks: [],
          onClosed: [{ type: 'openPopup', popup: 'bye' }],
        }),
      ],
      [
        'error menu/main /items/0/to The link /nowhere leads nowhere',
        'error popup/hi /onClosed/0/popup There is no popup "bye"',
      ],
    ],
    [
      'dry render: a page that cannot be rendered, with language and audience',
      [page('rules', { seo: { title: both('breaks') } })],
      ['uz, as guest', 'uz, as player', 'ru, as guest', 'ru, as player'].map(
        (who) => `error page/rules  Cannot be rendered (${who}): it breaks`,
      ),
    ],
  ]
  it.each(refused)('refuses %s', async (_title, changes, verdicts) => {
    const outcome = await publishOver(changes)
    expect(brief(outcome)).toEqual(verdicts)
    expect(outcome.prepared).toEqual([])
  })

  it('refuses a site that lacks what the application needs', async () => {
    const site = smallSite().filter(({ key }) => key !== 'not-found' && key !== 'cashier')
    const outcome = await runPipeline(
      { documents: site, manifest: null, readPublished: async () => null },
      tools,
    )
    expect(brief(outcome)).toEqual([
      'error page/not-found  The document is missing. The site shows this page itself.',
      'error settings/cashier  The document is missing. The application reads these settings.',
    ])
  })

  it('refuses to move a page away from under the links of others', async () => {
    const base = [
      ...smallSite(),
      page('rules'),
      page('about', { blocks: [textBlock('a', both('<a href="/rules">a</a>'))] }),
    ]
    expect(brief(await publishOver([page('rules', { route: '/terms' })], {}, base))).toEqual([
      'error page/about /blocks/0/props/words/uz The link /rules leads nowhere',
      'error page/about /blocks/0/props/words/ru The link /rules leads nowhere',
    ])
    const redirects = document('redirects', 'site', { items: [{ from: '/rules', to: '/terms' }] })
    expect(brief(await publishOver([page('rules', { route: '/terms' }), redirects], {}, base))).toEqual([])
  })

  it('refuses a page on which a contained block failed', async () => {
    const render: PipelineTools['render'] = async ({ state }) => {
      const blocks = state.answer.page.blocks.map((block) => ({ ...block, failed: true as const }))
      const page = { ...state.answer.page, blocks }
      return { html: '', interactiveTypes: [], clientState: { ...state, answer: { ...state.answer, page } } }
    }
    const outcome = await publishOver([page('rules', { blocks: [textBlock('a')] })], { render })
    expect(brief(outcome)[0]).toBe('error page/rules  The block "a" (Text) cannot be rendered (uz, as guest)')
  })

  it('renders with the answers of the examples, those for players only for players', async () => {
    const seen: unknown[] = []
    const render: PipelineTools['render'] = async ({ state, url }) => {
      seen.push([url, state.session.account !== null, state.answer.data, state.answer.params])
      return { html: '', interactiveTypes: [], clientState: state }
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

  it('lifts blocks to the contract of this build', async () => {
    const old = { id: 'a', type: 'Text', version: 1, props: { content: both('<p>a</p>') } }
    const outcome = await publishOver([page('rules', { blocks: [old] })])
    expect(outcome.verdicts).toEqual([])
    expect(JSON.parse(outcome.prepared[0]?.objects[0]?.content ?? '').body.blocks).toEqual([
      textBlock('a', both('<p>a</p>')),
    ])
  })

  it('takes what is dangerous out of markup, says so, and keeps what is allowed', async () => {
    const words = {
      uz: '<p onclick="x()">a <strong>b</strong><script>alert(1)</script><img src=x onerror=y> <a href="javascript:z">c</a> <a href="//evil.example">e</a></p>',
      ru: '<h2>a</h2><p>b<br>c &amp; <a href="https://example.com/?a=1&amp;b=2">d</a> <a href="/">e</a></p>',
    }
    const outcome = await publishOver([page('rules', { blocks: [textBlock('a', words)] })])
    expect(brief(outcome)).toEqual([
      'warning page/rules /blocks/0/props/words/uz Markup that is not allowed was taken out',
    ])
    expect(JSON.parse(outcome.prepared[0]?.objects[0]?.content ?? '').body.blocks[0].props.words).toEqual({
      uz: '<p>a <strong>b</strong> <a>c</a> <a>e</a></p>',
      ru: '<h2>a</h2><p>b<br />c &amp; <a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">d</a> <a href="/">e</a></p>',
    })
  })

  it('takes markup that it has sanitised before without another word', async () => {
    const clean = both('<p><a href="https://example.com" rel="noopener noreferrer">a</a></p>')
    expect((await publishOver([page('rules', { blocks: [textBlock('a', clean)] })])).verdicts).toEqual([])
  })

  it('warns of texts that a catalogue lacks, and of switches and fields that do not exist', async () => {
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
      'warning messages/ru /common/close The text is missing; players read the one of en-US',
      'warning menu/main /items/0/when/all/0/name The functional settings have no switch "poker", so it counts as off',
    ])
    expect(outcome.prepared).toHaveLength(3)
  })

  it('brings the compiled validator of a form along', async () => {
    const outcome = await publishOver([form('sign-in')])
    const [signIn] = outcome.prepared
    expect(signIn?.objects.map(({ type }) => type)).toEqual(['document', 'validator'])
    expect(signIn?.entry.validator).toBe(signIn?.objects[1]?.hash)
  })
})
