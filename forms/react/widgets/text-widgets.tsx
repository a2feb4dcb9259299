import type { WidgetProps } from './widget-props.ts'
import { isolate } from '../../../schemas/formats.ts'
import { readDate } from '../../contract/formats.ts'
import { maskDate, maskDigits, maskExpiry, maskPhone, readPhone } from '../../../src/ui/masked-input/masks.ts'
import { plainNumber } from './numbers.ts'
import { CountryPhone, phonesOf } from './country-phone.tsx'
import { TextControl } from './text-control.tsx'
import { optionOf, orUndefined, textOf } from './text-values.ts'

const addressFormats: ReadonlySet<unknown> = new Set([
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'hostname',
])

/** Copied addresses often come with spaces around them. */
const trimmed = (text: string) => orUndefined(text.trim())

/** Browsers show and copy letters of other scripts, which addresses encode. */
const encoded = (text: string) => trimmed(text)?.replace(/[^\p{ASCII}\p{Surrogate}]+/gu, encodeURI)

const addressOf = (format: unknown) => (format === 'uri' || format === 'uri-reference' ? encoded : trimmed)

/** Free text, a number if the schema requires one, the expiry of a card, or digits grouped by the document's mask. */
export function TextWidget(props: WidgetProps) {
  const mask = optionOf(props, 'mask')
  if (props.schema.format === 'card-expiry')
    return <TextControl field={props} inputMode="numeric" autoComplete="cc-exp" mask={maskExpiry} />
  if (mask) return <TextControl field={props} inputMode="numeric" mask={(text) => maskDigits(text, mask)} />
  if (addressFormats.has(props.schema.format))
    return <TextControl field={props} inputMode="url" toValue={addressOf(props.schema.format)} />
  const isNumber = props.schema.type === 'number' || props.schema.type === 'integer'
  return isNumber ? <NumberWidget {...props} /> : <TextControl field={props} />
}

/** A number with a decimal point or comma. */
export function NumberWidget(props: WidgetProps) {
  const inputMode = props.schema.type === 'integer' ? 'numeric' : 'decimal'
  return <TextControl field={props} inputMode={inputMode} autoComplete="off" toValue={plainNumber} />
}

export function EmailWidget(props: WidgetProps) {
  return <TextControl field={props} type="email" inputMode="email" autoComplete="email" toValue={trimmed} />
}

/** The country code is shown before the field and is part of the value. */
function PlainPhoneWidget(props: WidgetProps) {
  const prefix = optionOf(props, 'prefix') ?? ''
  const mask = optionOf(props, 'mask') ?? '### ### ### ### ###'
  return (
    <TextControl
      field={props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      lead={prefix === '' ? undefined : isolate(prefix)}
      mask={(text, previous) => maskPhone(text, previous, prefix, mask)}
      toText={(value) => maskPhone(textOf(value), '', prefix, mask)}
      toValue={(text) => readPhone(text, prefix, mask)}
    />
  )
}

export function PhoneWidget(props: WidgetProps) {
  const phones = phonesOf(props)
  return phones.length > 0 ? <CountryPhone field={props} phones={phones} /> : <PlainPhoneWidget {...props} />
}

/**
 * Typed as dd.mm.yyyy, stored as yyyy-mm-dd; text that is not a date is kept as typed, for the validator to
 * report.
 */
export function DateWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      mask={maskDate}
      toText={(value) => maskDate(textOf(value))}
      toValue={(text) => orUndefined((text.length === 10 && readDate(text)) || text)}
    />
  )
}

/** A date with time, or a time of day, with the browser's own control. */
export function DateTimeWidget(props: WidgetProps) {
  return <TextControl field={props} type="datetime-local" toText={localTimestamp} toValue={isoTimestamp} />
}

export function TimeWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      type="time"
      toText={(value) => textOf(value).slice(0, 5)}
      toValue={(text) => orUndefined(text && `${text.slice(0, 5)}:00${localOffset()}`)}
    />
  )
}

/** A time of day names its zone, which is that of the player. */
function localOffset(): string {
  const minutes = -new Date().getTimezoneOffset()
  const twoDigits = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}

function isoTimestamp(text: string): string | undefined {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? orUndefined(text) : moment.toISOString()
}

function localTimestamp(value: unknown): string {
  const moment = new Date(textOf(value))
  if (Number.isNaN(moment.getTime())) return ''
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** A code from a message, which may group its digits. */
export function CodeWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      autoComplete="one-time-code"
      toValue={(text) => orUndefined(text.replace(/\s/g, ''))}
    />
  )
}
