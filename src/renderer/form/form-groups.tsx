import { createContext, use, type ReactNode } from 'react'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import styles from './form.module.css'

type Group = Readonly<NonNullable<CompiledForm['sections']>[number]>

/** The visible fields of a form and their sections. */
export interface FormGroups {
  sections: readonly Group[]
  /** Names of the fields of the current step; undefined: all. */
  shown?: ReadonlySet<string> | undefined
}

export const FormGroupsContext = createContext<FormGroups>({ sections: [] })

interface NamedField {
  name: string
  content: ReactNode
}

/** The fields of a form in its grid: first those without a section, then each section. */
export function GroupedFields({ fields }: { fields: readonly NamedField[] }) {
  const { sections, shown } = use(FormGroupsContext)
  const visible = shown ? fields.filter(({ name }) => shown.has(name)) : fields
  const grouped = new Set(sections.flatMap((section) => section.fields))
  const loose = visible.filter(({ name }) => !grouped.has(name))
  return (
    <>
      {loose.length > 0 && gridOf(loose)}
      {sections.map(({ title, hint, fields: names }) => {
        const own = visible.filter(({ name }) => names.includes(name))
        return (
          own.length > 0 && (
            <FieldGroup key={title} title={title} hint={hint}>
              {gridOf(own)}
            </FieldGroup>
          )
        )
      })}
    </>
  )
}

const gridOf = (fields: readonly NamedField[]) => (
  <div className={styles.grid}>{fields.map(({ content }) => content)}</div>
)

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
