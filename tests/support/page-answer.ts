import type { AppState, CompiledBlock, CompiledPage, FirstState, PageAnswer } from '../../schemas/compiled.ts'
import { testConfig } from './site-config.ts'

/** A page with only the given blocks. */
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

/** The state of a guest's page on the server. */
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

/** The part of that state that the browser receives. */
export function testFirstState(answer: Partial<PageAnswer> = {}): FirstState {
  const { answer: made, session, config } = testState(answer)
  const { messagesUrl } = config
  return { answer: made, session, configUrl: '/nfx/config/uz/test.json', messagesUrl }
}
