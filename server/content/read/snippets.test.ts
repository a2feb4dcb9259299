import { expect, it } from 'vitest'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { document, page } from '../../../tests/support/content/content-site.ts'
import { noSnippets } from './compile/compile-snippets.ts'

const site = useGateways()
const snippet = (code: string) => document('snippet', 'counter', { isEnabled: true, position: 'head', code })

it("serves the owners' code as last published", async () => {
  const { gateway } = await site.open()
  expect(await gateway.snippets()).toEqual(noSnippets)
  await gateway.publish([snippet('<script>one()</script>')], 'test')
  expect((await gateway.snippets()).head).toBe('<script>one()</script>')
  await gateway.publish([snippet('<script>two()</script>')], 'test')
  expect((await gateway.snippets()).head).toBe('<script>two()</script>')
})

it('rejects code that pages cannot contain, with the reason', async () => {
  const { gateway } = await site.open()
  expect(await gateway.publish([snippet('<div>Hello</div>')], 'test')).toMatchObject({
    published: false,
    issues: [{ document: 'snippet/counter', path: '/code' }],
  })
})

/** As the vendors' pages say it. */
const pixel =
  "<script>!function(f,b,e,v){var t=b.createElement(e);t.src=v;b.head.append(t)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js')</script>" +
  '<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1"/></noscript>'
const partner = '<script async src="https://track.partner.example/p.js"></script>'

it.each<[string, string, object, string[]]>([
  [
    'Meta Pixel without its hosts',
    pixel,
    {},
    [
      'The code names https://connect.facebook.net, from which pages load nothing (add https://connect.facebook.net to scriptHosts',
      'The code names https://www.facebook.com, from which pages load nothing (add https://www.facebook.com to imageHosts',
    ],
  ],
  [
    'Meta Pixel with its hosts',
    pixel,
    { scriptHosts: ['https://connect.facebook.net'], imageHosts: ['https://www.facebook.com'] },
    [],
  ],
  [
    'the pixel with its host as a connection',
    pixel,
    { scriptHosts: ['https://*.facebook.net'], connectHosts: ['https://www.facebook.com'] },
    ['https://www.facebook.com'],
  ],
  [
    'a file of a partner',
    partner,
    { connectHosts: ['https://track.partner.example'] },
    [
      'Pages would not load https://track.partner.example/p.js (add https://track.partner.example to scriptHosts',
    ],
  ],
  ['a file of a partner with its host', partner, { scriptHosts: ['https://track.partner.example'] }, []],
  [
    'Google Tag Manager, which has a setting',
    "<script>(function(w,d,s,l,i){var j=d.createElement(s);j.src='https://www.googletagmanager.com/gtm.js?id='+i;d.head.append(j)})(window,document,'script','dataLayer','GTM-1')</script>",
    {},
    ['"tagManager" in settings/analytics'],
  ],
])('names the hosts that pages would block in %s', async (_name, code, hosts, expected) => {
  const { gateway } = await site.open()
  const { issues } = await gateway.check([
    document('snippet', 'counter', { isEnabled: true, position: 'head', code, ...hosts }),
  ])
  expect(issues).toHaveLength(expected.length)
  for (const [index, part] of expected.entries()) {
    const { message = '', hint = '' } = issues[index] ?? {}
    expect(`${message} (${hint.replace('If the code needs it, ', '')}`).toContain(part)
  }
})

it("omits the owners' code from previews of drafts", async () => {
  const { gateway } = await site.open()
  await gateway.publish([snippet('<script>one()</script>')], 'test')
  const { content } = await gateway.withDrafts([page('news'), snippet('<script>two()</script>')])
  expect(await content.snippets()).toEqual(noSnippets)
})
