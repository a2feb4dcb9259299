import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { texts } from '../../pages/texts.ts'
import { documentText, message } from '../../../tests/e2e/support/texts.ts'

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)

/** Texts that players read: documents and catalogues, texts of the stand-in platform, and examples. */
const files = [
  ...below('schemas/defaults').filter((path) => path.endsWith('.json')),
  ...below('sandbox').filter((path) => /\.(?:json|ts)$/.test(path)),
  ...below('registry').filter((path) => path.endsWith('.examples.ts')),
  // The texts of the Studio are for content managers; the chat of the stand-in understands what players write.
].filter((path) => !/\.test\.ts$|messages\/studio\.|providers\/chat\/answers\.ts$/.test(path))

/** Retired terms and the ones in docs/glossary.md that replaced them. */
const retired: readonly [RegExp, string][] = [
  [/навсегда/iu, 'бессрочно'],
  [/лайв/iu, 'Live'],
  [/сесси[яиюей]/iu, 'сеанс'],
  [/вериф|идентификац/iu, 'подтверждение личности'],
  [/(?:возьмите|взять|начать|в вашей|во время|у вас) пауз/iu, 'перерыв'],
  [/(?:лимит|предел|ограничить) депозит/iu, 'пополнение'],
  [/аккаунт(?!ом мессенджера|ы не нужны)/iu, 'счёт'],
  [/двухэтапн/iu, 'двухфакторный вход'],
  [/коэфиц|кэшб|кешбек/iu, 'коэффициент, кешбэк'],
  [/серверн\S+ слов/iu, 'серверный ключ (seed)'],
  [/сўм|сумов/iu, 'сум'],
  [/qoʻllab-quvvatlash/iu, 'yordam xizmati'],
  [/ikki bosqichli himoya/iu, 'ikki bosqichli kirish'],
  [/tikishlar/iu, 'stavkalar'],
  [/stavka(?:ni|lar|larni)?(?: allaqachon)? qoʻy|qoʻyilgan stavka/iu, 'stavka tikmoq'],
  [/stavka(?:ni|lar|larni)? qil|(?<!hisob-kitob )qilingan stavka/iu, 'tikmoq'],
  [/[a-z]’(?:da|dan|ga|ni)\b/u, 'no apostrophe before a suffix'],
  [/фриспин/iu, 'бесплатное вращение'],
  [/tanaffus qil/iu, 'tanaffus olmoq'],
  [/одно намерение/iu, 'платёж'],
  [/\bsessiya/iu, 'seans'],
  [/bepul aylanish/iu, 'bepul aylantirish'],
  [/live kazino|live stol/iu, 'jonli kazino'],
  [/sovrin fondi/iu, 'sovrin jamgʻarmasi'],
  [/server soʻz/iu, 'server kaliti (seed)'],
  [/koeffisi|koeffitsient/iu, 'koeffitsiyent'],
  [/avtospin|автоспин/iu, 'avtoaylantirish, автоигра'],
  [/(?:yutqazish|yoʻqotish) chegara/iu, 'yutqazish limiti'],
  [/предел\S*(?: пополнений, ставок или)? проигрыша|лимит (?:денег|времени)/iu, 'лимит проигрыша'],
  [/depozit limiti/iu, 'toʻldirish limiti'],
  [/yechib olish ariza|yechish ariza/iu, 'soʻrov'],
  [/к[еэ]ш[- ]аут|кэшаут|автовывод|забрать выигрыш в любой момент/iu, 'кешаут'],
  [/keshaut|kesh aut|avtomatik olish|yutuqni istalgan payt olish/iu, 'kesh-aut'],
  [/дисперси|изменчивост/iu, 'волатильность'],
  [/dispersiya|volatil(?:lik|nost)/iu, 'oʻzgaruvchanlik'],
]

it.each(retired)('no text for players says %s', (term) => {
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (term.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

it('reads the texts that it checks', () => {
  expect(files.length).toBeGreaterThan(300)
})

it.each(['uz', 'ru'] as const)(
  'the net result has one name in histories, own spending and the reality check (%s)',
  (locale) => {
    const name = message(locale, 'profile.spending.net')
    expect(message(locale, 'bets.total.net')).toBe(name)
    expect(message(locale, 'cashier.history.month.net')).toBe(name)
    expect(message(locale, 'games.reminder.text').toLowerCase()).toContain(name.toLowerCase())
  },
)

it.each([
  ['uz', /pul yech/, /pul yech/, /Limit.+tanaffus/],
  ['ru', /вывод/, /вывод/, /лимиты.+перерывы/],
] as const)(
  'the texts of saved cards and VIP levels name all that they are about (%s)',
  (locale, saved, removed, kept) => {
    expect(message(locale, 'cashier.cards.save')).toMatch(saved)
    expect(message(locale, 'cashier.cards.consequence')).toMatch(removed)
    const same = 'blocks.3.slots.content.0.props.cards.1.text'
    expect(documentText('pages/vip', same, locale)).toMatch(kept)
  },
)

it.each(['uz', 'ru'] as const)('the button that takes a slip to singles names the kind (%s)', (locale) => {
  const { single, useSingles } = texts[locale].sportsbook
  expect(useSingles).toContain(single)
})
