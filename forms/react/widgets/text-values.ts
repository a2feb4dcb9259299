import type { WidgetProps } from './widget-props.ts'

/** The text of a value that is one, or a number. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An option of a field that is a text. */
export function optionOf({ options }: WidgetProps, name: string): string | undefined {
  const option: unknown = options[name]
  return typeof option === 'string' ? option : undefined
}

/** An empty text is no value. */
export const orUndefined = (text: string) => (text === '' ? undefined : text)
