import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../form.module.css'
import { FieldGroup, GroupedFields } from '../form-groups.tsx'

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
}: ObjectFieldTemplateProps<unknown>) {
  const { t } = useTranslation()
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
  if (fieldPathId.path.length === 0) {
    return (
      <div className={styles.groups}>
        <GroupedFields fields={properties} />
        {more}
      </div>
    )
  }
  return (
    <FieldGroup id={fieldPathId.$id} title={title} hint={description}>
      <div className={styles.grid}>{properties.map(({ content }) => content)}</div>
      {more}
    </FieldGroup>
  )
}
