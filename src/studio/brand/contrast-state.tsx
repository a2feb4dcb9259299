import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { schemes } from '../../../schemas/documents/theme/theme-contrast.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import { Message } from '../kit/message.tsx'
import { applyRemedy, remedyAt, unreadableIn } from './theme-colours.ts'

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
      <Message tone="ok" role="status">
        {t('brand.readable')}
      </Message>
    )
  return (
    <Message tone="error" role="status">
      {t('brand.unreadable', { count })}
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
    </Message>
  )
}
