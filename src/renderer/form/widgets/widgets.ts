import type { WidgetProps } from './widget-props.ts'
import { createElement, type ReactNode } from 'react'
import type { FormWidget } from '../../../../schemas/documents/form-ui.ts'
import { fieldValidator, type FieldValidator } from '../../../../schemas/forms/validators.ts'
import * as choiceWidgets from './choice-widgets.tsx'
import * as passwordWidget from './password-widget.tsx'
import * as textWidgets from './text-widgets.tsx'
import * as textareaWidget from './textarea-widget.tsx'

export type Widget = (props: WidgetProps) => ReactNode

/**
 * The widget components; compound forms also have that of files (`compound.ts`). The contract's widget `phone` is the
 * export `PhoneWidget`; a missing one is a type error.
 */
const components: Record<`${Capitalize<Exclude<FormWidget, 'file'>>}Widget`, Widget> = {
  ...choiceWidgets,
  ...passwordWidget,
  ...textWidgets,
  ...textareaWidget,
}

/** The widget of a field with a validator, if the document names none. */
const widgetOfValidator: Partial<Record<FieldValidator, Widget>> = {
  sum: components.MoneyWidget,
  phone: components.PhoneWidget,
  email: components.EmailWidget,
  password: components.PasswordWidget,
  date: components.DateWidget,
  promo: components.PromoWidget,
}

function ValidatedWidget(props: WidgetProps) {
  const validator = fieldValidator(props.schema['validator'])
  return createElement((validator && widgetOfValidator[validator]) ?? components.TextWidget, props)
}

/** The key of a document's widget: rjsf reserves some names for its own choice by the schema. */
export const widgetKey = (widget: FormWidget): string => `form:${widget}`

/** `PhoneWidget` → `form:phone`, see `widgetKey`. */
const documentKey = (name: string) => `form:${name.replace(/Widget$/, '').toLowerCase()}`

/** Our widgets, except that of files, by the keys of form documents (`widgetKey`) and by those that rjsf uses itself. */
export const widgets: Readonly<Record<string, Widget>> = {
  ...components,
  ...Object.fromEntries(Object.entries(components).map(([name, widget]) => [documentKey(name), widget])),
  TextWidget: ValidatedWidget,
  // A colour is typed: the browser's control cannot be empty.
  ColorWidget: components.TextWidget,
  UpDownWidget: components.TextWidget,
  URLWidget: components.TextWidget,
}
