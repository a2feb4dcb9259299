import type { FrameAdapterName } from '../../../../schemas/frames/frame-limits.ts'
import { isRecord } from '../../../../schemas/is-record.ts'

/** Translates a message of a provider's own protocol; undefined: it means nothing here. The result is checked as ours. */
type FrameAdapter = (message: Readonly<Record<string, unknown>>) => unknown

const adapters: Readonly<Record<FrameAdapterName, FrameAdapter>> = {
  // https://help.betconstruct.com/en/articles/1494832-embedding-springbuilder-x-sportsbook-via-iframe
  betconstruct({ action, tab }) {
    if (action === 'userBalance') return { type: 'marquee:balance' }
    return action === 'openSlider' && tab === 'login' ? { type: 'marquee:login' } : undefined
  },
  // https://sport-docs.gr8.tech/iFrame/FrontEndIntegration/frontend-integration/
  gr8({ type, path }) {
    if (type === 'login.click' || type === 'auth.fail') return { type: 'marquee:login' }
    if (type === 'user.balance') return { type: 'marquee:balance' }
    return type === 'navigation' ? { type: 'marquee:path', path } : undefined
  },
}

/** A message of a provider's frame in the protocol of the site. */
export function adaptMessage(adapter: FrameAdapterName | undefined, data: unknown): unknown {
  const adapted = adapter !== undefined && isRecord(data) ? adapters[adapter](data) : undefined
  return adapted ?? data
}
