import { createElement, use, type ComponentType } from 'react'
import {
  getUiOptions,
  getWidget,
  mergeSchemas,
  TranslatableString,
  type RJSFSchema,
  type WidgetProps,
} from '@rjsf/utils'
import { fieldNames } from '../../../../schemas/json-schema.ts'
import { withoutTags } from '../alternatives.ts'
import styles from '../../form.module.css'
import { FormGroupsContext } from '../../form-groups.tsx'
import { useAlternatives, type AlternativesFieldProps } from './use-alternatives.ts'

/** A choice between alternatives, and the fields of the chosen one. */
export function AlternativesField(props: AlternativesFieldProps) {
  const { name, disabled, readonly, required, fieldPathId, registry, schema, uiSchema } = props
  const { widgets, fields, translateString, globalUiOptions } = registry
  const { alternatives, chosen, isDirect, isOpenFirst, tags, id, token, choose } = useAlternatives(props)
  const { shown } = use(FormGroupsContext)
  const isRoot = fieldPathId.path.length === 0
  const alternative = alternatives[chosen]
  // In a form with steps the choice between alternatives of the whole form is in the step of their fields.
  const names = isRoot && shown ? alternatives.flatMap((each) => fieldNames(each)) : []
  if (names.length > 0 && !names.some((name) => shown?.has(name))) return null
  const title = getUiOptions(uiSchema, globalUiOptions).title ?? schema.title ?? name
  const { widget = 'select', ...uiOptions } = getUiOptions(uiSchema, globalUiOptions)
  const selectWidget = getWidget({ type: 'number' }, widget, widgets)
  const enumOptions = alternatives.map((each, at) => ({
    value: at,
    label:
      each.title ??
      translateString(schema.title ? TranslatableString.TitleOptionPrefix : TranslatableString.OptionPrefix, [
        ...(schema.title ? [schema.title] : []),
        String(at + 1),
      ]),
  }))
  const { SchemaField } = fields
  const displayed = alternative && withoutTags(inParent(schema, alternative), tags)
  return (
    <div className={styles.alternatives}>
      {isDirect && (
        <Choice
          as={selectWidget}
          id={id}
          name={`${name}_${token}`}
          schema={{ type: 'number', default: 0 }}
          onChange={choose}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
          disabled={disabled === true || alternatives.length === 0}
          readonly={readonly === true}
          {...(isOpenFirst && { required: isRoot || required === true })}
          value={alternative && chosen}
          options={{ ...uiOptions, enumOptions }}
          registry={registry}
          label={title}
        />
      )}
      {displayed && displayed.type !== 'null' && SchemaField && <SchemaField {...props} schema={displayed} />}
    </div>
  )
}

/** The control of a choice, with the widget that the document names. */
function Choice({ as, ...props }: WidgetProps & { as: ComponentType<WidgetProps> }) {
  return createElement(as, props)
}

/** An alternative with the type and the required fields that its schema has for all of them. */
function inParent({ required, type }: RJSFSchema, alternative: RJSFSchema): RJSFSchema {
  const more = {
    ...(required && { required }),
    ...(type !== undefined && !('type' in alternative) && { type }),
  }
  return Object.keys(more).length > 0 ? mergeSchemas(more, alternative) : alternative
}
