import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { dayPattern, secondsFormat } from '../../schemas/api/entities/fields.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** A value that the site did not understand. */
export interface Fault {
  /** Names from the answer to the value; `*` stands for any item of a list. */
  path: string
  reason: string
}

type Read = { value: unknown } | { fault: Fault }

type Schema = Readonly<Record<string, unknown>>

const faultAt = (path: string, reason: string): Read => ({ fault: { path, reason } })

/** Characters of an unknown choice that is named in logs. */
const maxNameLength = 40

const validators = new WeakMap<Schema, Validator>()

/** Whether a value is valid as it is. Compiled once for each part of a contract: lists ask for every item. */
function fits(schema: Schema, value: unknown): boolean {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return validator.Check(value)
}

const isNothing = (value: unknown) => value === undefined || value === null

/** Milliseconds below which a time since 1970 is one in seconds: the year 5138, or March 1973. */
const maxSeconds = 100_000_000_000

function timeSince1970(time: number): string | undefined {
  const date = new Date(time < maxSeconds ? time * 1000 : time)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Date and time as databases write them: a space for the T, no zone for UTC, a zone without colon. */
const databaseTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?\s?(Z|[+-]\d\d)?:?(\d\d)?)?$/

/** A point in time in RFC 3339, of an ISO or SQL text, or of seconds or milliseconds since 1970. */
function pointInTime(value: string | number): string | undefined {
  if (typeof value === 'number') return timeSince1970(value)
  if (/^\d{9,13}$/.test(value)) return timeSince1970(Number(value))
  const [, day, time = '00:00', seconds = ':00', zone = 'Z', minutes = '00'] = databaseTime.exec(value) ?? []
  if (day === undefined) return undefined
  return `${day}T${time}${seconds}${zone === 'Z' ? zone : `${zone}:${minutes}`}`
}

function textOf(schema: Schema, value: unknown): string | undefined {
  if (typeof value !== 'string' && (typeof value !== 'number' || !Number.isFinite(value))) return undefined
  if (schema['format'] === 'date-time') return pointInTime(value)
  if (schema['pattern'] === dayPattern) return pointInTime(value)?.slice(0, 10)
  return String(value)
}

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [0, false],
  ['0', false],
  ['false', false],
  [1, true],
  ['1', true],
  ['true', true],
])

/** The value in the type of its schema, if it is one in another notation. */
function scalarOf(schema: Schema, value: unknown): unknown {
  const { type, enum: options } = schema
  if (Array.isArray(options)) {
    const sent =
      typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : undefined
    return options.find((option: unknown) => String(option).toLowerCase() === sent)
  }
  if (type === 'boolean') return flags.get(value)
  if (type === 'string') return textOf(schema, value)
  if (schema['format'] === secondsFormat && (typeof value === 'string' || typeof value === 'number')) {
    const time = pointInTime(value)
    if (time !== undefined) return Math.floor(Date.parse(time) / 1000)
  }
  const isNumeral = typeof value === 'string' && /^-?\d{1,15}(?:\.\d+)?$/.test(value)
  return isNumeral && (type === 'integer' || type === 'number') ? Number(value) : undefined
}

/**
 * Reads a value of the platform by its schema: strict where that decides what something is, tolerant in how it is
 * written. Numbers and booleans may be texts, times have any usual notation, and a missing value is like null.
 * Nothing is ever made of null: a field that must not be null has its default, or else spoils what it belongs to. An
 * item of a list that is not understood is left out, an optional field as well; `omit` receives both.
 */
export function readValue(schema: TSchema, value: unknown, omit: (fault: Fault) => void): Read {
  function readList(items: Schema, values: readonly unknown[], path: string): Read {
    return {
      value: values.flatMap((each) => {
        const read = readAt(items, each, `${path}/*`)
        if ('value' in read) return [read.value]
        omit(read.fault)
        return []
      }),
    }
  }

  /** The value of a field; undefined: it has none. */
  function readField(field: Schema, sent: unknown, isRequired: boolean, path: string): Read {
    const hasDefault = Object.hasOwn(field, 'default')
    const missing = hasDefault ? { value: structuredClone(field['default']) } : { value: undefined }
    if (isNothing(sent)) {
      if (fits(field, null) && (isRequired || sent === null)) return { value: null }
      if (!isRequired) return { value: undefined }
      return hasDefault ? missing : faultAt(path, 'missing')
    }
    const read = readAt(field, sent, path)
    // An unknown amount or text is not replaced.
    const isOpen = Array.isArray(field['enum']) || Array.isArray(field['anyOf'])
    if ('value' in read || (isRequired && !(hasDefault && isOpen))) return read
    omit(read.fault)
    return isRequired ? missing : { value: undefined }
  }

  function readObject(schema: Schema, values: Readonly<Record<string, unknown>>, path: string): Read {
    const { properties, required, patternProperties } = schema
    const found: Record<string, unknown> = { ...values }
    for (const [name, field] of Object.entries(isRecord(properties) ? properties : {})) {
      if (!isRecord(field)) continue
      const isRequired = Array.isArray(required) && required.includes(name)
      const read = readField(field, values[name], isRequired, `${path}/${name}`)
      if ('fault' in read) return read
      if (read.value === undefined) Reflect.deleteProperty(found, name)
      else found[name] = read.value
    }
    const [ofAny] = Object.values(isRecord(patternProperties) ? patternProperties : {})
    if (!isRecord(ofAny)) return { value: found }
    for (const [name, sent] of Object.entries(values)) {
      const read = readField(ofAny, sent, false, `${path}/*`)
      if ('fault' in read || read.value === undefined) Reflect.deleteProperty(found, name)
      else found[name] = read.value
    }
    return { value: found }
  }

  function readAt(schema: Schema, sent: unknown, path: string): Read {
    if (fits(schema, sent)) return { value: sent }
    const { anyOf, type, properties, patternProperties, items } = schema
    if (Array.isArray(anyOf)) {
      // Databases write a missing date as zeros.
      if (typeof sent === 'string' && sent.startsWith('0000-00-00') && fits(schema, null))
        return { value: null }
      const reads = anyOf.filter(isRecord).map((option) => readAt(option, sent, path))
      return reads.find((read) => 'value' in read) ?? reads[0] ?? faultAt(path, 'not understood')
    }
    if (type === 'array' && isRecord(items))
      return Array.isArray(sent) ? readList(items, sent, path) : faultAt(path, 'no list')
    if (isRecord(properties) || isRecord(patternProperties))
      return isRecord(sent) ? readObject(schema, sent, path) : faultAt(path, 'no object')
    const value = scalarOf(schema, sent)
    if (value !== undefined && fits(schema, value)) return { value }
    // Names of choices tell an operator what is new; other values may be personal.
    const isName = Array.isArray(schema['enum']) && typeof sent === 'string' && sent.length <= maxNameLength
    return faultAt(path, isName ? `unknown: "${sent}"` : 'not understood')
  }

  return isRecord(schema) ? readAt(schema, value, '') : faultAt('', 'no schema')
}
