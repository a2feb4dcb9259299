import type { FormMessages } from './messages.ts'

/** The values of a form by name of the field. */
export type FormValues = Readonly<Record<string, unknown>>

/** A country whose phone numbers a field accepts. */
export interface PhoneFormat {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Name of the country in the language of the form. */
  name: string
  /** Country calling code with plus, such as +998. */
  prefix: string
  /** Grouping of the digits after the calling code, # for each digit. */
  mask: string
}

/** How a field is displayed. */
export interface FieldDisplay {
  /** Name of a widget; omitted: by the type of the field. */
  widget?: string
  placeholder?: string
  /** Text below the field; omitted: the description in the schema. */
  hint?: string
  /** Share of the row on wide screens. */
  width?: 'full' | 'half' | 'third'
  /** What the browser may fill in, such as `tel`. */
  autocomplete?: string
  /** Fixed start of a phone number; part of the value. */
  prefix?: string
  /** Grouping of digits while typing, # for each digit. */
  mask?: string
  /** Accepted countries of a phone number, the preselected one first; omitted: `prefix` and `mask`. */
  phones?: PhoneFormat[]
  /** Types of files that can be chosen. */
  accept?: string
  /** Size limit of a file. */
  maxKilobytes?: number
  /** Label with markup, for consents. */
  richLabel?: string
  /** Names the check of the value that the application offers, see `FormHost`. */
  check?: string
}

/** Fields under a heading. */
export interface DisplayedGroup {
  title: string
  hint?: string
  fields: string[]
}

/** A form in one language, ready to be displayed. */
export interface FormDefinition {
  /** Identifies the form among those whose unsent values are stored. */
  key: string
  version: string
  title?: string
  /** JSON Schema of the values in the dialect of the engine, in one language. */
  schema: Readonly<Record<string, unknown>>
  /** Names of the fields in their order; `*` stands for all others. */
  order: string[]
  /** Fields grouped under headings. */
  sections?: DisplayedGroup[]
  /** Field groups shown one after the other. */
  steps?: DisplayedGroup[]
  /** Whether a summary of all answers follows the last step. */
  review?: boolean
  /** By name or path of the field. */
  fields: Record<string, FieldDisplay>
  messages: FormMessages
  /** When issues are shown: from the first keystroke, from leaving the field, or from sending the form. */
  strategy: 'immediate' | 'eager' | 'onSubmit'
  submit: { label: string }
}
