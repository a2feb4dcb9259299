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
  expect(await gateway.publish([snippet('<script src="/a.js"></script>')], 'test')).toMatchObject({
    published: false,
    issues: [{ document: 'snippet/counter', path: '/code' }],
  })
})

it("omits the owners' code from previews of drafts", async () => {
  const { gateway } = await site.open()
  await gateway.publish([snippet('<script>one()</script>')], 'test')
  const { content } = await gateway.withDrafts([page('news'), snippet('<script>two()</script>')])
  expect(await content.snippets()).toEqual(noSnippets)
})
