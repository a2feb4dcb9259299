import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { LayoutName, PageBackground } from '../../../schemas/documents/page.ts'
import { Picture } from '../../ui/art/picture.tsx'
import styles from './page-layout.module.css'

/** The landmark that the skip link targets and that receives the focus when the page changes. */
export const mainId = 'main'

interface PageLayoutProps {
  layout: LayoutName
  /** Key of the page, under which its results are counted. */
  page: string
  background: PageBackground | undefined
  /** Blocks have other places on phones. */
  isOrdered: boolean
  header: ReactNode
  /** Below the header: hints in the flow of the page, and the lane of toasts over it. */
  notice?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Header, content and footer from top to bottom; header and footer contain blocks, too. */
export function PageLayout({
  layout,
  page,
  background,
  isOrdered,
  header,
  notice,
  footer,
  children,
}: PageLayoutProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.layout} data-layout={layout}>
      {background && <Backdrop {...background} />}
      <a href={`#${mainId}`} className={styles.skip}>
        {t('accessibility.skipToContent')}
      </a>
      {header}
      {notice}
      <main
        id={mainId}
        className={styles.main}
        tabIndex={-1}
        data-page={page}
        data-ordered={isOrdered ? '' : undefined}
      >
        {children}
      </main>
      {footer}
    </div>
  )
}

/** Behind the page. It moves nothing and has no text, so that it may arrive late. */
function Backdrop({ tone, picture }: PageBackground) {
  return (
    <div className={styles.backdrop} data-tone={tone}>
      {picture !== undefined && <Picture className={styles.picture} src={picture} alt="" sizes="100vw" />}
    </div>
  )
}
