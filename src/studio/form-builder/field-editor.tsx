import { useMemo, useState } from 'react'
import { Type } from 'typebox'
import { useTranslation } from 'react-i18next'
import { DictionaryEntry, ValidationDictEntry } from '../../../schemas/documents/form.ts'
import { FieldUi } from '../../../schemas/documents/form-ui.ts'
import { fieldContracts, fieldShape, fixedKeywords } from '../../../schemas/documents/field-contracts.ts'
import { toPointer } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { targetIn } from '../fields/block-fields.tsx'
import { ContractFields } from '../fields/contract-fields.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import { Stack } from '../kit/layout.tsx'
import styles from '../fields/fields.module.css'
import { setAt, withValueAt, type JsonPath } from '../json-path.ts'
import lineTabs from '../segments/line-tabs.module.css'
import builderStyles from './form-builder.module.css'
import { FieldName, FieldRequired, FieldVisibility } from './field-placement.tsx'
import { formWiring } from './wiring/form-wiring.ts'
import { matchingContract } from './model/matching-contract.ts'
import { listAt, omit } from './model/form-edit.ts'
import { namesTo, recordAt, type FormBody, type FormField } from './model/form-fields.ts'

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
  reasons: DictionaryEntry.properties.reasons,
})

const tabs = ['field', 'rules', 'visibility', 'json'] as const
type FieldTab = (typeof tabs)[number]

/** Keywords of the tab "Field"; all others of a contract are rules. */
const fieldKeywords = ['title', 'oneOf', 'default']

/** The tab that edits the value at a path of the form. */
function tabOf(path: JsonPath, field: FormField): FieldTab {
  if (path[0] === 'dictionary') return 'rules'
  const keyword = path[field.path.length]
  const isRule = path[0] === 'schema' && keyword !== undefined && !fieldKeywords.includes(String(keyword))
  return isRule ? 'rules' : 'field'
}

const FieldSchema = Type.Object({ schema: Type.Unknown() })

/** Edits a field of a form in four tabs: the field itself, its rules, its visibility and its schema. */
export function FieldEditor({ field, onChange, onText, ...part }: FieldEditorProps) {
  const { t } = useTranslation()
  const { body, edit, target, ...rest } = part
  const { id, path, schema } = field
  const [tab, setTab] = useState<FieldTab>(target ? tabOf(target.path, field) : 'field')
  const [followed, setFollowed] = useState(target)
  if (target !== followed) {
    setFollowed(target)
    if (target) setTab(tabOf(target.path, field))
  }
  const panel = `panel/${id}`
  const placement = { ...rest, body, field, onChange }
  return (
    <Stack aria-label={id} as="section" gap={16}>
      <p className={styles.hint}>
        {id} · {fieldShape(schema) ? t(`builder.shapes.${fieldShape(schema)}`) : t('builder.onlyJson')}
      </p>
      <Tabs
        label={t('builder.tabs.title')}
        className={lineTabs.tabs}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({ value, label: t(`builder.tabs.${value}`), controls: panel }))}
      />
      <div id={panel} role="tabpanel" aria-label={t(`builder.tabs.${tab}`)} className={builderStyles.panel}>
        {tab === 'field' && (
          <>
            <FieldName {...placement} />
            <FieldKeywords {...part} field={field} isRule={false} onText={onText} />
            <FieldAppearance {...part} id={id} />
          </>
        )}
        {tab === 'rules' && (
          <>
            <FieldRequired {...placement} />
            <FieldKeywords {...part} field={field} isRule onText={onText} />
            <FieldMessages {...part} id={id} />
          </>
        )}
        {tab === 'visibility' && (
          <>
            <FieldVisibility {...placement} />
            <FieldTarget body={body} field={field} />
          </>
        )}
        {tab === 'json' && (
          <>
            <p>{t('builder.jsonHelp')}</p>
            <ContractFields
              {...rest}
              contract={FieldSchema}
              value={{ schema }}
              id={`json/${id}`}
              target={null}
              onChange={(next, [, ...inner]) =>
                edit((draft) => setAt(draft, [...path, ...inner], next), path.join('/'))
              }
            />
          </>
        )}
      </div>
    </Stack>
  )
}

interface FieldKeywordsProps extends Omit<PartProps, 'body'> {
  field: FormField
  isRule: boolean
  onText: () => void
}

/** The keywords of a field's schema that belong to one tab. */
function FieldKeywords({ field, isRule, onText, edit, target, isReadOnly, messages }: FieldKeywordsProps) {
  const { t } = useTranslation()
  const { path, schema } = field
  const shape = fieldShape(schema)
  const value = useMemo(
    () => (shape ? omit(schema, (name) => fixedKeywords[shape].includes(name)) : {}),
    [schema, shape],
  )
  const contract = useMemo(() => {
    if (!shape) return null
    const { properties } = matchingContract(fieldContracts[shape], value)
    return Type.Object(
      Object.fromEntries(
        Object.entries(properties).filter(([name]) => fieldKeywords.includes(name) !== isRule),
      ),
    )
  }, [shape, value, isRule])
  const own = useMemo(() => targetIn(target, path), [target, path])
  if (!contract)
    return (
      <Button variant="secondary" size="s" onClick={onText}>
        {t('fields.toText')}
      </Button>
    )
  if (Object.keys(contract.properties).length === 0) return null
  return (
    <ContractFields
      isReadOnly={isReadOnly}
      messages={messages}
      contract={contract}
      value={value}
      id={`field${toPointer(path)}`}
      target={own}
      onChange={(next, inner) =>
        edit((draft) => setAt(draft, [...path, ...inner], next), [...path, ...inner].join('/'))
      }
    />
  )
}

/** Which parameter of which operation receives the answer. */
function FieldTarget({ body, field }: { body: FormBody; field: FormField }) {
  const { t } = useTranslation()
  const wiring = formWiring(body)
  const [name] = namesTo(field)
  const wired = wiring?.fields.find((each) => each.field.name === name)
  if (!wiring || !wired) return null
  return (
    <Stack as="section" gap={16} aria-label={t('builder.target')}>
      <h3 className={styles.blockName}>{t('builder.target')}</h3>
      <p>
        <code>
          {wiring.call ?? wiring.operation} → {wired.parameter ?? '—'}
        </code>
      </p>
      <p className={styles.hint}>{t(`builder.fates.${wired.fate}`)}</p>
    </Stack>
  )
}

/** Admins lock fields in the outline. */
const omittedLooks = ['lock']

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
        omitted={omittedLooks}
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

const countMessages = (entry: unknown) =>
  listAt(entry, ['validationDict']).length + listAt(entry, ['reasons']).length

/** Messages of a field, or of all fields by the name `*`. */
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
    if (countMessages(all[at]) === 0) all.splice(at, 1)
  }

  return (
    <details className={styles.section} open={own !== null || undefined}>
      <summary>
        {t('builder.messages')} <span className={styles.hint}>{countMessages(value)}</span>
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
