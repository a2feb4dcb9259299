import { expect, it } from 'vitest'
import { byLanguage, i18nOf, isStudioLanguage, studioLanguages, type StudioCatalogue } from './language.ts'

const kazakh: StudioCatalogue = {
  about: { name: 'Қазақша', dates: 'kk', dateStyle: 'medium' },
  cancel: 'Болдырмау',
}

it('names each language by its file', () => {
  const files = { './messages/kk.json': kazakh, './phrases.uz.json': 'uz' }
  expect([...byLanguage(files).keys()]).toEqual(['kk', 'uz'])
})

it('offers the languages that have a catalogue, under their own names', () => {
  expect(studioLanguages).toEqual(
    expect.arrayContaining([
      { code: 'en', name: 'English' },
      { code: 'ru', name: 'Русский' },
      { code: 'uz', name: 'Oʻzbekcha' },
    ]),
  )
  expect(isStudioLanguage('xx')).toBe(false)
})

it('shows the texts of an added catalogue, and English ones where it has none', () => {
  const { t } = i18nOf('kk', kazakh)
  expect([t('cancel'), t('close')]).toEqual(['Болдырмау', 'Close'])
})
