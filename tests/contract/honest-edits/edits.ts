import { both, link, snippet } from '../harmful-edits/build.ts'
import { set, withField, type Edit } from '../harmful-edits/edit.ts'

/** Edits of structure that content managers make without any harm, by title. */
export const honestEdits: Readonly<Record<string, Edit>> = {
  'a menu entry about limit hold’em': set('menu/main', {
    '/items/1/label': both('Limit Holdem'),
    '/items/1/to': '/gamehall',
  }),
  'a menu entry for players only': set('menu/main', {
    '/items/4/when': { all: [{ fact: 'user', is: 'authenticated' }] },
  }),
  'a form field for the personal number of a passport': withField('form/profile', 'pinfl', {
    type: 'string',
    title: { uz: 'Pasportdagi PINFL', ru: 'ПИН из паспорта' },
  }),
  'a link that is named after its file': link('/rules', 'rules.pdf'),
  'a link to another site': link('https://www.uefa.com/', 'uefa.com'),
  'the part of Google Tag Manager without scripts': snippet(
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-AB12CD3" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>',
  ),
  'another description for search engines': set('page/rules', {
    '/seo/description': { uz: 'Marra qoidalari', ru: 'Правила Marra' },
  }),
  'another order of amounts': set('settings/cashier', {
    '/presets/UZS': [{ value: '200000' }, { value: '100000' }, { value: '50000' }],
  }),
  'another text of a form’s button': set('form/feedback', {
    '/submit/label': { uz: 'Joʻnatish', ru: 'Отправить' },
  }),
}
