import { useState } from 'react'
import type { WidgetProps } from './widget-props.ts'
import type { PhoneFormat } from '../../contract/form.ts'
import { isolate } from '../../../schemas/formats.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { digitsOf, maskPhone, nationalDigits, readWholePhone } from '../../../src/ui/masked-input/masks.ts'
import { useFormStore } from '../state/form-store.ts'
import styles from './country-phone.module.css'
import { TextControl } from './text-control.tsx'

function isPhoneFormat(value: unknown): value is PhoneFormat {
  return isRecord(value) && typeof value['prefix'] === 'string' && typeof value['mask'] === 'string'
}

/** The countries that the server accepts; none: the document's own prefix and mask apply. */
export function phonesOf({ options }: WidgetProps): PhoneFormat[] {
  const phones: unknown = options['phones']
  return Array.isArray(phones) ? phones.filter(isPhoneFormat) : []
}

/** The country of a number with calling code; the longest code decides. */
function countryOf(text: string, phones: readonly PhoneFormat[]): PhoneFormat | undefined {
  if (!text.trim().startsWith('+')) return undefined
  const digits = `+${digitsOf(text)}`
  return phones
    .filter(({ prefix }) => digits.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0]
}

interface CountryPhoneProps {
  field: WidgetProps
  /** The first one is preselected. */
  phones: readonly PhoneFormat[]
}

/** A phone number with a choice of its country. A number typed or pasted with another calling code selects that. */
export function CountryPhone({ field, phones }: CountryPhoneProps) {
  const { t } = useTranslation()
  const store = useFormStore()
  const [chosen, setChosen] = useState(
    () => countryOf(typeof field.value === 'string' ? field.value : '', phones) ?? phones[0],
  )
  const [choices, setChoices] = useState(0)
  const { prefix = '', mask = '' } = chosen ?? {}
  const isFixed = phones.length === 1 || field.disabled || field.readonly

  function choose(country: string) {
    const next = phones.find((phone) => phone.country === country)
    if (next === undefined) return
    // Typing changes the value without rendering this component.
    const typed = store.draft(field.id)?.value()
    const digits = typeof typed === 'string' ? nationalDigits(typed, prefix, mask) : ''
    setChosen(next)
    setChoices(choices + 1)
    if (digits !== '') field.onChange(next.prefix + digits)
  }

  function arrange(text: string, previous: string): string {
    const typed = countryOf(text, phones)
    if (typed === undefined || typed.prefix === prefix) return maskPhone(text, previous, prefix, mask)
    setChosen(typed)
    return maskPhone(text, previous, typed.prefix, typed.mask)
  }

  return (
    <TextControl
      field={field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={mask.replaceAll('#', '_')}
      lead={
        <span className={styles.country}>
          {isolate(prefix)}
          {!isFixed && (
            <>
              <Icon name="chevron-down" size={16} />
              <select
                className={styles.select}
                aria-label={t('forms.phoneCountry')}
                value={chosen?.country}
                onChange={({ currentTarget }) => choose(currentTarget.value)}
              >
                {phones.map((phone) => (
                  <option key={phone.country} value={phone.country}>
                    {phone.name} {isolate(phone.prefix)}
                  </option>
                ))}
              </select>
            </>
          )}
        </span>
      }
      mask={arrange}
      formatting={choices}
      toText={(number) => maskPhone(typeof number === 'string' ? number : '', '', prefix, mask)}
      toValue={(text) => readWholePhone(text, prefix, mask)}
    />
  )
}
