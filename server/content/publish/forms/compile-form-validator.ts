import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, _ } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import {
  annotationKeywords,
  expandValidators,
  formatsOf,
  withoutTexts,
} from '../../../../schemas/forms/expand-validators.ts'
import { formatFunction } from '../../../../schemas/forms/formats.ts'
import type { JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { rejectUncheckedSameAs } from '../../../../schemas/forms/same-as.ts'

export interface CompiledValidator {
  /** Hash of the source; the module's immutable name. */
  hash: string
  /**
   * A browser ES module without imports and without eval. Its default export takes the format lookup
   * (`formatFunction` of schemas/forms) and returns the validator.
   */
  source: string
}

/** Creates an ajv instance for form schemas. Strict, so that a misspelt keyword is an error and not ignored. */
export function createFormAjv(expanded: JsonSchema): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    messages: false,
    // Errors include their sub-schema, which contains the messages for players.
    verbose: true,
    // The parameter of the generated module.
    code: { source: true, optimize: true, formats: _`formats` },
    logger: false,
  })
  ajv.addVocabulary([...annotationKeywords])
  for (const name of formatsOf(expanded)) {
    const validate = formatFunction(name)
    if (!validate) throw new Error(`There is no format named "${name}"`)
    ajv.addFormat(name, validate)
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
 * Compiles the root schema of a form to one module. Sub-schemas are not compiled: the browser interprets them.
 * Throws with a displayable reason if the schema is invalid.
 */
export async function compileFormValidator(schema: JsonSchema): Promise<CompiledValidator> {
  const expanded = withoutTexts(expandValidators(schema))
  rejectUncheckedSameAs(expanded)
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
