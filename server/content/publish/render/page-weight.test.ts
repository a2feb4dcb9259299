import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { page, smallSite, textBlock, tools } from '../../../../tests/support/content/content-site.ts'
import { pageBudget } from './page-weight.ts'
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
