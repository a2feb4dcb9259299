import { expect, it, vi } from 'vitest'
import { noSnippets } from '../../../content/read/compile/compile-snippets.ts'
import { pageSnippets } from './page-snippets.ts'

it("returns the owners' snippets", async () => {
  const snippets = { ...noSnippets, head: '<script>one()</script>' }
  const warn = vi.fn()
  expect(await pageSnippets({ gateway: { snippets: () => Promise.resolve(snippets) }, log: { warn } })).toBe(
    snippets,
  )
  expect(warn).not.toHaveBeenCalled()
})

it('logs unreadable snippets and serves the page without them [ERR-45]', async () => {
  const warn = vi.fn()
  const gateway = { snippets: () => Promise.reject(new Error('no such object')) }
  expect(await pageSnippets({ gateway, log: { warn } })).toEqual(noSnippets)
  expect(warn).toHaveBeenCalledOnce()
})
