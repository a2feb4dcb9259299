import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { PromoEntry } from '../../src/modules/promo/index.ts'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { Card } from '../../src/ui/display/card.tsx'
import type { promoCode } from './promo-code.schema.ts'
import styles from './promo-code.module.css'

export function PromoCode({ props: { title, text } }: BlockProps<typeof promoCode, ReactNode>) {
  const { user, isOnBreak } = useFacts()
  // No offers during a break.
  if (user !== 'authenticated' || isOnBreak) return null
  return (
    <Card as="section" className={styles.promo}>
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.entry}>
        <PromoEntry />
      </div>
    </Card>
  )
}
