import type { Form } from '../../../../../schemas/documents/form.ts'
import { toPointer, type JsonSchema } from '../../../../../schemas/json-schema.ts'
import { defaultLocale } from '../../../../../schemas/locale.ts'
import type { Phrase } from '../../../../../schemas/phrase.ts'
import {
  convertForm,
  everySubschema,
  type ConvertedSchema,
  type Path,
} from '../../../../../forms/dialect/index.ts'
import { resolveSchema } from '../../../../../src/lib/data/compile-form.ts'
import { at, type Finding } from '../rule.ts'

/** All rules of a form read the same schemas. */
function memoized<Value>(valueOf: (form: Form) => Value): (form: Form) => Value {
  const known = new WeakMap<Form, { value: Value }>()
  return (form) => {
    const { value } = known.get(form) ?? { value: valueOf(form) }
    known.set(form, { value })
    return value
  }
}

/** The schema as written, in one language: what it requires is the same in all of them. */
export const writtenSchema = memoized((form): JsonSchema => resolveSchema(form.schema, defaultLocale))

/** The schema in the dialect of the engine. */
export const convertedSchema = memoized((form): ConvertedSchema =>
  convertForm(writtenSchema(form), form.submit.field),
)

export const atSchema = (path: Path, message: Phrase, hint?: Phrase): Finding =>
  at(`/schema${toPointer(path)}`, message, hint)

/** Findings in every part of a schema as written. */
export const inWritten =
  (find: (schema: JsonSchema, path: Path) => readonly Finding[]) =>
  ({ body }: { body: Form }): Finding[] =>
    everySubschema(writtenSchema(body)).flatMap(({ schema, path }) => find(schema, path))
