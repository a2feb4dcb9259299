import { useTranslation } from 'react-i18next'
import type { PreviewPage } from '../../../schemas/studio/answers.ts'
import { schemes, type Scheme } from '../../../schemas/documents/theme/theme-contrast.ts'
import { SegmentedChoice } from '../segments/segmented-choice.tsx'
import styles from './preview.module.css'

interface SiteBarProps {
  pages: readonly PreviewPage[]
  /** null: another address is shown. */
  page: PreviewPage['name'] | null
  onPage: (name: PreviewPage['name']) => void
  /** undefined: not known yet. */
  scheme: Scheme | undefined
  onScheme: (scheme: Scheme) => void
}

/** On which page, and in which colour scheme, something is shown that changes every page. */
export function SiteBar({ pages, page, onPage, scheme, onScheme }: SiteBarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <SegmentedChoice<PreviewPage['name'] | ''>
        label={t('preview.pages.title')}
        className={styles.widths}
        value={page ?? ''}
        onChange={(name) => name !== '' && onPage(name)}
        options={pages.map(({ name }) => ({ value: name, label: t(`preview.pages.${name}`) }))}
      />
      <SegmentedChoice<Scheme | ''>
        label={t('preview.scheme')}
        className={styles.widths}
        value={scheme ?? ''}
        onChange={(chosen) => chosen !== '' && onScheme(chosen)}
        options={schemes.map((value) => ({ value, label: t(`preview.schemes.${value}`) }))}
      />
    </div>
  )
}
