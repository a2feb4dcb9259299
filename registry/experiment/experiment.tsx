import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { sharesOf } from '../../schemas/documents/blocks/variants.ts'
import { experimentsPath, splitCookie } from '../../schemas/tracking.ts'
import * as storageKeys from '../../src/lib/browser/storage-keys.ts'
import { showVariants, watchVariant } from '../../src/lib/experiments/split.ts'
import { asksConsent } from '../../src/lib/preferences/consent.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import type { experiment } from './experiment.schema.ts'
import styles from './experiment.module.css'

type Props = BlockProps<typeof experiment, ReactNode>

interface ExperimentBlockProps extends Omit<Props, 'props'> {
  /**
   * What a compiled page contains of the props. `run`: added when it is compiled; omitted: the block is shown outside
   * of a page.
   */
  props: Pick<Props['props'], 'shares'> & { run?: string }
}

/**
 * All variants, of which a style sheet shows one: the page is the same for everybody. On the first page, a script in
 * its head has chosen; here, the block chooses on a page that the visitor has come to by a link.
 */
export function Experiment({ id, props: { run, shares }, slots }: ExperimentBlockProps) {
  const container = useRef<HTMLDivElement>(null)
  const config = useConfig()
  const consentKey = asksConsent(config) ? storageKeys.consent : undefined
  const variants = useMemo(() => sharesOf(shares), [shares])
  // Before the browser paints.
  useLayoutEffect(() => {
    const block = container.current
    if (run === undefined || block === null) return
    const split = { block: id, run, shares: variants }
    const setting = { endpoint: experimentsPath, cookie: splitCookie, consentKey }
    showVariants([split], setting)
    return watchVariant(block, split, setting)
  }, [id, run, variants, consentKey])
  return (
    <div ref={container} data-experiment={id}>
      {variants.map(([variant]) => (
        <div key={variant} className={styles.variant} data-variant={variant}>
          {slots[variant]}
        </div>
      ))}
    </div>
  )
}
