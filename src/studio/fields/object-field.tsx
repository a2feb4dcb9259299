import { isRecord } from '../../../schemas/is-record.ts'
import { useEffect, useRef } from 'react'
import { getDefaultRegistry } from '@rjsf/core'
import { toFieldPathId, type FieldPathList, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { builtInCodes, isBuiltIn, type Locale } from '../../../schemas/locale.ts'
import { schemaIn } from '../../../schemas/documents/localized.ts'
import { TextHints } from '../issues/text-hints.tsx'
import { useSiteLocales } from '../site-locales.ts'
import { FieldGroup } from '../../../forms/react/form.ts'
import { JsonField } from './widgets/json-field.tsx'
import styles from './fields.module.css'

const { ObjectField: PlainObject } = getDefaultRegistry().fields

const isSchema = (value: unknown): value is RJSFSchema => isRecord(value)

/** An object, a localized value, or any value as JSON. */
export function ObjectField(props: FieldProps) {
  if (props.schema['localized'] === true) return <LocalizedField {...props} />
  if (props.schema['free'] === true) return <JsonField {...props} />
  return PlainObject && <PlainObject {...props} />
}

/** Whether a value is empty in every language. */
const isEmpty = (value: unknown) => value === undefined || value === '' || value === null

/** One value per language, side by side. An optional one is removed when every language is empty. */
function LocalizedField(props: FieldProps<unknown>) {
  const { t } = useTranslation()
  const locales = useSiteLocales()
  const { schema, formData, fieldPathId, name, required = false, registry, onChange } = props
  const { SchemaField } = registry.fields
  const values = isRecord(formData) ? formData : {}

  function change(locale: Locale, next: unknown, path: FieldPathList) {
    const isOwn = path.length === fieldPathId.path.length + 1
    if (!isOwn) return onChange(next, path)
    const given: Record<string, unknown> = { ...values, [locale]: next }
    const changed: Record<string, unknown> = {}
    for (const code of builtInCodes) changed[code] = given[code] ?? ''
    // A missing text of an added language is completed from another one.
    for (const [code, value] of Object.entries(given))
      if (!isBuiltIn(code) && !isEmpty(value)) changed[code] = value
    const isGone = !required && Object.values(changed).every(isEmpty)
    return onChange(isGone ? undefined : changed, fieldPathId.path)
  }
  // A field whose props are unchanged does not render again and calls the function of its first render.
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })

  return (
    <FieldGroup
      id={fieldPathId.$id}
      title={
        <>
          {schema.title ?? name}
          {!required && <span className={styles.note}> {t('forms.optional')}</span>}
        </>
      }
      hint={schema.description}
    >
      <div className={styles.languages}>
        {SchemaField &&
          locales.map(({ code }) => {
            const inner = schemaIn(schema, code)
            if (!isSchema(inner)) return null
            return (
              <SchemaField
                key={code}
                {...props}
                name={code}
                required={isBuiltIn(code)}
                schema={inner}
                formData={values[code]}
                fieldPathId={toFieldPathId(code, registry.globalFormOptions, fieldPathId)}
                onChange={(next: unknown, path: FieldPathList) => latest.current(code, next, path)}
              />
            )
          })}
      </div>
      <TextHints id={fieldPathId.$id} />
    </FieldGroup>
  )
}
