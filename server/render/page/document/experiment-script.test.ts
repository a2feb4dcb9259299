import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { CompiledBlock, CompiledPage } from '../../../../schemas/compiled.ts'
import { testConfig } from '../../../../tests/support/site-config.ts'
import { experimentHead } from './experiment-script.ts'

const block: CompiledBlock = {
  id: 'layout:test',
  type: 'Experiment',
  props: { shares: { a: 60, b: 40 }, run: '0123456789ab' },
}
const pageWith = (...blocks: CompiledBlock[]): CompiledPage => ({
  key: 'home',
  version: '1.1',
  layout: 'default',
  header: [],
  blocks,
  footer: [],
  query: [],
  seo: { title: 'Home' },
  maxAge: null,
})
const within = { id: 'panel', type: 'Panel', props: {}, slots: { content: [block] } }

it('contains nothing on a page without tests', () => {
  expect(experimentHead(pageWith({ ...block, type: 'Text' }), testConfig)).toEqual({
    html: '',
    scriptHashes: [],
  })
})

it('chooses the variants of all tests of a page, also within other blocks', () => {
  const { html, scriptHashes } = experimentHead(pageWith(within), testConfig)
  const [, splits = '', setting = '', script = ''] =
    /^<script data-splits="([^"]*)" data-setting="([^"]*)">(.*)<\/script>$/s.exec(html) ?? []
  expect(scriptHashes).toEqual([`'sha256-${createHash('sha256').update(script).digest('base64')}'`])
  const plain = (text: string) => text.replaceAll('&quot;', '"')
  const rules: string[] = []
  const visitor = 'a'.repeat(32)
  const document = {
    currentScript: { dataset: { splits: plain(splits), setting: plain(setting) } },
    cookie: `marquee_split=${visitor}`,
    adoptedStyleSheets: [],
    addEventListener: () => undefined,
  }
  class CSSStyleSheet {
    replaceSync(text: string) {
      rules.push(text)
    }
  }
  runInNewContext(script, { document, location: { search: '' }, CSSStyleSheet })
  expect(rules.join()).toMatch(
    /^\[data-experiment="layout:test"\]>\[data-variant\]:not\(\[data-variant=([ab])\]\)\{display:none\}\[data-experiment="layout:test"\]>\[data-variant\]\[data-variant=\1\]\{display:block\}$/,
  )
})
