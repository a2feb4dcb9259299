import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { lookUp } from '../../../src/lib/i18n/look-up.ts'
import type { PageUrl } from './page-url.ts'

/** Blocks below a page that failed temporarily: an explanation and a button that retries. */
export function retryBlocks(
  catalogue: Readonly<Record<string, unknown>>,
  { path, search }: PageUrl,
): CompiledBlock[] {
  const retry = {
    label: lookUp(catalogue, 'system.failure.retry'),
    action: { type: 'navigate', to: `${path}${search}` },
    variant: 'primary',
  }
  return [
    { id: 'failure', type: 'RichText', props: { lead: lookUp(catalogue, 'system.failure.text') } },
    { id: 'retry', type: 'Button', props: { buttons: [retry], align: 'center', size: 'l' } },
  ]
}
