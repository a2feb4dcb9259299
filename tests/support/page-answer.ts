import type { AppState, CompiledBlock, CompiledPage, FirstState, PageAnswer } from '../../schemas/compiled.ts'
import { testConfig } from './site-config.ts'

/** A page with the given blocks and nothing else. */
export function testPage(blocks: CompiledBlock[] = [], page: Partial<CompiledPage> = {}): CompiledPage {
  return {
    key: 'home',
    version: '1',
    layout: 'default',
    header: [],
    blocks,
    footer: [],
    query: [],
    seo: { title: 'Home' },
    maxAge: null,
    ...page,
  }
}

/** What a guest's page is made from. */
export function testState(answer: Partial<PageAnswer> = {}): AppState {
  const locale = answer.locale ?? 'uz'
  return {
    locale,
    config: testConfig,
    session: { account: null },
    answer: {
      contentVersion: 1,
      status: 200,
      locale,
      path: '/',
      params: {},
      page: testPage(),
      data: {},
      ...answer,
    },
  }
}

/** What a guest's browser is given of it. */
export function testFirstState(answer: Partial<PageAnswer> = {}): FirstState {
  const { answer: made, session, config } = testState(answer)
  const { messagesUrl } = config
  return { answer: made, session, configUrl: '/nfx/config/uz/test.json', messagesUrl }
}
