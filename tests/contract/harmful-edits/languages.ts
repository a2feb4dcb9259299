import { rejected } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const languagesEdits: readonly HarmfulEdit[] = [
  ...rejected('wrong-language-name', {
    'names exchanged': set('settings/site', {
      '/languages': [
        { code: 'uz', tag: 'uz-Latn-UZ', name: 'Русский', public: true },
        { code: 'ru', tag: 'ru-RU', name: 'Oʻzbekcha', public: true },
      ],
    }),
    'same names': set('settings/site', {
      '/languages': [
        { code: 'uz', tag: 'uz-Latn-UZ', name: 'Oʻzbekcha', public: true },
        { code: 'ru', tag: 'ru-RU', name: 'Oʻzbekcha', public: true },
      ],
    }),
  }),
]
