import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { createElement, type ComponentType } from 'react'
import type { FormWidget } from '../../../../schemas/documents/form-ui.ts'
import { fieldValidator, type FieldValidator } from '../../../../schemas/forms/validators.ts'
import { CheckboxesWidget, CheckboxWidget, RadioWidget, SelectWidget } from './choice-widgets.tsx'
import { PasswordWidget } from './password-widget.tsx'
import {
  CardWidget,
  CodeWidget,
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  MoneyWidget,
  PhoneWidget,
  PromoWidget,
  TextWidget,
  TimeWidget,
} from './text-widgets.tsx'
import { TextareaWidget } from './textarea-widget.tsx'

/** The widget of a field with a validator, if the document names none. */
const widgetOfValidator: Partial<Record<FieldValidator, ComponentType<WidgetProps>>> = {
  sum: MoneyWidget,
  phone: PhoneWidget,
  email: EmailWidget,
  password: PasswordWidget,
  date: DateWidget,
  promo: PromoWidget,
}

function ValidatedWidget(props: WidgetProps) {
  const validator = fieldValidator(props.schema['validator'])
  return createElement((validator && widgetOfValidator[validator]) ?? TextWidget, props)
}

const own = {
  'form:text': TextWidget,
  'form:phone': PhoneWidget,
  'form:email': EmailWidget,
  'form:password': PasswordWidget,
  'form:date': DateWidget,
  'form:money': MoneyWidget,
  'form:card': CardWidget,
  'form:code': CodeWidget,
  'form:select': SelectWidget,
  'form:checkbox': CheckboxWidget,
  'form:radio': RadioWidget,
  'form:textarea': TextareaWidget,
  'form:promo': PromoWidget,
} satisfies Record<`form:${FormWidget}`, RegistryWidgetsType[string]>

/** Our widgets by the keys of form documents (`widgetKey`) and by those that rjsf uses itself. */
export const widgets: RegistryWidgetsType = {
  ...own,
  TextWidget: ValidatedWidget,
  EmailWidget,
  PasswordWidget,
  DateWidget,
  DateTimeWidget,
  TimeWidget,
  SelectWidget,
  CheckboxWidget,
  CheckboxesWidget,
  RadioWidget,
  TextareaWidget,
  UpDownWidget: TextWidget,
  URLWidget: TextWidget,
}
