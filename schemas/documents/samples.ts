import { Type, type Static } from 'typebox'
import { pointerTo } from '../json-schema.ts'
import { isRecord } from '../is-record.ts'

/**
 * Texts that a template or an example wrote into a document, not a person. Every text of the document that equals one
 * of them is a sample, so that moved, copied and half translated parts keep theirs, until it is changed or removed from
 * this list. Only drafts have samples: they cannot be published.
 */
export const Samples = Type.Optional(Type.Record(Type.String(), Type.Literal(true)))
export type Samples = NonNullable<Static<typeof Samples>>

/** The issue that publishing reports for each. */
export const sampleCode = 'sample-text'

/** The field of a body that names them. */
export const samplesField = 'samples'

type Body = Readonly<Record<string, unknown>>

const samplesOf = (body: Body): Body => (isRecord(body[samplesField]) ? body[samplesField] : {})

/** Whether a text is still the one of a template or an example. */
export function isSample(body: Body, text: unknown): boolean {
  return typeof text === 'string' && Object.hasOwn(samplesOf(body), text)
}

/** JSON pointers to the samples of a document. */
export function samplesIn(body: Body): string[] {
  const texts = new Set(Object.keys(samplesOf(body)))
  return texts.size === 0 ? [] : pointersTo(texts, withoutSamples(body), '')
}

function pointersTo(texts: ReadonlySet<string>, value: unknown, pointer: string): string[] {
  if (typeof value === 'string') return texts.has(value) ? [pointer] : []
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => pointersTo(texts, item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => pointersTo(texts, inner, pointerTo(pointer, name)))
}

/** A body whose texts `texts` are samples, beside those that were before. */
export function withSamples<Value extends Body>(body: Value, texts: readonly string[]): Value {
  if (texts.length === 0) return body
  const marked: Samples = Object.fromEntries(texts.map((text) => [text, true as const]))
  return { ...body, [samplesField]: { ...samplesOf(body), ...marked } }
}

/** A body whose text `text` is no sample any more: somebody wants it as it is. */
export function withKept(body: Body, text: string): Record<string, unknown> {
  const rest = Object.entries(samplesOf(body)).filter(([name]) => name !== text)
  return { ...withoutSamples(body), ...(rest.length > 0 && { [samplesField]: Object.fromEntries(rest) }) }
}

/** A body as it is published. */
export function withoutSamples(body: Body): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== samplesField))
}
