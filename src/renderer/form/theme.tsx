import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryWidgetsType,
  TemplatesType,
} from '@rjsf/utils'
import type { FormWidget } from '../../../schemas/documents/form.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, messageId } from '../../ui/field.tsx'
import { arrayButtons } from './array-buttons.tsx'
import { useIsRevealed } from './form-store.ts'
import styles from './form.module.css'
import { CheckboxWidget, RadioWidget, SelectWidget } from './widgets/choice-widgets.tsx'
import { PasswordWidget } from './widgets/password-widget.tsx'
import {
  CardWidget,
  CodeWidget,
  DateWidget,
  EmailWidget,
  MoneyWidget,
  PhoneWidget,
  PromoWidget,
  TextWidget,
} from './widgets/text-widgets.tsx'
import { TextareaWidget } from './widgets/textarea-widget.tsx'

const own = {
  text: TextWidget,
  phone: PhoneWidget,
  email: EmailWidget,
  password: PasswordWidget,
  date: DateWidget,
  money: MoneyWidget,
  card: CardWidget,
  code: CodeWidget,
  select: SelectWidget,
  checkbox: CheckboxWidget,
  radio: RadioWidget,
  textarea: TextareaWidget,
  promo: PromoWidget,
} satisfies Record<FormWidget, RegistryWidgetsType[string]>

/** Our widgets under the names of the form documents, and under those that rjsf asks for by itself. */
export const widgets: RegistryWidgetsType = {
  ...own,
  TextWidget,
  EmailWidget,
  PasswordWidget,
  DateWidget,
  SelectWidget,
  CheckboxWidget,
  RadioWidget,
  TextareaWidget,
  UpDownWidget: TextWidget,
  URLWidget: TextWidget,
}

/** A cell of the form's grid; the widget draws label, control and message itself. */
function FieldTemplate({
  id,
  hidden,
  rawErrors,
  schema,
  uiSchema,
  fieldPathId,
  children,
}: FieldTemplateProps) {
  const isRevealed = useIsRevealed(id)
  if (hidden) return <div hidden>{children}</div>
  const isRoot = fieldPathId.path.length === 0
  if (isRoot) return children
  const { width } = uiSchema?.['ui:options'] ?? {}
  const isGroup = schema.type === 'object' || schema.type === 'array'
  return (
    <div
      className={classNames(styles.cell, width === 'half' && styles.half, width === 'third' && styles.third)}
    >
      {children}
      {isGroup && isRevealed && rawErrors?.[0] && <FieldError id={messageId(id)}>{rawErrors[0]}</FieldError>}
    </div>
  )
}

/** The whole form, or a group of fields with its heading. */
function ObjectFieldTemplate({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const fields = <div className={styles.grid}>{properties.map(({ content }) => content)}</div>
  if (fieldPathId.path.length === 0) return fields
  return (
    <fieldset className={styles.group}>
      {title && <legend className={styles.legend}>{title}</legend>}
      {fields}
    </fieldset>
  )
}

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>
} = { FieldTemplate, ObjectFieldTemplate, ButtonTemplates: arrayButtons }
