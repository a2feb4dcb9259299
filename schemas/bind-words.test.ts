import { expect, it } from 'vitest'
import { bindTexts, bindWords } from './bind-words.ts'

it.each([
  ['Деньги на счёте', 'Деньги на\u00a0счёте'],
  ['И не в игре', 'И\u00a0не\u00a0в\u00a0игре'],
  ['Пополните счёт (от 20,000 сум)', 'Пополните счёт (от\u00a020,000\u00a0сум)'],
  ['Игра — развлечение', 'Игра\u00a0— развлечение'],
  ['От {{min}} до {{max}}', 'От\u00a0{{min}} до\u00a0{{max}}'],
  ['кто-то и что-то', 'кто-то и\u00a0что-то'],
  ['Привет всем', 'Привет всем'],
])('keeps short Russian words on the line of the next word: %s', (text, bound) => {
  expect(bindWords(text, 'ru')).toBe(bound)
})

it('keeps amounts together in both languages and leaves other Uzbek texts alone', () => {
  expect(bindWords('1,500,000 soʻmdan, № 7', 'uz')).toBe('1,500,000\u00a0soʻmdan, №\u00a07')
  expect(bindWords('va u bir kun', 'uz')).toBe('va u bir kun')
})

it('leaves the tags of rich text alone', () => {
  expect(bindWords('<a title="и в игре" href="/rules">и в игре</a>', 'ru')).toBe(
    '<a title="и в игре" href="/rules">и\u00a0в\u00a0игре</a>',
  )
  expect(bindWords('2 < 3 и 4', 'ru')).toBe('2 < 3 и\u00a04')
})

it.each([
  ['Согласие с <a href="/rules">правилами</a>', 'Согласие с\u00a0<a href="/rules">правилами</a>'],
  ['<strong>В</strong> игре и <em>в</em> лобби', '<strong>В</strong>\u00a0игре и\u00a0<em>в</em>\u00a0лобби'],
  ['<strong>20,000</strong> сум', '<strong>20,000</strong>\u00a0сум'],
  ['сло<em>в</em> два', 'сло<em>в</em> два'],
  ['<p>Кого ни</p> <p>спроси</p>', '<p>Кого ни</p> <p>спроси</p>'],
  ['<p>Да и </p><p>нет</p>', '<p>Да и </p><p>нет</p>'],
])('binds words across the tags within a line, not across paragraphs: %s', (text, bound) => {
  expect(bindWords(text, 'ru')).toBe(bound)
})

it('binds the texts of a value at any depth', () => {
  expect(bindTexts({ a: ['в игре', 7], b: { c: null } }, 'ru')).toEqual({
    a: ['в\u00a0игре', 7],
    b: { c: null },
  })
})
