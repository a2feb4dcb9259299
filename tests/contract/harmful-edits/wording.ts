import { both, joined, made, rejected, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const wordingEdits: readonly HarmfulEdit[] = [
  warned('exchanged-texts', 'placeholder lost', set('messages/ru', { '/cashier/pay': 'Оплатить' })),
  warned(
    'lost-placeholder',
    'placeholder in single braces',
    set('messages/ru', { '/cashier/pay': 'Оплатить {amount}' }),
  ),
  warned(
    'unknown-placeholder',
    'placeholder unknown',
    set('messages/ru', { '/cashier/pay': 'Оплатить {{amount}} {{fee}}' }),
  ),
  warned(
    'exchanged-texts',
    'placeholder lost in the fallback',
    set('messages/en-US', { '/cashier/pay': 'Pay' }),
  ),
  warned(
    'exchanged-texts',
    'placeholder lost in fallback and ru',
    joined(
      set('messages/en-US', { '/cashier/pay': 'Pay' }),
      set('messages/ru', { '/cashier/pay': 'Оплатить' }),
    ),
  ),
  warned(
    'exchanged-placeholders',
    'min and max exchanged',
    set('messages/ru', { '/cashier/bounds': 'От {{max}} до {{min}}' }),
  ),
  warned(
    'exchanged-texts',
    'placeholder lost in a plural form',
    set('messages/ru', { '/games/hall/showTotal_few': 'Показать игры' }),
  ),
  warned(
    'shown-markup',
    'markup in a catalogue',
    set('messages/ru', { '/cashier/pay': '<b onclick=alert(1)>Оплатить {{amount}}</b>' }),
  ),
  rejected(
    'control-characters',
    'RTL override',
    set('messages/ru', { '/cashier/cancel/confirm': '\u202Eотменить' }),
  ),
  rejected(
    'control-characters',
    'RTL override on a page',
    set('page/rules', { '/seo/title/ru': 'Правила \u202Eевыс' }),
  ),
  warned(
    'invisible-characters',
    'zero-width in text',
    set('page/rules', { '/seo/title/ru': 'Пра\u200Bвила — Marra' }),
  ),
  rejected(
    'control-characters',
    'control characters',
    set('page/rules', { '/seo/title/ru': 'Пра\u0007вила' }),
  ),
  warned('mixed-letters', 'cyrillic a in Marra', set('page/rules', { '/seo/title/uz': 'Qoidalar — Mаrrа' })),
  warned(
    'wrong-language',
    'Russian text in Uzbek',
    set('page/rules', {
      '/seo/description/uz': 'Кто может играть, как ходят деньги, чем определяется результат.',
    }),
  ),
  warned(
    'wrong-language',
    'Uzbek text in Russian',
    set('page/rules', {
      '/seo/description/ru': 'Kim oʻynay oladi, pul qanday yuradi, natijani nima belgilaydi.',
    }),
  ),
  warned(
    'wrong-language',
    'placeholder lorem',
    set('page/rules', { '/seo/description/ru': 'Lorem ipsum dolor sit amet' }),
  ),
  warned(
    'exchanged-texts',
    'a question whose answers were exchanged',
    set('messages/ru', { '/cashier/cancel/confirm': 'Оставить', '/cashier/cancel/keep': 'Отменить заявку' }),
  ),
  warned(
    'exchanged-texts',
    'a question with the same answer twice',
    set('messages/ru', { '/cashier/cancel/confirm': 'Оставить' }),
  ),
  warned(
    'wrong-language',
    'languages that were exchanged',
    set('page/rules', { '/seo/title': { uz: 'Правила — Marra', ru: 'Qoidalar — Marra' } }),
  ),
  warned(
    'unknown-placeholder',
    'a placeholder of search results without a value',
    made('seo', { url: '/rules', title: both('Qoida {{foo}}') }),
  ),
]
