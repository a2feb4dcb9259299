import { createElement, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import formDataForNewOption from '@rjsf/core/lib/components/fields/formDataForNewOption.js'
import {
  deepEquals,
  getUiOptions,
  getWidget,
  hashObject,
  mergeSchemas,
  TranslatableString,
  type FieldProps,
  type RJSFSchema,
  type WidgetProps,
} from '@rjsf/utils'
import { fieldNames } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import {
  decidedBy,
  decidingField,
  noAlternative,
  startsOpen,
  tagsOf,
  withEarlier,
  withoutTags,
} from '../engine/alternatives.ts'
import { useFormStore } from '../state/form-store.ts'
import { choiceToken } from '../state/open-choices.ts'
import { MultiSchemaFieldTemplate } from '../templates/choice-template.tsx'

/** Of a field that is no choice there are none. */
type AlternativesFieldProps = FieldProps & { options?: RJSFSchema[] }

const noOptions: RJSFSchema[] = []

/** The index of an alternative; none is chosen. */
const open = -1

/**
 * A choice between alternatives, and the fields of the chosen one. What was entered into the others comes back when
 * they are chosen again.
 */
export function AlternativesField(props: AlternativesFieldProps) {
  const {
    name,
    disabled,
    readonly,
    required,
    fieldPathId,
    options = noOptions,
    registry,
    schema,
    uiSchema,
  } = props
  const { schemaUtils, widgets, fields, translateString, globalUiOptions, rootSchema } = registry
  const store = useFormStore()
  const values: unknown = props.formData
  const isOpenFirst = startsOpen(rootSchema, options)
  const hash = hashObject(values ?? null)
  const alternatives = useMemo(
    () => options.map((option) => schemaUtils.retrieveSchema(option, values)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hash stands for the values
    [options, schemaUtils, hash],
  )
  const match = () =>
    isOpenFirst
      ? schemaUtils.getClosestMatchingOption(values, [noAlternative, ...alternatives], 0) - 1
      : schemaUtils.getClosestMatchingOption(values, alternatives, 0)
  const [ownChoice, setChosen] = useState(match)
  const deciding = useMemo(() => decidingField(schema, alternatives), [schema, alternatives])
  const chosen = deciding === undefined ? ownChoice : decidedBy(deciding, alternatives, values)
  const earlier = useRef(new Map<number, unknown>())
  const remember = () => earlier.current.set(chosen, store.withoutSecrets(values, fieldPathId.path))
  useEffect(() => store.addMemory(() => earlier.current.clear()), [store])
  const [shown, setShown] = useState(values)
  const isRoot = fieldPathId.path.length === 0
  const token = choiceToken(schema)
  const id = `${fieldPathId.$id}_${token}`
  const alternative = alternatives[chosen]
  const tags = useMemo(
    () => ({
      ...tagsOf(alternatives, chosen),
      ...(deciding !== undefined && isRecord(values) && { [deciding]: values[deciding] }),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hash stands for the values
    [alternatives, chosen, deciding, hash],
  )
  const entered = isRecord(values) ? values : {}
  const isContradicted = Object.entries(tags).some(
    ([tag, value]) => entered[tag] !== undefined && !deepEquals(entered[tag], value),
  )
  const lacksTag =
    isOpenFirst && deciding === undefined && Object.keys(tags).some((tag) => entered[tag] === undefined)

  const change = (next: unknown, changedId?: string) =>
    props.onChange(next, fieldPathId.path, undefined, changedId)

  // The values may change from outside, such as by a default.
  if (!deepEquals(shown, values)) {
    setShown(values)
    const found = ownChoice === open || isContradicted ? match() : ownChoice
    if (found !== ownChoice && found !== open) setChosen(found)
  }
  useEffect(() => {
    if (lacksTag && !isContradicted) change({ ...entered, ...tags })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each choice: rjsf passes new functions each time
  }, [chosen, lacksTag, isContradicted])

  useEffect(() => {
    if (deciding === undefined || !alternative) return
    // A form that was sent has only the values of the chosen alternative.
    const restored = withEarlier(alternative, values, values, earlier.current.get(chosen))
    if (!deepEquals(restored, values)) change(restored)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each decision
  }, [chosen])
  useEffect(() => {
    if (deciding !== undefined && chosen !== open) remember()
  })

  const title = getUiOptions(uiSchema, globalUiOptions).title ?? schema.title ?? name
  const ownNames = useMemo(() => {
    const outside = Object.keys(schema.properties ?? {})
    return alternatives.flatMap((each) => fieldNames(each)).filter((each) => !outside.includes(each))
  }, [alternatives, schema])
  useEffect(() => {
    if (chosen !== open) return undefined
    const path = fieldPathId.path.map(String)
    return store.addOpenChoice({ path, token: deciding ?? token, names: ownNames })
  }, [store, chosen, fieldPathId, token, deciding, ownNames])

  function choose(index: number | undefined) {
    const at = index ?? open
    if (disabled || readonly || at === chosen) return
    if (chosen !== open) remember()
    const next = alternatives[at]
    const fresh: unknown = formDataForNewOption(schemaUtils, values, next, alternative, schema)
    const restored = next ? withEarlier(next, fresh, values, earlier.current.get(at)) : fresh
    const ownTags = tagsOf(alternatives, at)
    setChosen(at)
    change(
      isRecord(restored)
        ? { ...restored, ...ownTags }
        : (restored ?? (next && isOpenFirst ? ownTags : undefined)),
      id,
    )
  }

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
    <MultiSchemaFieldTemplate
      schema={schema}
      registry={registry}
      {...(uiSchema && { uiSchema })}
      selector={
        deciding === undefined ? (
          <Choice
            as={selectWidget}
            id={id}
            name={`${name}_${token}`}
            schema={{ type: 'number', default: 0 }}
            onChange={choose}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
            disabled={disabled === true || options.length === 0}
            readonly={readonly === true}
            {...(isOpenFirst && { required: isRoot || required === true })}
            value={alternative && chosen}
            options={{ ...uiOptions, enumOptions }}
            registry={registry}
            label={title}
          />
        ) : null
      }
      optionSchemaField={
        displayed && displayed.type !== 'null' && SchemaField ? (
          <SchemaField {...props} schema={displayed} />
        ) : null
      }
    />
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
