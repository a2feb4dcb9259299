import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CompiledBlock } from '../../../../schemas/compiled.ts'
import {
  page,
  smallRegistry,
  smallSite,
  textBlock,
  tools,
} from '../../../../tests/support/content/content-site.ts'
import { testState } from '../../../../tests/support/page-answer.ts'
import { codeScales, inKibibytes, pageBudget, weighPage } from './page-weight.ts'
import { runPipeline, type PipelineTools } from '../pipeline.ts'

const heavy = page('heavy', { route: '/heavy', blocks: [textBlock('words')] })

async function issuesOf(changed: Partial<PipelineTools>) {
  const { issues, prepared } = await runPipeline(
    { documents: [...smallSite(), heavy], manifest: null, readPublished: () => Promise.resolve(null) },
    { ...tools, ...changed },
  )
  return { issues, isPublished: prepared.length > 0 }
}

/** Renders incompressible text for guests of one page, in one language. */
const rendersMuch: PipelineTools['render'] = (input) => {
  const { locale, answer } = input.state
  const isHeavy = answer.path === '/heavy' && locale === 'ru' && input.state.session.account === null
  const text = isHeavy ? randomBytes(pageBudget).toString('hex') : ''
  return Promise.resolve({ html: [text], firstTypes: [], clientAnswer: answer })
}

describe('the weight of a page', () => {
  it('causes a warning if the page exceeds the budget in any language', async () => {
    const { issues, isPublished } = await issuesOf({ render: rendersMuch })
    expect(issues).toEqual([
      expect.objectContaining({ severity: 'warning', document: 'page/heavy', path: '/blocks' }),
    ])
    expect(issues[0]?.message).toMatch(/loads 2[78]\d KiB \(2[78]\d of text, 0 of code and styles\)/)
    expect(isPublished).toBe(true)
  })

  it('counts the code of its kinds of blocks, each once', async () => {
    const weighed: (readonly string[])[] = []
    const { issues } = await issuesOf({
      weighCode: (types) => {
        weighed.push(types)
        return Promise.resolve(pageBudget + 10 * 1024)
      },
    })
    expect(new Set(weighed.flat())).toEqual(new Set(['Text']))
    expect(weighed.every((types) => types.length === new Set(types).size)).toBe(true)
    expect(issues.some(({ document }) => document === 'page/heavy')).toBe(true)
  })

  it('causes no warning within the budget', async () => {
    expect((await issuesOf({})).issues).toEqual([])
  })
})

describe('weighing a page', () => {
  const block = (id: string, type: string, more: Partial<CompiledBlock> = {}): CompiledBlock => ({
    id,
    type,
    props: {},
    ...more,
  })

  it('compresses its HTML together with the state for hydration', async () => {
    const clientAnswer = testState().answer
    const name = 'Salom'.repeat(1000)
    const html = ['<main>', { personal: name }, '</main>']
    const { document, code } = await weighPage(
      { html, firstTypes: [], clientAnswer },
      [],
      smallRegistry,
      () => Promise.resolve(7),
    )
    const text = `<main>${name}</main>${JSON.stringify(clientAnswer)}`
    expect(document).toBe((await promisify(gzip)(text)).length)
    expect(code).toBe(7)
  })

  it('weighs each type of block once, with slots, and code only of interactive types', async () => {
    const asked: unknown[] = []
    const panel = block('panel', 'Panel', {
      slots: { content: [block('game', 'Board'), block('words', 'Text')] },
    })
    await weighPage(
      { html: [], firstTypes: [], clientAnswer: testState().answer },
      [panel, block('more', 'Text'), block('other', 'Board'), block('gone', 'Gone')],
      smallRegistry,
      (...types) => {
        asked.push(types)
        return Promise.resolve(0)
      },
    )
    expect(asked).toEqual([[['Panel', 'Board', 'Text', 'Gone'], ['Board']]])
  })

  it('is shown in whole kibibytes', () => {
    expect([0, 511, 512, 1024, 266_240].map(inKibibytes)).toEqual([0, 0, 1, 1, 260])
  })
})

describe('the weight of code', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-weight-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is zero without a build', async () => {
    const weigh = await codeScales(pathToFileURL(folder))
    expect(await weigh(['Hero'], ['Hero'])).toBe(0)
  })

  it('is the size of all sent files: the entry, the styles of the blocks, and the code of interactive ones', async () => {
    const manifest = {
      'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/site.css'], imports: ['shared'] },
      shared: { file: 'assets/shared.js' },
      'registry/hero/hero.tsx': { file: 'assets/hero.js', css: ['assets/hero.css'] },
      'registry/search/search.tsx': { file: 'assets/search.js' },
    }
    const sizes = {
      'entry.js': 4000,
      'entry.js.gz': 1000,
      'site.css': 300,
      'site.css.gz': 200,
      'shared.js': 30,
      'hero.js': 500_000,
      'hero.css': 4,
      'search.js': 90_000,
      'search.js.gz': 50_000,
    }
    await mkdir(join(folder, 'assets'))
    for (const [name, size] of Object.entries(sizes))
      await writeFile(join(folder, 'assets', name), Buffer.alloc(size, ' '))
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'studio-manifest.json'), '{}')
    const weigh = await codeScales(pathToFileURL(folder))
    expect(await weigh([], [])).toBe(1230)
    expect(await weigh(['Hero', 'Search'], ['Search'])).toBe(51_234)
  })
})
