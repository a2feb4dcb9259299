import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type JsonSchema } from '../../../schemas/json-schema.ts'
import { schemaIn } from '../../../schemas/documents/localized.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { blankOf } from '../fields/blank.ts'
import type { FieldLabels } from '../fields/labels/field-labels.ts'
import { isSiteLocale, localeName, siteLocales } from '../site-locales.ts'
import { valueAt } from '../json-path.ts'
import { branchesOf, contractOfValue, contractsAt, fieldContract } from './contract-tree.ts'
import { cursorPosition, type CursorPosition } from './cursor-position.ts'
import { withSchemaKeywords } from './schema-keywords.ts'
import { wholeTree } from './whole-tree.ts'

/** A document's contract, with labels and help texts in the language of the Studio. */
export interface ContractLabels {
  contract: unknown
  labels: FieldLabels
}

/** A text to insert. */
interface Written {
  text: string
  /** Cursor offset within the text after the insertion. */
  cursor: number
  /** Whether completion continues at the cursor. */
  hasMore: boolean
}

function placeIn(state: EditorState, position: number): CursorPosition | null {
  return cursorPosition(wholeTree(state), state.doc.toString(), position)
}

function write(view: EditorView, position: number, written: Written): void {
  const place = placeIn(view.state, position)
  if (!place) return
  const rest = view.state.sliceDoc(place.to)
  const isFollowed = /^\s*["{[\w-]/.test(rest)
  const line = view.state.doc.lineAt(place.from).text
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const inner = (text: string) => text.replaceAll('\n', `\n${indent}`)
  const text = `${inner(written.text)}${isFollowed ? ',' : ''}`
  const cursor = inner(written.text.slice(0, written.cursor)).length
  const comma = place.comma === null ? [] : [{ from: place.comma, insert: ',' }]
  view.dispatch({
    changes: [...comma, { from: place.from, to: place.to, insert: text }],
    selection: { anchor: place.from + comma.length + cursor },
    userEvent: 'input.complete',
    scrollIntoView: true,
  })
  if (written.hasMore) startCompletion(view)
}

/** The cursor goes to the first empty value. */
function writtenValue(value: unknown, before = '', hasMore = false): Written {
  const text = `${before}${JSON.stringify(value, null, 2)}`
  const empty = /""|\{\}|\[\]/.exec(text)
  return { text, cursor: empty ? empty.index + 1 : text.length, hasMore }
}

function describe(schema: unknown, labels: FieldLabels): Pick<Completion, 'info'> {
  const description = isRecord(schema) ? schema['description'] : undefined
  return typeof description === 'string' ? { info: labels.helpOf(description) } : {}
}

const nameOf = (name: string, labels: FieldLabels) =>
  isSiteLocale(name) ? localeName(name) : labels.nameOf(name)

/** The fields of a contract that the object does not have yet. */
function keyOptions(
  schema: JsonSchema,
  place: CursorPosition,
  labels: FieldLabels,
  hasValue: boolean,
): Completion[] {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const held = valueAt(place.body, place.holder)
  const names = schema['localized'] === true ? siteLocales().map(({ code }) => code) : Object.keys(properties)
  return names
    .filter((name) => !isRecord(held) || !Object.hasOwn(held, name))
    .map((name): Completion => {
      const field = schemaIn(schema, name) ?? fieldContract(schema, name)
      const [branch] = branchesOf(contractOfValue(field, undefined))
      const isChosen = Array.isArray(branch?.['enum'])
      const written = hasValue
        ? { text: JSON.stringify(name), cursor: name.length + 2, hasMore: false }
        : writtenValue(isChosen ? '' : blankOf(branch), `${JSON.stringify(name)}: `, isChosen)
      return {
        label: name,
        detail: nameOf(name, labels),
        type: 'property',
        boost: required.includes(name) ? 1 : 0,
        ...describe(field, labels),
        apply: (view, _completion, _from, to) => write(view, to, written),
      }
    })
}

/** The values that a contract lists, or the skeleton of an object or list. */
function valueOptions(schema: JsonSchema, isText: boolean, labels: FieldLabels): Completion[] {
  const named = (value: unknown, more: Partial<Completion>): Completion => ({
    label: String(value),
    type: 'enum',
    ...more,
    apply: (view, _completion, _from, to) => write(view, to, writtenValue(value)),
  })
  const constant = schema['const']
  const { title, helps } = schema
  if (constant !== undefined)
    return [named(constant, typeof title === 'string' ? { detail: labels.helpOf(title) } : {})]
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value: unknown) => {
      const help = isRecord(helps) ? helps[String(value)] : schema['description']
      return named(value, typeof help === 'string' ? { info: labels.helpOf(help) } : {})
    })
  if (isText) return []
  if (schema['type'] === 'boolean')
    return [true, false].map((value) => named(value, describe(schema, labels)))
  if (schema['type'] !== 'object' && schema['type'] !== 'array') return []
  const label = typeof title === 'string' ? labels.helpOf(title) : schema['type'] === 'object' ? '{ }' : '[ ]'
  return [named(blankOf(schema), { label, type: 'class', ...describe(schema, labels) })]
}

/** Keeps the first of several options with the same label. */
function single(options: readonly Completion[]): Completion[] {
  return options.filter(({ label }, index) => options.findIndex((each) => each.label === label) === index)
}

/**
 * Completions for the cursor position from the contract: field names, and values where the contract lists
 * them.
 */
export function jsonCompletions(
  { state, pos, explicit }: CompletionContext,
  { contract, labels }: ContractLabels,
): CompletionResult | null {
  const place = placeIn(state, pos)
  if (!place) return null
  const written = state.sliceDoc(place.from, pos)
  // The list opens automatically only after something is typed.
  if (!explicit && written === '') return null
  const isText = written.startsWith('"')
  const known = withSchemaKeywords(contract)
  const schemas = contractsAt(known, place.body, place.kind === 'key' ? place.holder : place.path)
  const hasValue = /^\s*:/.test(state.sliceDoc(place.to))
  const options = single(
    schemas.flatMap((schema) =>
      place.kind === 'key'
        ? keyOptions(schema, place, labels, hasValue)
        : valueOptions(schema, isText, labels),
    ),
  )
  if (options.length === 0) return null
  return { from: place.from + (isText ? 1 : 0), options, validFor: /^[\w-]*$/ }
}
