import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { Dictionary, Form } from '../schemas/documents/form.ts'
import { builtInLocales, isBuiltIn } from '../schemas/locale.ts'
import { compileFormValidator } from '../forms/compile/index.ts'
import { compileForm, resolveSchema } from '../src/lib/data/compile-form.ts'
import { trusted } from '../server/content/model/contracts.ts'
import { isRecord } from '../schemas/is-record.ts'

const defaults = join(import.meta.dirname, '../schemas/defaults')

async function body(folder: string, key: string): Promise<unknown> {
  const document: unknown = JSON.parse(await readFile(join(defaults, folder, `${key}.json`), 'utf8'))
  return isRecord(document) ? document['body'] : undefined
}

const hasForm = (key: string) => existsSync(join(defaults, 'forms', `${key}.json`))

/** Serves the default form documents and their validators as the site server does. */
export function formDocuments(): Plugin {
  const validators = new Map<string, string>()

  async function form(locale: string, key: string): Promise<string | null> {
    if (!isBuiltIn(locale) || !hasForm(key)) return null
    const document = { key, version: 1, body: trusted(Form, await body('forms', key), `form/${key}`) }
    const shared = trusted(Dictionary, await body('dictionaries', 'default'), 'dictionary/default')
    const validator = await compileFormValidator(resolveSchema(document.body.schema, locale))
    validators.set(validator.hash, validator.source)
    return JSON.stringify(
      compileForm(document, { key: 'default', version: 1, body: shared }, validator.hash, locale),
    )
  }

  return {
    name: 'form-documents',
    // A static build has no server: what it would answer becomes files.
    async generateBundle() {
      const keys = (await readdir(join(defaults, 'forms'))).map((file) => parse(file).name)
      for (const { code } of builtInLocales) {
        for (const key of keys) {
          const source = await form(code, key)
          if (source !== null) this.emitFile({ type: 'asset', fileName: `nfx/forms/${code}/${key}`, source })
        }
      }
      for (const [hash, source] of validators)
        this.emitFile({ type: 'asset', fileName: `nfx/validators/${hash}.js`, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, formLocale, formKey] = /^\/nfx\/forms\/(\w+)\/([\w.-]+)$/.exec(request.url ?? '') ?? []
        const [, hash] = /^\/nfx\/validators\/([\w-]+)\.js/.exec(request.url ?? '') ?? []
        if (formLocale && formKey) {
          form(formLocale, formKey).then((text) => send(response, 'application/json', text), next)
        } else if (hash) {
          send(response, 'text/javascript', validators.get(hash) ?? null)
        } else {
          next()
        }
      })
    },
  }
}

function send(response: ServerResponse, type: string, text: string | null) {
  response.statusCode = text === null ? 404 : 200
  response.setHeader('content-type', type)
  response.end(text)
}
