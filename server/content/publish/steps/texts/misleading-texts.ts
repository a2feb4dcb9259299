import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

/** Promises that the licence forbids in any advertisement of games for money. */
const promises =
  /гарантированн\S* (?:выигрыш|доход|прибыл)|(?:выигрыш|доход|прибыль) гарантир|без риска|безрисков|беспроигрышн|отыграй(?:тесь|ся)|(?:лёгкий|легкий|быстрый|стабильный) заработок|зарабатывайте|(?:лёгкие|легкие) деньги|kafolatlangan (?:yutuq|daromad|foyda)|(?:yutuq|daromad|foyda)\S* kafolatlan|tavakkalsiz|yutqazganingizni qaytar|oson pul|pul ishlang/iu

/** Ages below that of adults, as a condition for players. */
const minors =
  /(?<![\d.,])1[2467]\s?\+|(?:^|[^\p{L}])(?:с|от|старше|есть|исполнилось) 1[0-7] лет|(?<!\d)1[0-7] yosh(?:dan|ga to[ʻ'‘’]lgan)|(?:казино|игры|ставки) для детей|bolalar uchun (?:kazino|o[ʻ'‘’]yin|tikish)/iu

const withoutMarkup = (text: string) => text.replaceAll(/<[^>]*>|&nbsp;/gi, ' ')

/** Texts that lure players with what no game of chance can give, or that invite minors. */
export function misleadingIssues(text: unknown, path: string): Issue[] {
  if (typeof text !== 'string') return []
  const plain = withoutMarkup(text)
  const [promise] = promises.exec(plain) ?? []
  const [age] = minors.exec(plain) ?? []
  return [
    ...(promise === undefined
      ? []
      : [
          warningAt(
            path,
            'misleading-promise',
            phrase`"${promise.trim()}" promises what no game of chance can give, and the licence forbids such advertising`,
            phrase`Say what players get, and under which conditions`,
          ),
        ]),
    ...(age === undefined
      ? []
      : [
          warningAt(
            path,
            'under-age',
            phrase`"${age.trim()}" invites minors, although only adults may play`,
            phrase`Name the age of 18 years, or word the text differently`,
          ),
        ]),
  ]
}

/** Entries of a catalogue that tell players how their limits and breaks work, and from which age they may play. */
const aboutLimits =
  /^(?:profile\.(?:limits|breaks|depositLimit)|cashier\.(?:break|limit)|games\.(?:frame\.break|reminder)|forms\.reasons\.age)/

const numbersIn = (text: string) => (text.replaceAll(/\{\{.*?\}\}/g, ' ').match(/\d+/g) ?? []).join()

/** Numbers in these texts that are others than before: the site works as before. */
export function changedNumbers(
  texts: ReadonlyMap<string, unknown>,
  before: ReadonlyMap<string, unknown>,
): Issue[] {
  return [...texts].flatMap(([path, text]) => {
    const then = before.get(path)
    if (!aboutLimits.test(path) || typeof text !== 'string' || typeof then !== 'string') return []
    if (numbersIn(text) === numbersIn(then)) return []
    return [
      warningAt(
        `/${path.replaceAll('.', '/')}`,
        'changed-number',
        phrase`A number changed in a text about limits, breaks or age, but the site works with ${numbersIn(then) || '–'} as before`,
        phrase`Put the number back, unless the platform has changed its rule as well`,
      ),
    ]
  })
}

/** The mark that advertisements must carry, in texts that had it. */
export function lostAgeMark(text: unknown, before: unknown, path: string): Issue[] {
  const mark = /(?<!\d)18\s?\+/
  if (typeof text !== 'string' || typeof before !== 'string' || mark.test(text) || !mark.test(before))
    return []
  return [
    warningAt(
      path,
      'lost-age-mark',
      phrase`The text no longer says 18+, which advertising of games for money must`,
      phrase`Add 18+ again`,
    ),
  ]
}
