import type { ComponentProps } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './select.module.css'

export interface Option<Value extends string | number> {
  value: Value
  label: string
  /** The heading of the options with the same group. */
  group?: string
  lang?: string
  isDisabled?: boolean
}

export interface SelectProps<Value extends string | number> extends Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'className' | 'children'
> {
  options: readonly Option<Value>[]
  value?: Value
  /** Of a select without state, which a form reads by its name. */
  defaultValue?: Value
  onChange?: (value: Value) => void
  className?: string | undefined
}

/** One of several options, as the browser shows them: phones have a list of their own. */
export function Select<Value extends string | number>({ className, ...rest }: SelectProps<Value>) {
  return <PlainSelect {...rest} className={classNames(styles.select, className)} />
}

/** Without a look of its own, for boxes that have one. */
export function PlainSelect<Value extends string | number>({
  options,
  onChange,
  ...rest
}: SelectProps<Value>) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <select
      {...rest}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => String(value) === target.value)
        if (chosen) onChange?.(chosen.value)
      }}
    >
      {groups.map((group) => {
        const list = options.filter((option) => option.group === group)
        if (group === undefined) return list.map(entryOf)
        return (
          <optgroup key={group} label={group}>
            {list.map(entryOf)}
          </optgroup>
        )
      })}
    </select>
  )
}

function entryOf({ value, label, lang, isDisabled }: Option<string | number>) {
  return (
    <option key={value} value={value} lang={lang} disabled={isDisabled}>
      {label}
    </option>
  )
}
