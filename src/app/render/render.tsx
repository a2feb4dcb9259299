import { logProblem } from '../../lib/log.ts'
import { clientAnswer } from './client-answer.ts'
import { loadComponents } from './component-map.ts'
import { markFailedBlocks } from './isolate-failures.ts'
import { allBlocks, firstTypes, pageTypes } from './page-data.ts'
import {
  factsIn,
  renderAlone,
  renderApp,
  renderAround,
  renderSharedBlocks,
  type Rendering,
} from './rendering.tsx'
import type { Render, RenderInput, RenderOutput } from './server-rendering.ts'
import { i18nOf } from './shared-i18n.ts'
import { renderFromTemplate } from './shared-page.ts'

/** The same page with a message instead of each block that cannot be rendered. */
function withoutFailures(rendering: Rendering, cause: unknown): Rendering {
  const { state, data } = rendering
  let failures = 0
  const page = markFailedBlocks(
    data.answer.page,
    (block) => renderAlone(rendering, block),
    (error) => {
      failures += 1
      logProblem(`a block of ${data.answer.path} failed`, error)
    },
  )
  if (failures === 0) throw cause
  const answer = { ...data.answer, page }
  return { ...rendering, state: { ...state, answer }, data: { ...data, answer } }
}

async function prepare({ state, url, messages }: RenderInput): Promise<Rendering> {
  const { answer, config, locale } = state
  const components = await loadComponents(pageTypes(answer.page))
  const data = { answer, config, components, i18n: i18nOf(locale, messages) }
  return { state, data, url: new URL(url, 'http://server') }
}

/**
 * The page for this visitor only, around blocks that are the same for all visitors. On routes with parameters, such
 * blocks may differ between addresses.
 */
function renderForVisitor(rendering: Rendering): string[] {
  const { page, params } = rendering.data.answer
  if (Object.keys(params).length > 0) return [renderApp(rendering)]
  const shared = renderSharedBlocks(rendering, allBlocks(page), factsIn(rendering))
  return renderAround(rendering, [...shared.keys()]).map((part) =>
    typeof part === 'string' ? part : (shared.get(part.block) ?? ''),
  )
}

/** Renders a complete page, readable without scripts. */
export const render: Render = async (input) => {
  let rendering = await prepare(input)
  let output: Pick<RenderOutput, 'html' | 'template'>
  try {
    output = renderFromTemplate(rendering) ?? { html: renderForVisitor(rendering) }
  } catch (error) {
    rendering = withoutFailures(rendering, error)
    output = { html: [renderApp(rendering)] }
  }
  const sent = clientAnswer(rendering.state.answer, output.template?.personalBlocks)
  return { ...output, firstTypes: firstTypes(sent.page), clientAnswer: sent }
}
