import { createHash } from 'node:crypto'
import type { CompiledBlock, CompiledPage, SiteConfig } from '../../../../schemas/compiled.ts'
import { Shares } from '../../../../schemas/documents/blocks/experiment.ts'
import { experimentType, sharesOf } from '../../../../schemas/documents/blocks/variants.ts'
import { experimentsPath, splitCookie } from '../../../../schemas/tracking.ts'
import script from '../../../../src/first-load/split-first-page.ts?inline-script'
import type { Split, SplitSetting } from '../../../../src/lib/experiments/split.ts'
import * as storageKeys from '../../../../src/lib/browser/storage-keys.ts'
import { asksConsent } from '../../../../src/lib/preferences/consent.ts'
import { fits } from '../../../content/index.ts'
import { element } from '../../../lib/html.ts'

/** Allowed by its hash on pages with an experiment. */
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function splitsIn(blocks: readonly CompiledBlock[]): Split[] {
  return blocks.flatMap(({ id, type, props = {}, slots = {} }): Split[] => {
    const inner = splitsIn(Object.values(slots).flat())
    const { run, shares } = props
    if (type !== experimentType || typeof run !== 'string' || !fits(Shares, shares)) return inner
    return [{ block: id, run, shares: sharesOf(shares) }, ...inner]
  })
}

const known = new WeakMap<CompiledPage, Split[]>()

/** The A/B tests of a page. Pages are immutable. */
function splitsOf(page: CompiledPage): Split[] {
  const splits = known.get(page) ?? splitsIn([...page.header, ...page.blocks, ...page.footer])
  known.set(page, splits)
  return splits
}

/** The end of the head of a page with experiments: a script that chooses the visitor's variants before the first paint. */
export function experimentHead(
  page: CompiledPage,
  config: SiteConfig,
): { html: string; scriptHashes: readonly string[] } {
  const splits = splitsOf(page)
  if (splits.length === 0) return { html: '', scriptHashes: [] }
  const setting: SplitSetting = {
    endpoint: experimentsPath,
    cookie: splitCookie,
    ...(asksConsent(config) && { consentKey: storageKeys.consent }),
  }
  const start = element('script', {
    'data-splits': JSON.stringify(splits),
    'data-setting': JSON.stringify(setting),
  })
  return { html: `${start}${script}</script>`, scriptHashes: [hash] }
}
