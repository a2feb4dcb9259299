import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Notice } from '../../../src/modules/cashier/index.ts'
import type { Demand } from '../demands.ts'

/** What prevents the withdrawal, with the configured button to resolve it. */
export function DemandNotice({ demand: { text, button } }: { demand: Demand }) {
  return (
    <Notice tone="warn" icon="warning" text={text}>
      {button !== undefined && (
        <div>
          <LocalLink to={button.to} className={buttonClass({ size: 's', variant: 'secondary' })}>
            {button.label}
          </LocalLink>
        </div>
      )}
    </Notice>
  )
}
