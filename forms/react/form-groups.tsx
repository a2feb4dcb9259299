import { createContext, use, type ReactNode } from 'react'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import type { FormDefinition } from '../contract/form.ts'
import { FieldCountContext, takeGroups, type NamedField } from './fields-in-turn.tsx'
import styles from './form.module.css'
import { useRuledFields } from './group-rules.tsx'

type Group = Readonly<NonNullable<FormDefinition['sections']>[number]>

/** The visible fields of a form and their sections. */
export interface FormGroups {
  sections: readonly Group[]
  /** Names of the fields of the current step; undefined: all. */
  shown?: ReadonlySet<string> | undefined
}

/** Selects the cell of each field in a displayed form. */
export const fieldCellSelector = `.${styles.grid ?? ''} > *`

export const FormGroupsContext = createContext<FormGroups>({ sections: [] })

interface GroupedFieldsProps {
  schema: JsonSchema
  /** Id of the form. */
  id: string
  fields: readonly NamedField[]
  /** The number of fields in a field. */
  weigh: (name: string) => number
}

/** The fields of a form in its grid: first those without a section, then each section. */
export function GroupedFields({ schema, id, fields, weigh }: GroupedFieldsProps) {
  const { sections, shown } = use(FormGroupsContext)
  const allowed = use(FieldCountContext)
  const visible = useRuledFields(shown ? fields.filter(({ name }) => shown.has(name)) : fields, schema, id)
  const grouped = new Set(sections.flatMap((section) => section.fields))
  const loose = visible.filter(({ name }) => !grouped.has(name))
  const ownOf = ({ fields: names }: Group) => visible.filter(({ name }) => names.includes(name))
  const [first = [], ...rest] = takeGroups([loose, ...sections.map(ownOf)], allowed, weigh)
  return (
    <>
      {first.length > 0 && <div className={styles.grid}>{first}</div>}
      {sections.map(({ title, hint }, index) => {
        const own = rest[index] ?? []
        return (
          own.length > 0 && (
            <FieldGroup key={title} title={title} hint={hint}>
              <div className={styles.grid}>{own}</div>
            </FieldGroup>
          )
        )
      })}
    </>
  )
}

interface FieldGroupProps {
  id?: string | undefined
  title?: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** Related fields with a heading. */
export function FieldGroup({ id, title, hint, children }: FieldGroupProps) {
  return (
    <fieldset id={id} className={styles.group} tabIndex={id ? -1 : undefined}>
      {title && <legend className={styles.legend}>{title}</legend>}
      {hint && <p className={styles.groupHint}>{hint}</p>}
      {children}
    </fieldset>
  )
}
