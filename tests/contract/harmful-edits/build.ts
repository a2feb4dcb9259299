import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { add, original, set, type Edit } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

/** Edits by title that an issue of this code stops. */
export const rejected = (code: string, edits: Readonly<Record<string, Edit>>): HarmfulEdit[] =>
  Object.entries(edits).map(([title, edit]) => ({ title, edit, code }))

/** Edits by title of which a warning with this code says what they do. */
export const warned = (code: string, edits: Readonly<Record<string, Edit>>): HarmfulEdit[] =>
  rejected(code, edits).map((edit) => ({ ...edit, isWarning: true }))

export const no = undefined
export const both = (text: string) => ({ uz: text, ru: text })
/** Words of both languages, for texts that must look like one of them. */
export const words = both('Salom привет')

export const fact = (name: string, is: string) => ({ fact: name, is })
export const guest = fact('user', 'guest')
export const player = fact('user', 'authenticated')
export const onPhones = fact('device', 'phone')

export function text(html: string, id = 'text') {
  return { id, type: 'RichText', version: 1, props: { text: both(html) } }
}

/** A new document. */
export function made(kind: StoredDocument['kind'], body: Record<string, unknown>, key = 'new'): Edit {
  return add({ kind, key, schemaVersion: documentKinds[kind].version, body })
}

export const page = (body: Record<string, unknown>) =>
  made('page', { layout: 'default', seo: { title: words }, blocks: [text('<p>Salom привет</p>')], ...body })

/** A new page with these blocks. */
export const newPage = (...blocks: readonly unknown[]) => page({ route: '/new', blocks })

export const popup = (body: Record<string, unknown>) =>
  made('popup', { title: words, size: 'custom', blocks: [text('<p>Salom привет</p>')], ...body })

export const redirects = (...items: readonly [from: string, to: string][]) =>
  made('redirects', { items: items.map(([from_url, to_url]) => ({ from_url, to_url })) }, 'site')

export const link = (href: string, label = 'bu yerda здесь') =>
  newPage(text(`<p>Salom привет <a href="${href}">${label}</a></p>`))

/** A button with an action, whose label promises a bonus. */
export const offering = (
  action: Record<string, unknown>,
  label = { uz: 'Bonusni olish', ru: 'Забрать бонус' },
  id = 'offer',
) => ({ id, type: 'Button', version: 1, props: { buttons: [{ label, action, variant: 'primary' }] } })

export const closing = offering({ type: 'closePopup' }, both('Yopish'), 'close')

export const button = (action: Record<string, unknown>, label = both('Bonus')) =>
  newPage(offering(action, label))

/** The blocks of a default document. */
export function blocksIn(name: string): Record<string, unknown>[] {
  const { blocks } = original(name).body
  return Array.isArray(blocks) ? blocks.filter(isRecord) : []
}

export const experiment = (a: unknown, b: unknown) => ({
  id: 'test',
  type: 'Experiment',
  version: 1,
  props: { name: 'Test', goal: 'click', shares: { a: 50, b: 50 } },
  slots: { a: [a], b: [b] },
})

function replacedIn(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string')
    return value === from || value.includes(from) ? value.replace(from, to) : value
  if (Array.isArray(value)) return value.map((item: unknown) => replacedIn(item, from, to))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replacedIn(inner, from, to)]))
}

/** A default document with one text in place of another, at every place. */
export function replaced(name: string, from: string, to: string): Edit {
  const document = original(name)
  const body = replacedIn(document.body, from, to)
  return add({ ...document, body: isRecord(body) ? body : document.body })
}

/** Several edits that are published together. */
export const joined = (...edits: readonly Edit[]): Edit => ({
  documents: edits.flatMap(({ documents }) => documents),
  removed: edits.flatMap(({ removed }) => removed),
})

/** A default document with one more block at its end. */
export function withBlock(name: string, block: Record<string, unknown>): Edit {
  return set(name, { [`/blocks/${blocksIn(name).length}`]: block })
}

/** A popup without a close button, whose only way out is an action. */
export const locked = (key: string, action: Record<string, unknown>) =>
  made(
    'popup',
    {
      title: words,
      size: 'custom',
      preventClose: true,
      blocks: [text('<p>Salom привет</p>'), offering(action)],
    },
    key,
  )

export const snippet = (code: string, hosts: Readonly<Record<string, readonly string[]>> = {}) =>
  made('snippet', { isEnabled: true, position: 'bodyEnd', code, ...hosts })
