import type { CSSProperties, ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { Prose } from '../../src/ui/display/prose.tsx'
import type { seoText } from './seo-text.schema.ts'
import styles from './seo-text.module.css'

export function SeoText({ props }: BlockProps<typeof seoText, ReactNode>) {
  const { t } = useTranslation()
  const lines: CSSProperties = { '--lines': props.lines ?? 5 }
  return (
    <div className={styles.seo} style={lines}>
      <Prose html={props.text} className={styles.text} />
      {/* Announces its state to screen readers without scripts; CSS shows or hides the text above. */}
      <details className={styles.toggle}>
        <summary className={styles.button}>
          <span className={styles.more}>{t('content.more')}</span>
          <span className={styles.less}>{t('content.less')}</span>
        </summary>
      </details>
    </div>
  )
}
