import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Notice } from '../../../src/modules/cashier/index.ts'
import type { Demand, DemandButton } from '../demands.ts'

/** What prevents the withdrawal, with the configured button to resolve it. */
export function DemandNotice({ demand: { text, button } }: { demand: Demand }) {
  return (
    <Notice tone="warn" icon="warning" text={text}>
      {button !== undefined && <DemandLink button={button} />}
    </Notice>
  )
}

export function DemandLink({ button: { label, to } }: { button: DemandButton }) {
  return (
    <div>
      <LocalLink to={to} className={buttonClass({ size: 's', variant: 'secondary' })}>
        {label}
      </LocalLink>
    </div>
  )
}
