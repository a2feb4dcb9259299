import { createContext, createElement, type ReactNode } from 'react'
import { fieldValidator, type FieldValidator } from '../../contract/validators.ts'
import * as choiceWidgets from './choice-widgets.tsx'
import * as passwordWidget from './password-widget.tsx'
import * as textWidgets from './text-widgets.tsx'
import * as textareaWidget from './textarea-widget.tsx'
import type { WidgetProps } from './widget-props.ts'

export type Widget = (props: WidgetProps) => ReactNode

/** Widgets by the keys of form documents (`widgetKey`), and by those that rjsf uses itself. */
export type WidgetSet = Readonly<Record<string, Widget>>

/** The widgets of the engine, except that of files, which compound forms add. */
export const ownWidgets = { ...choiceWidgets, ...passwordWidget, ...textWidgets, ...textareaWidget }

/** The widget of a field with a validator, if the document names none. */
const ownWidgetOfValidator: Partial<Record<FieldValidator, Widget>> = {
  phone: ownWidgets.PhoneWidget,
  email: ownWidgets.EmailWidget,
  password: ownWidgets.PasswordWidget,
  date: ownWidgets.DateWidget,
}

/** The key of a document's widget: rjsf reserves some names for its own choice by the schema. */
export const widgetKey = (widget: string): string => `form:${widget}`

/** `PhoneWidget` → `form:phone`, see `widgetKey`. */
const documentKey = (name: string) => widgetKey(name.replace(/Widget$/, '').toLowerCase())

/**
 * The widgets of the engine and those of the application, such as `{ ColourWidget }` for the widget `colour` of
 * documents.
 * @param ofValidator widgets of fields with a validator whose documents name none
 */
export function createWidgets(
  more: Readonly<Record<string, Widget>> = {},
  ofValidator: Partial<Record<FieldValidator, Widget>> = {},
): WidgetSet {
  const components: Readonly<Record<string, Widget>> = { ...ownWidgets, ...more }
  const widgetOfValidator = { ...ownWidgetOfValidator, ...ofValidator }
  function ValidatedWidget(props: WidgetProps) {
    const validator = fieldValidator(props.schema['validator'])
    return createElement((validator && widgetOfValidator[validator]) ?? ownWidgets.TextWidget, props)
  }
  return {
    ...components,
    ...Object.fromEntries(Object.entries(components).map(([name, widget]) => [documentKey(name), widget])),
    TextWidget: ValidatedWidget,
    // A colour is typed: the browser's control cannot be empty.
    ColorWidget: ownWidgets.TextWidget,
    UpDownWidget: ownWidgets.TextWidget,
    URLWidget: ownWidgets.TextWidget,
  }
}

/** The widgets of a form. */
export const WidgetsContext = createContext(createWidgets())
