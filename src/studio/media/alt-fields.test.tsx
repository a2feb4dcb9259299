import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { enterText } from '../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { builtInLocales } from '../../../schemas/locale.ts'
import { setSiteLocales } from '../site-locales.ts'
import { AltFields, isComplete, writtenAlt } from './alt-fields.tsx'

afterEach(() => {
  setSiteLocales(builtInLocales)
  document.body.replaceChildren()
})

const persian = { code: 'fa', language: 'fa-IR', name: 'فارسی', dir: 'rtl', isDefault: false } as const
let written: Localized<string> = { uz: '', ru: '' }

function Fields() {
  const [alt, setAlt] = useState<Localized<string>>({ uz: 'Sohil', ru: ' ' })
  written = alt
  return <AltFields value={alt} onChange={setAlt} isChecked />
}

it('asks for the text in each language of the site, and requires it only in the built-in ones', async () => {
  setSiteLocales([...builtInLocales, persian])
  await showInStudio(<Fields />)
  const inputs = [...document.querySelectorAll('input')]
  expect(inputs.map((input) => [input.lang, input.dir, input.getAttribute('aria-required')])).toEqual([
    ['uz-Latn-UZ', 'ltr', 'true'],
    ['ru-RU', 'ltr', 'true'],
    ['fa-IR', 'rtl', null],
  ])
  expect(inputs.map((input) => input.getAttribute('aria-invalid') === 'true')).toEqual([false, true, false])
  expect(isComplete(written)).toBe(false)
  expect(writtenAlt({ uz: 'Sohil', ru: 'Пляж', fa: ' ' })).toEqual({ uz: 'Sohil', ru: 'Пляж' })
  await act(async () => {
    const [, , input] = inputs
    if (input) enterText(input, 'ساحل')
  })
  expect(written).toEqual({ uz: 'Sohil', ru: ' ', fa: 'ساحل' })
})
