import type { CyclicSchemaExpandProps, UnsupportedFieldProps } from '@rjsf/utils'
import { useTranslation } from '../../../../src/lib/i18n/use-translation.ts'
import { logProblem } from '../../../../src/lib/log.ts'
import { Button } from '../../../../src/ui/controls/button.tsx'
import { useFormStore } from '../../state/form-store.ts'

/** A recursive group: rendered on request, since the nesting is unlimited. */
export function CyclicSchemaExpandTemplate({ schema, name, fieldPathId, onExpand }: CyclicSchemaExpandProps) {
  const { t } = useTranslation()
  return (
    <Button variant="outline" icon="plus" onClick={() => onExpand(fieldPathId.$id)}>
      {t('forms.list.open', { name: schema.title ?? name })}
    </Button>
  )
}

/**
 * A value without a matching field. Publishing rejects it, but a form narrowed by a module may still contain
 * it.
 */
export function UnsupportedFieldTemplate({ fieldPathId, reason }: UnsupportedFieldProps) {
  const { reject } = useFormStore()
  const { path } = fieldPathId
  if (reject) reject({ path })
  else logProblem(`the field ${path.join('.')} cannot be drawn: ${reason}`)
  return null
}
