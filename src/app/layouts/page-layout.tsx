import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { LayoutName } from '../../../schemas/documents/page.ts'
import styles from './page-layout.module.css'

/** The landmark that the skip link targets and that receives the focus when the page changes. */
export const mainId = 'main'

interface PageLayoutProps {
  layout: LayoutName
  header: ReactNode
  /** Below the header: hints in the flow of the page, and the lane of toasts over it. */
  notice?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Header, content and footer from top to bottom; header and footer contain blocks, too. */
export function PageLayout({ layout, header, notice, footer, children }: PageLayoutProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.layout} data-layout={layout}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('accessibility.skipToContent')}
      </a>
      {header}
      {notice}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
