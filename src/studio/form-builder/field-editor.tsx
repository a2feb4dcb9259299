import { useMemo } from 'react'
import { Type } from 'typebox'
import { useTranslation } from 'react-i18next'
import { ValidationDictEntry } from '../../../schemas/documents/form.ts'
import { FieldUi } from '../../../schemas/documents/form-ui.ts'
import { fieldContracts, fieldShape, fixedKeywords } from '../../../schemas/forms/field-contracts.ts'
import { toPointer } from '../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { Button } from '../../ui/controls/button.tsx'
import { targetIn } from '../fields/block-fields.tsx'
import { ContractFields } from '../fields/contract-fields.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import styles from '../fields/fields.module.css'
import { labelOf } from '../fields/value-label.ts'
import { setAt, withValueAt, type JsonPath } from '../json-path.ts'
import { FieldPlacement } from './field-placement.tsx'
import { matchingContract } from './model/matching-contract.ts'
import { listAt, omit } from './model/form-edit.ts'
import { recordAt, type FormBody, type FormField } from './model/form-fields.ts'

interface FieldEditorProps extends PartProps {
  body: FormBody
  field: FormField
  /** The field was renamed or moved within the schema. */
  onChange: (body: FormBody, id: string) => void
  onText: () => void
}

const Messages = Type.Object({
  validationDict: Type.Array(ValidationDictEntry, {
    description: 'Messages for broken rules. Default: the shared messages',
  }),
})

/** Edits a field of a form: name, rules, appearance and messages. */
export function FieldEditor({ field, onChange, onText, ...part }: FieldEditorProps) {
  const { t } = useTranslation()
  const { body, edit, target, ...rest } = part
  const { id, path, schema } = field
  const shape = fieldShape(schema)

  const value = useMemo(
    () => (shape ? omit(schema, (name) => fixedKeywords[shape].includes(name)) : {}),
    [schema, shape],
  )
  const contract = useMemo(
    () => (shape ? matchingContract(fieldContracts[shape], value) : null),
    [shape, value],
  )
  const schemaTarget = useMemo(() => targetIn(target, path), [target, path])
  return (
    <section aria-label={id} className={styles.block}>
      <div>
        <h2 className={styles.blockName}>{labelOf(schema['title']) || id}</h2>
        <p className={styles.hint}>{shape ? t(`builder.shapes.${shape}`) : t('builder.onlyJson')}</p>
      </div>
      <FieldPlacement {...rest} body={body} field={field} onChange={onChange} />
      {contract ? (
        <ContractFields
          {...rest}
          contract={contract}
          value={value}
          id={`field${toPointer(path)}`}
          target={schemaTarget}
          onChange={(next, inner) =>
            edit((draft) => setAt(draft, [...path, ...inner], next), [...path, ...inner].join('/'))
          }
        />
      ) : (
        <Button variant="secondary" size="s" onClick={onText}>
          {t('fields.toText')}
        </Button>
      )}
      <FieldAppearance {...part} id={id} />
      <FieldMessages {...part} id={id} />
    </section>
  )
}

/** How the field is displayed. */
function FieldAppearance({ id, body, edit, target, ...rest }: PartProps & { id: string }) {
  const { t } = useTranslation()
  const path = useMemo((): JsonPath => ['ui', 'fields', id], [id])
  const own = useMemo(() => targetIn(target, path), [target, path])
  return (
    <details className={styles.section} open={own !== null || undefined}>
      <summary>{t('builder.look')}</summary>
      <ContractFields
        {...rest}
        contract={FieldUi}
        value={recordAt(body, path)}
        id={`field${toPointer(path)}`}
        target={own}
        onChange={(next, inner) =>
          edit(
            (draft) => {
              setAt(draft, [...path, ...inner], next)
              if (Object.keys(recordAt(draft, path)).length === 0) setAt(draft, path, undefined)
            },
            [...path, ...inner].join('/'),
          )
        }
      />
    </details>
  )
}

const messagesOf = (entry: unknown, fieldName: string) => isRecord(entry) && entry['fieldName'] === fieldName

/** Validation messages of a field, or of all fields by the name `*`. */
export function FieldMessages({ id, body, edit, target, ...rest }: PartProps & { id: string }) {
  const { t } = useTranslation()
  const entries = listAt(body, ['dictionary'])
  const known = entries.findIndex((entry) => messagesOf(entry, id))
  const index = known < 0 ? entries.length : known
  const path = useMemo((): JsonPath => ['dictionary', index], [index])
  const own = useMemo(() => targetIn(target, path), [target, path])
  const value = useMemo(() => {
    const entry = known < 0 ? {} : entries[known]
    return { validationDict: [], ...omit(isRecord(entry) ? entry : {}, (name) => name === 'fieldName') }
  }, [entries, known])

  function change(draft: FormBody, next: unknown, inner: JsonPath) {
    const all = listAt(draft, ['dictionary'])
    const at = all.findIndex((entry) => messagesOf(entry, id))
    if (at < 0) {
      const entry = withValueAt({ fieldName: id, validationDict: [] }, inner, next)
      return setAt(draft, ['dictionary'], [...all, entry])
    }
    setAt(all[at], inner, next)
    if (listAt(all[at], ['validationDict']).length === 0) all.splice(at, 1)
  }

  return (
    <details className={styles.section} open={own !== null || undefined}>
      <summary>
        {t('builder.messages')}{' '}
        <span className={styles.hint}>{listAt(value, ['validationDict']).length}</span>
      </summary>
      <ContractFields
        {...rest}
        contract={Messages}
        value={value}
        id={`field${toPointer(path)}`}
        target={own}
        onChange={(next, inner) => edit((draft) => change(draft, next, inner), [...path, ...inner].join('/'))}
      />
    </details>
  )
}
