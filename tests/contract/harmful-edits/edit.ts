import { isKind, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { pointerTokens } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'
import { documentName } from '../../../server/content/model/contracts.ts'
import type { DocumentName } from '../../../server/content/model/gateway.ts'

/** What an editor publishes. */
export interface Edit {
  documents: StoredDocument[]
  removed: DocumentName[]
}

/** The default document `kind/key`. */
export function original(name: string): StoredDocument {
  const found = defaultDocuments.find((document) => documentName(document) === name)
  if (!found) throw new Error(`there is no default document ${name}`)
  return structuredClone(found)
}

const changed = (document: StoredDocument): Edit => ({ documents: [document], removed: [] })

/** Sets values of a document by JSON pointer; undefined removes a field or entry. */
export function set(name: string, values: Readonly<Record<string, unknown>>): Edit {
  const document = original(name)
  for (const [pointer, value] of Object.entries(values)) put(document.body, pointerTokens(pointer), value)
  return changed(document)
}

function put(target: unknown, [token = '', ...rest]: readonly string[], value: unknown): void {
  if (Array.isArray(target)) {
    if (rest.length > 0) put(target[Number(token)], rest, value)
    else if (value === undefined) target.splice(Number(token), 1)
    else target[Number(token)] = value
  } else if (isRecord(target)) {
    if (rest.length > 0) put(target[token], rest, value)
    else if (value === undefined) Reflect.deleteProperty(target, token)
    else Reflect.set(target, token, value)
  } else throw new Error(`there is nothing at ${token}`)
}

/** Takes a field out of a form, as the form builder does. */
export function withoutField(name: string, field: string): Edit {
  const { body, ...document } = original(name)
  const { schema, ui, dictionary, ...rest } = body
  const list = (value: unknown) => (Array.isArray(value) ? value.filter((each) => each !== field) : value)
  const without = (value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([own]) => own !== field)) : value
  if (!isRecord(schema) || !isRecord(ui)) throw new Error(`${name} is no form`)
  return changed({
    ...document,
    body: {
      ...rest,
      schema: { ...schema, properties: without(schema['properties']), required: list(schema['required']) },
      ui: {
        ...ui,
        order: list(ui['order']),
        ...(ui['fields'] !== undefined && { fields: without(ui['fields']) }),
      },
      dictionary: Array.isArray(dictionary)
        ? dictionary.filter((entry: unknown) => !isRecord(entry) || entry['fieldName'] !== field)
        : dictionary,
    },
  })
}

/** Adds a property to a form. */
export function withField(name: string, field: string, schema: Record<string, unknown>): Edit {
  const document = original(name)
  put(document.body, ['schema', 'properties', field], schema)
  const ui = document.body['ui']
  if (isRecord(ui) && Array.isArray(ui['order'])) ui['order'].push(field)
  return changed(document)
}

export function remove(name: string): Edit {
  const [kind, key = ''] = name.split('/')
  if (!isKind(kind)) throw new Error(`${name} is no document`)
  return { documents: [], removed: [{ kind, key }] }
}

export const add = (document: StoredDocument): Edit => changed(document)
