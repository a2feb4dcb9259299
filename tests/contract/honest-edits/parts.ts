import { isRecord } from '../../../schemas/is-record.ts'
import { blocksIn, made } from '../harmful-edits/build.ts'
import { original, set, type Edit } from '../harmful-edits/edit.ts'

/** A text in both languages. */
export const t = (uz: string, ru: string) => ({ uz, ru })
type Text = ReturnType<typeof t>

export const to = (address: string, label: Text, variant?: 'primary' | 'secondary' | 'outline') => ({
  label,
  action: { type: 'navigate', to: address },
  ...(variant && { variant }),
})

export const toSite = (address: string, label: Text) => ({
  label,
  action: { type: 'navigate', to: address, external: true },
})

export const opens = (popup: string, label: Text) => ({
  label,
  action: { type: 'openPopup', popup },
  variant: 'primary',
})

export const closes = (label: Text) => ({ label, action: { type: 'closePopup' }, variant: 'secondary' })

/** A block of a new page, popup or slot. */
export const block = (id: string, type: string, props: Record<string, unknown>, more = {}) => ({
  id,
  type,
  version: type === 'Hero' || type === 'SiteFooter' ? 2 : 1,
  props,
  ...more,
})

export const paragraphs = (id: string, uz: string, ru: string) => block(id, 'RichText', { text: t(uz, ru) })

export const article = (title: Text, lead: Text, text: Text) =>
  block('article', 'RichText', { title, lead, text })

export const section = (id: string, title: Text, ...content: readonly unknown[]) =>
  block(id, 'Section', { title }, { slots: { content } })

export const buttons = (id: string, ...list: readonly unknown[]) => block(id, 'Button', { buttons: list })

export const hero = (headline: Text, terms: Text, scene: string, ...list: readonly unknown[]) =>
  block('hero', 'Hero', { slides: [{ headline, terms, buttons: list, scene }] })

export const questions = (id: string, ...items: readonly (readonly [question: Text, answer: Text])[]) =>
  block(id, 'Accordion', { items: items.map(([question, answer]) => ({ question, answer })) })

export const table = (id: string, caption: Text, head: readonly Text[], rows: readonly (readonly Text[])[]) =>
  block(id, 'DataTable', { caption, head, rows: rows.map((cells) => ({ cells })) })

/** A new page at `/key`. */
export const newPage = (key: string, title: Text, description: Text, ...blocks: readonly unknown[]) =>
  made('page', { route: `/${key}`, layout: 'default', seo: { title, description }, blocks }, key)

/** A new popup with a button that closes it. */
export const newPopup = (key: string, title: Text, ...blocks: readonly unknown[]) =>
  made(
    'popup',
    {
      title,
      showTitle: true,
      size: 'custom',
      blocks: [...blocks, buttons('close', closes(t('Yopish', 'Закрыть')))],
    },
    key,
  )

/** A new form of the support team. */
export const newLetter = (
  key: string,
  title: Text,
  fields: Readonly<Record<string, Record<string, unknown>>>,
) =>
  made(
    'form',
    {
      title,
      schema: { type: 'object', required: ['name', 'email', 'message'], properties: fields },
      ui: {
        order: Object.keys(fields),
        fields: { email: { widget: 'email' }, message: { widget: 'textarea' } },
      },
      dictionary: [],
      strategy: 'eager',
      submit: { operation: 'support.sendFeedback', label: t('Yuborish', 'Отправить') },
    },
    key,
  )

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, token) =>
        Array.isArray(inner) ? inner[Number(token)] : isRecord(inner) ? inner[token] : undefined,
      value,
    )

const listAt = (name: string, pointer: string): unknown[] => {
  const list = valueAt(original(name).body, pointer)
  if (!Array.isArray(list)) throw new Error(`${name} has no list at ${pointer}`)
  return list
}

/** A document with one more item at the end of a list. */
export const withItem = (name: string, pointer: string, item: unknown): Edit =>
  set(name, { [pointer]: [...listAt(name, pointer), item] })

/** A document with one more item at the beginning of a list. */
export const withFirstItem = (name: string, pointer: string, item: unknown): Edit =>
  set(name, { [pointer]: [item, ...listAt(name, pointer)] })

/** A document whose list has only these items of before, in this order. */
export const withOrder = (name: string, pointer: string, ...order: readonly number[]): Edit => {
  const list = listAt(name, pointer)
  return set(name, { [pointer]: order.map((index) => list[index]) })
}

/** A document with one more block at its beginning. */
export const withFirstBlock = (name: string, added: unknown): Edit => withFirstItem(name, '/blocks', added)

/** A default block by its id. */
export const blockOf = (name: string, id: string): Record<string, unknown> => {
  const found = blocksIn(name).find((each) => each['id'] === id)
  if (!found) throw new Error(`${name} has no block ${id}`)
  return found
}

/** A document without the top-level blocks of these ids. */
export const withoutBlocks = (name: string, ...ids: readonly unknown[]): Edit =>
  set(name, { '/blocks': blocksIn(name).filter(({ id }) => !ids.includes(id)) })

/** A document with another text in place of one that it has. */
export const withText = (name: string, pointer: string, text: Text): Edit => {
  if (valueAt(original(name).body, pointer) === undefined)
    throw new Error(`${name} has no text at ${pointer}`)
  return set(name, { [pointer]: text })
}
