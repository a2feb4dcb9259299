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
import { refuseUncheckedSameAs } from '../../../../schemas/forms/same-as.ts'

export interface CompiledValidator {
  /** Of the source; the module's immutable name. */
  hash: string
  /**
   * A browser ES module without imports and without eval. Its default export takes the lookup of
   * formats (`formatFunction` of schemas/forms) and gives the validator.
   */
  source: string
}

/** ajv set up for the forms' schemas; strict, so that a misspelt keyword is refused and not ignored. */
export function createFormAjv(expanded: JsonSchema): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    messages: false,
    // Errors bear the sub-schema that they come from, and with it what a player is told.
    verbose: true,
    // The lookup that the module is called with.
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

// Synchronous: the thread that publishes may be ended right after, and a running esbuild would be left behind.
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
 * Compiles the whole schema of a form to one module. Sub-schemas get none of their own: the browser
 * interprets them. Throws, with a reason to show, where the schema is not sound.
 */
export async function compileFormValidator(schema: JsonSchema): Promise<CompiledValidator> {
  const expanded = withoutTexts(expandValidators(schema))
  refuseUncheckedSameAs(expanded)
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
