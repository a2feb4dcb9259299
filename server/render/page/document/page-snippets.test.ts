import { expect, it, vi } from 'vitest'
import { noSnippets } from '../../../content/read/compile/compile-snippets.ts'
import { pageSnippets } from './page-snippets.ts'

it('logs unreadable snippets and serves the page without them [ERR-45]', async () => {
  const warn = vi.fn()
  const gateway = { snippets: () => Promise.reject(new Error('no such object')) }
  expect(await pageSnippets({ gateway, log: { warn } })).toEqual(noSnippets)
  expect(warn).toHaveBeenCalledOnce()
})
