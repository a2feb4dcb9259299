import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const textEdits: HarmfulEdit[] = [
  {
    title: 'a heading that is blank in Russian',
    edit: set('page/rules', { '/seo/title/ru': '  ' }),
    code: 'missing-translation',
  },
  {
    title: 'rich text without words in Uzbek',
    edit: set('popup/time-out', { '/blocks/0/props/text/uz': '<p>&nbsp;</p>' }),
    code: 'missing-translation',
  },
  {
    title: 'a blank label of a field',
    edit: set('form/login', { '/schema/properties/login/title/ru': '​' }),
    code: 'missing-translation',
  },
  {
    title: 'a blank text of a button',
    edit: set('messages/ru', { '/common/close': ' ' }),
    code: 'blank-text',
  },
]
