import { isRecord } from '../../../schemas/is-record.ts'
import { canExpand, type ObjectFieldTemplateProps, type OptionalDataControlsTemplateProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../forms/react/form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Stack } from '../kit/layout.tsx'
import styles from './fields.module.css'

/** Fields of the value that the contract does not know: they are kept and listed. Those edited elsewhere are not. */
function unknownFields(value: unknown, { schema }: Pick<ObjectFieldTemplateProps, 'schema'>): string[] {
  const known = isRecord(schema.properties) ? schema.properties : {}
  const elsewhere: unknown = schema['elsewhere']
  const isElsewhere = (name: string) => Array.isArray(elsewhere) && elsewhere.includes(name)
  return isRecord(value)
    ? Object.keys(value).filter((name) => !Object.hasOwn(known, name) && !isElsewhere(name))
    : []
}

/** Nobody enters them: the discriminator is shown in the choice above, and the Studio makes ids. */
const isHidden = (schema: unknown) =>
  isRecord(schema) && (schema['const'] !== undefined || schema['generated'] === true)

/** The fields of an object, with a heading unless the label is already shown above. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps<unknown>) {
  const { t } = useTranslation()
  const { title, description, properties, fieldPathId, schema, uiSchema, formData, readonly, onAddProperty } =
    props
  const shown = properties.filter(({ name }) => !isHidden(schema.properties?.[name]))
  const unknown = unknownFields(formData, { schema })
  const content = (
    <>
      {shown.length > 0 && <Stack gap={16}>{shown.map((field) => field.content)}</Stack>}
      {unknown.length > 0 && (
        <p className={styles.hint}>{t('fields.unknown', { names: unknown.join(', ') })}</p>
      )}
      {canExpand(schema, uiSchema, formData) && !readonly && (
        <Button variant="outline" size="s" icon="plus" onClick={onAddProperty}>
          {t('forms.list.add')}
        </Button>
      )}
    </>
  )
  const isRoot = fieldPathId.path.length === 0
  if (isRoot) return content
  const branch: unknown = schema['branch']
  // A row of a list already has its label above.
  const isRow = typeof fieldPathId.path.at(-1) === 'number'
  const isThere = !props.optionalDataControl || isRecord(formData)
  if (isThere && (isRow || typeof branch === 'string'))
    return (
      <Stack id={fieldPathId.$id} tabIndex={-1}>
        {content}
        {props.optionalDataControl}
      </Stack>
    )
  return (
    <div className={styles.object}>
      <FieldGroup
        id={fieldPathId.$id}
        title={typeof branch === 'string' ? branch : title}
        hint={typeof branch === 'string' ? undefined : description}
      >
        {isThere && content}
        {props.optionalDataControl}
      </FieldGroup>
    </div>
  )
}

/** Adds or removes an optional value. */
export function OptionalDataControlsTemplate({
  id,
  onAddClick,
  onRemoveClick,
}: OptionalDataControlsTemplateProps) {
  const { t } = useTranslation()
  if (onAddClick)
    return (
      <Button id={id} variant="outline" size="s" icon="plus" onClick={onAddClick}>
        {t('forms.list.add')}
      </Button>
    )
  if (!onRemoveClick) return <span className={styles.hint}>{t('fields.leftOut')}</span>
  return (
    <div className={styles.removal}>
      <Button id={id} variant="ghost" size="s" icon="close" onClick={onRemoveClick}>
        {t('forms.list.remove')}
      </Button>
    </div>
  )
}
