import type { FieldTemplateProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { FieldTemplate } from '../../../forms/react/compound/index.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { useReviewPlaces } from './review-places.ts'
import styles from './review.module.css'

/** A field, with a mark that leads to its comments. */
export function CommentedField(props: FieldTemplateProps) {
  const { t } = useTranslation()
  const threads = useReviewPlaces().fields.get(props.id)
  if (!threads) return <FieldTemplate {...props} />
  return (
    <FieldTemplate {...props}>
      <>
        <button
          type="button"
          className={styles.fieldMark}
          onClick={() => document.getElementById(`thread-${threads[0]}`)?.focus()}
        >
          <Icon name="chat" size={16} />
          {t('review.commentsHere', { count: threads.length })}
        </button>
        {props.children}
      </>
    </FieldTemplate>
  )
}
