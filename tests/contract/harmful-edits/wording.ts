import { both, joined, made, rejected, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const wordingEdits: readonly HarmfulEdit[] = [
  ...warned('exchanged-texts', {
    'placeholder lost': set('messages/ru', { '/cashier/pay': 'Оплатить' }),
    'placeholder lost in the fallback': set('messages/en-US', { '/cashier/pay': 'Pay' }),
    'placeholder lost in fallback and ru': joined(
      set('messages/en-US', { '/cashier/pay': 'Pay' }),
      set('messages/ru', { '/cashier/pay': 'Оплатить' }),
    ),
    'placeholder lost in a plural form': set('messages/ru', { '/games/hall/showTotal_few': 'Показать игры' }),
    'a question whose answers were exchanged': set('messages/ru', {
      '/cashier/cancel/confirm': 'Оставить',
      '/cashier/cancel/keep': 'Отменить заявку',
    }),
    'a question with the same answer twice': set('messages/ru', { '/cashier/cancel/confirm': 'Оставить' }),
  }),
  ...warned('lost-placeholder', {
    'placeholder in single braces': set('messages/ru', { '/cashier/pay': 'Оплатить {amount}' }),
  }),
  ...warned('unknown-placeholder', {
    'placeholder unknown': set('messages/ru', { '/cashier/pay': 'Оплатить {{amount}} {{fee}}' }),
    'a placeholder of search results without a value': made('seo', {
      url: '/rules',
      title: both('Qoida {{foo}}'),
    }),
  }),
  ...warned('exchanged-placeholders', {
    'min and max exchanged': set('messages/ru', { '/cashier/bounds': 'От {{max}} до {{min}}' }),
  }),
  ...warned('shown-markup', {
    'markup in a catalogue': set('messages/ru', {
      '/cashier/pay': '<b onclick=alert(1)>Оплатить {{amount}}</b>',
    }),
  }),
  ...rejected('control-characters', {
    'RTL override': set('messages/ru', { '/cashier/cancel/confirm': '\u202Eотменить' }),
    'RTL override on a page': set('page/rules', { '/seo/title/ru': 'Правила \u202Eевыс' }),
    'control characters': set('page/rules', { '/seo/title/ru': 'Пра\u0007вила' }),
  }),
  ...warned('invisible-characters', {
    'zero-width in text': set('page/rules', { '/seo/title/ru': 'Пра\u200Bвила — Marra' }),
  }),
  ...warned('mixed-letters', {
    'cyrillic a in Marra': set('page/rules', { '/seo/title/uz': 'Qoidalar — Mаrrа' }),
  }),
]
