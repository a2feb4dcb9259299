import { useTranslation } from 'react-i18next'
import type { DocumentState } from '../../../schemas/studio/answers.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import styles from './documents.module.css'

/**
 * A full mark: published. Half: published with edits. Empty: never published. The text is for screen readers
 * and the tooltip.
 */
export function StateMark({ state }: { state: DocumentState }) {
  const { t } = useTranslation()
  return (
    <span className={classNames(styles.mark, styles[state])} title={t(`states.${state}`)}>
      <VisuallyHidden>{t(`states.${state}`)}</VisuallyHidden>
    </span>
  )
}
