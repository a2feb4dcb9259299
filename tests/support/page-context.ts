import type { RenderContextValue } from '../../src/renderer/render-context.tsx'
import { testConfig } from './site-config.ts'

/** The context of a page in Uzbek for a guest. */
export function pageContext(overrides: Partial<RenderContextValue> = {}): RenderContextValue {
  return {
    locale: 'uz',
    config: testConfig,
    facts: {
      user: 'guest',
      features: {},
      query: {},
      locale: 'uz',
      currency: 'UZS',
      verification: 'none',
    },
    path: '/',
    params: {},
    components: new Map(),
    preview: false,
    scope: 'test',
    ...overrides,
  }
}
