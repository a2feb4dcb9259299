import type { CyclicSchemaExpandProps, UnsupportedFieldProps } from '@rjsf/utils'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { logProblem } from '../../../lib/log.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormStore } from '../state/form-store.ts'

/** A group that holds another one of its kind: drawn when it is asked for, since there is no end to them. */
export function CyclicSchemaExpandTemplate({ schema, name, fieldPathId, onExpand }: CyclicSchemaExpandProps) {
  const { t } = useTranslation()
  return (
    <Button variant="outline" icon="plus" onClick={() => onExpand(fieldPathId.$id)}>
      {t('forms.list.open', { name: schema.title ?? name })}
    </Button>
  )
}

/** What no field can be drawn for. Publication refuses it; a form that a module has narrowed may still bring it. */
export function UnsupportedFieldTemplate({ fieldPathId, reason }: UnsupportedFieldProps) {
  const { refuse } = useFormStore()
  const text = `the field ${fieldPathId.path.join('.')} cannot be drawn: ${reason}`
  if (refuse) refuse(text)
  else logProblem(text)
  return null
}
