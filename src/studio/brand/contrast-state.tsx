import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { schemes } from '../../../schemas/documents/theme/theme-contrast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import { applyRemedy, remedyAt, unreadableIn } from './theme-colours.ts'
import styles from './brand.module.css'

/** Whether all colours are readable, and one click for those that are not. */
export function ContrastState({ body, edit, isReadOnly }: Pick<PartProps, 'body' | 'edit' | 'isReadOnly'>) {
  const { t } = useTranslation()
  const unreadable = useMemo(
    () =>
      schemes.flatMap((scheme) =>
        [...unreadableIn(body, scheme).keys()].map((token) => `/colours/${scheme}/${token}`),
      ),
    [body],
  )
  const { length: count } = unreadable
  if (count === 0)
    return (
      <p role="status" className={styles.readable}>
        <Icon name="check" size={18} />
        {t('brand.readable')}
      </p>
    )
  return (
    <div role="status" className={styles.unreadable}>
      <Icon name="alert" size={18} />
      <span>{t('brand.unreadable', { count })}</span>
      {!isReadOnly && (
        <Button
          variant="secondary"
          size="s"
          onClick={() =>
            edit((draft) => {
              for (const pointer of unreadable) {
                const remedy = remedyAt(draft, pointer)
                if (remedy) applyRemedy(draft, remedy)
              }
            }, 'colours')
          }
        >
          {t('brand.takeAll')}
        </Button>
      )}
    </div>
  )
}
