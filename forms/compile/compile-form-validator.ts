import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, _, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import standalone from 'ajv/dist/standalone/index.js'
import {
  annotationKeywords,
  expandValidators,
  formatsOf,
  withoutTexts,
} from '../contract/expand-validators.ts'
import { formatFunction } from '../contract/formats.ts'
import { allSchemas, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { multipleOf } from './multiple-of.ts'

export interface CompiledValidator {
  /** Hash of the source; the module's immutable name. */
  hash: string
  /**
   * A browser ES module without imports and without eval. Its default export takes the format lookup
   * (`formatFunction` of the contract) and returns the validator.
   */
  source: string
}

/** Whether a field has a name that every object has, such as `constructor`. */
function hasInheritedName(expanded: JsonSchema): boolean {
  return allSchemas(expanded).some(({ properties, required }) => {
    const needed: unknown[] = Array.isArray(required) ? required : []
    const names = [...(isRecord(properties) ? Object.keys(properties) : []), ...needed]
    return names.some((name) => String(name) in Object.prototype)
  })
}

/** Creates an ajv instance for form schemas in the dialect of the engine. */
export function createFormAjv(expanded: JsonSchema): Ajv | Ajv2019 {
  const options: Options = {
    allErrors: true,
    // Publishing checks keywords before their conversion, and names their place in the document.
    strict: false,
    // For `minContains` and `maxContains`.
    next: true,
    ownProperties: hasInheritedName(expanded),
    messages: false,
    // Errors include their sub-schema, which contains the messages for users.
    verbose: true,
    // The parameter of the generated module.
    code: { source: true, optimize: true, formats: _`formats` },
    logger: false,
  }
  const isEvaluated = allSchemas(expanded).some(
    (schema) => 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema,
  )
  // Code that remembers what it evaluated is larger and slower.
  const ajv = isEvaluated ? new Ajv2019(options) : new Ajv(options)
  ajv.removeKeyword('multipleOf')
  ajv.addKeyword(multipleOf)
  ajv.addVocabulary([...annotationKeywords])
  for (const name of formatsOf(expanded)) {
    ajv.addFormat(name, formatFunction(name) ?? true)
  }
  return ajv
}

// Synchronous, because the publish worker may end right after this and would leave a running esbuild behind.
async function bundle(contents: string): Promise<string> {
  const { buildSync } = await import('esbuild')
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles.map((file) => file.text).join('')
}

/**
 * Compiles the root schema of a form, in the dialect of the engine, to one module. Sub-schemas are not compiled: the
 * browser interprets them. Throws with a displayable reason if the schema is invalid.
 */
export async function compileFormValidator(schema: JsonSchema): Promise<CompiledValidator> {
  const expanded = withoutTexts(expandValidators(schema))
  const ajv = createFormAjv(expanded)
  const code = standalone(ajv, ajv.compile(expanded))
  const names = JSON.stringify(formatsOf(expanded))
  const source = await bundle(
    `export default function (formatFunction) {
      const formats = Object.fromEntries(${names}.map((name) => [name, formatFunction(name)]))
      const module = { exports: {} }
      ${code}
      return module.exports
    }`,
  )
  return { hash: createHash('sha256').update(source).digest('hex').slice(0, 32), source }
}
