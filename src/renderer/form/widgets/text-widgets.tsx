import type { WidgetProps } from '@rjsf/utils'
import { readDate } from '../../../../schemas/forms/formats.ts'
import { Icon } from '../../../ui/icon.tsx'
import { applyMask, arrangeDate, digitsOf, groupThousands, nationalDigits } from '../masks.ts'
import { TextControl } from './text-control.tsx'

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function optionOf({ options }: WidgetProps, name: string): string | undefined {
  const option: unknown = options[name]
  return typeof option === 'string' ? option : undefined
}

const orNothing = (text: string) => (text === '' ? undefined : text)

/** Free text, a number where the schema says so, or digits grouped by the document's mask. */
export function TextWidget(props: WidgetProps) {
  const mask = optionOf(props, 'mask')
  if (mask) {
    const arrange = (text: string) => applyMask(mask, digitsOf(text))
    return <TextControl field={props} inputMode="numeric" arrange={arrange} />
  }
  const isNumber = props.schema.type === 'number' || props.schema.type === 'integer'
  return <TextControl field={props} inputMode={isNumber ? 'decimal' : 'text'} />
}

export function EmailWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      type="email"
      inputMode="email"
      autoComplete="email"
      toValue={(text) => orNothing(text.trim())}
    />
  )
}

/** The dialling code stands before the field and is part of the value. */
export function PhoneWidget(props: WidgetProps) {
  const prefix = optionOf(props, 'prefix') ?? ''
  const mask = optionOf(props, 'mask') ?? '### ### ### ### ###'
  const national = (text: string) => nationalDigits(text, prefix, mask)
  return (
    <TextControl
      field={props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      lead={prefix || undefined}
      arrange={(text) => applyMask(mask, national(text))}
      toText={(value) => applyMask(mask, national(textOf(value)))}
      toValue={(text) => (national(text) === '' ? undefined : prefix + national(text))}
    />
  )
}

/** Typed as dd.mm.yyyy, kept as yyyy-mm-dd; what is not a date is kept as typed, for the check to see. */
export function DateWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      autoComplete="bday"
      arrange={arrangeDate}
      toText={(value) => arrangeDate(textOf(value))}
      toValue={(text) => orNothing((text.length === 10 && readDate(text)) || text)}
    />
  )
}

export function CardWidget(props: WidgetProps) {
  const mask = optionOf(props, 'mask') ?? '#### #### #### ####'
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      autoComplete="cc-number"
      lead={<Icon name="card" />}
      arrange={(text) => applyMask(mask, digitsOf(text))}
      toText={(value) => applyMask(mask, digitsOf(textOf(value)))}
      toValue={(text) => orNothing(digitsOf(text))}
    />
  )
}

/** Whole amounts, grouped by thousands. */
export function MoneyWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      autoComplete="off"
      amount
      arrange={(text) => groupThousands(digitsOf(text))}
      toText={(value) => groupThousands(digitsOf(textOf(value)))}
      toValue={(text) => orNothing(digitsOf(text))}
    />
  )
}

/** A code from a message. */
export function CodeWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      autoComplete="one-time-code"
      toValue={(text) => orNothing(text.trim())}
    />
  )
}

export function PromoWidget(props: WidgetProps) {
  return (
    <TextControl field={props} autoComplete="off" capitalises toValue={(text) => orNothing(text.trim())} />
  )
}
