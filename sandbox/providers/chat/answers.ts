import type { Locale } from '../../locale.ts'
import { texts } from '../../pages/texts.ts'

type Topic = keyof (typeof texts)['uz']['chat']['answers']

/** Word prefixes, in both languages, by which the operator recognizes a topic. */
const topics: readonly (readonly [Topic, RegExp])[] = [
  ['withdrawal', /yechib|yechish|chiqar|вывод|вывест|снять/iu],
  ['deposit', /toʻldir|to'ldir|toldir|depozit|toʻlov|to'lov|пополн|депозит|платеж|платёж/iu],
  ['bonus', /bonus|promo|keshbek|бонус|промо|кешбэк|кэшбэк/iu],
  ['verification', /hujjat|pasport|tasdiq|документ|паспорт|верифик/iu],
  ['limits', /limit|cheklov|tanaffus|лимит|ограничен|перерыв|самоисключ/iu],
  ['thanks', /rahmat|raxmat|спасибо|благодар/iu],
]

/** The operator's answer to a message, in the language of the conversation. */
export function answerTo(text: string, locale: Locale): string {
  const topic = topics.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
  return texts[locale].chat.answers[topic]
}
