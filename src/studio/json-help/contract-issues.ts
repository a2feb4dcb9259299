import { Settings } from 'typebox/system'
import Value from 'typebox/value'
import type { TSchema } from 'typebox'
import { registry } from '../../../registry/index.ts'
import { blockIssues } from '../../../schemas/documents/blocks/block-issues.ts'
import { bodyContract, type DocumentKind } from '../../../schemas/kinds/index.ts'
import { distinct, explainErrors, type SchemaError } from '../../../schemas/explain-errors.ts'
import { valueAt } from '../../../forms/index.ts'
import { atPointer, pointerTokens } from '../../../schemas/json-schema.ts'
import type { Issue } from '../../../schemas/issue.ts'

// By default TypeBox stops at eight errors, which may all be in one alternative of an `anyOf`.
Settings.Set({ maxErrors: 10_000 })

/** Violations as ajv reports them: TypeBox lists all missing or unknown fields of an object in one error. */
function errorsOf(schema: TSchema, value: unknown): SchemaError[] {
  return Value.Errors(schema, value).flatMap((error): SchemaError[] => {
    const found = {
      ...error,
      schemaPath: `${error.schemaPath}/${error.keyword}`,
      parentSchema: atPointer({ ...schema }, error.schemaPath),
      data: valueAt(value, pointerTokens(error.instancePath)),
    }
    if (error.keyword === 'required')
      return error.params.requiredProperties.map((missingProperty) => ({
        ...found,
        params: { missingProperty },
      }))
    if (error.keyword === 'additionalProperties')
      return error.params.additionalProperties.map((additionalProperty) => ({
        ...found,
        params: { additionalProperty },
      }))
    // Accompanies `additionalProperties`.
    return error.keyword === 'boolean' ? [] : [found]
  })
}

/** The issues that publishing would report for the contracts of a document and its blocks. */
export function contractIssues(kind: DocumentKind, key: string, body: Record<string, unknown>): Issue[] {
  const contract = bodyContract(kind, key)
  if (!contract) return []
  return distinct([
    ...explainErrors(errorsOf(contract, body)),
    ...blockIssues(kind, body, { registry, errorsOf }),
  ])
}
