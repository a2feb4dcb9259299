import { use } from 'react'
import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { useTranslation } from '../../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../../src/ui/controls/button.tsx'
import { countFields, FieldCountContext, takeFields } from '../../fields-in-turn.tsx'
import styles from '../../form.module.css'
import { FieldGroup, GroupedFields } from '../../form-groups.tsx'
import { useRuledFields } from '../../group-rules.tsx'

/** The whole form, or a group of fields with its heading. */
export function ObjectFieldTemplate({
  title,
  description,
  properties,
  fieldPathId,
  schema,
  uiSchema,
  formData,
  disabled,
  readonly,
  onAddProperty,
  registry,
}: ObjectFieldTemplateProps<unknown>) {
  const { t } = useTranslation()
  const allowed = use(FieldCountContext)
  const isRoot = fieldPathId.path.length === 0
  const weigh = (name: string) => countFields(schema.properties?.[name], registry.rootSchema)
  const fields = useRuledFields(isRoot ? [] : properties, schema, fieldPathId.$id)
  const more = canExpand(schema, uiSchema, formData) ? (
    <Button
      variant="outline"
      icon="plus"
      disabled={disabled === true || readonly === true}
      onClick={onAddProperty}
    >
      {t('forms.list.add')}
    </Button>
  ) : null
  if (isRoot) {
    return (
      <div className={styles.groups}>
        <GroupedFields schema={schema} id={fieldPathId.$id} fields={properties} weigh={weigh} />
        {more}
      </div>
    )
  }
  return (
    <FieldGroup id={fieldPathId.$id} title={title} hint={description}>
      <div className={styles.grid}>{takeFields(fields, allowed, weigh).nodes}</div>
      {more}
    </FieldGroup>
  )
}
