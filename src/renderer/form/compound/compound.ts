import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js'
import type { RegistryFieldsType } from '@rjsf/utils'
import shallowAllOfMerge from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'
import { setAllOfMerge } from '../engine/all-of-merge.ts'
import { createTest, interpret } from '../engine/interpreter.ts'
import { widgetKey } from '../engine/ui-schema.ts'
import { AlternativesField } from '../fields/alternatives-field.tsx'
import { ArraySchemaField } from '../fields/array-schema-field.tsx'
import { BooleanChoiceField } from '../fields/boolean-choice-field.tsx'
import { fields } from '../fields/fields.tsx'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from '../templates/array-templates.tsx'
import { templates } from '../templates/index.ts'
import { FileWidget } from '../widgets/file-widget.tsx'
import { widgets } from '../widgets/widgets.ts'

setAllOfMerge(shallowAllOfMerge)

const compoundFields: RegistryFieldsType = {
  ...fields,
  AnyOfField: AlternativesField,
  OneOfField: AlternativesField,
  ArrayField,
  ArraySchemaField,
  BooleanField: BooleanChoiceField,
}

/** What only compound forms need: lists, alternatives, conditions, files, and schemas that are not compiled. */
export const compound = {
  fields: compoundFields,
  templates: { ...templates, ArrayFieldItemTemplate, ArrayFieldTemplate },
  widgets: { ...widgets, FileWidget, [widgetKey('file')]: FileWidget },
  createTest,
  interpret,
}

export type Compound = typeof compound
