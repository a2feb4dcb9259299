import type { Locale } from '../locale.ts'
import type { BonusType } from '../tables/rewards.ts'
import type { Localized } from '../../schemas/documents/localized.ts'

/** Converts days to milliseconds. */
const days = (count: number) => count * 24 * 60 * 60 * 1000

interface BonusTexts {
  name: string
  text: string
  terms: string
}

/** Terms of every bonus of a kind. */
export interface BonusKind {
  type: BonusType
  /** Wagering requirement, as a multiple of the bonus amount. */
  wagering: number
  /** Largest stake that counts, in soum; 0: no limit. */
  maxBet: number
  /** Minimum odds that count, in hundredths; sports bets only. */
  minOdds: number
  /** Whether the player cannot withdraw while the bonus is active. */
  bindsDeposit: boolean
  /** Milliseconds within which the bonus must be activated. */
  activationTime: number
  /** Milliseconds for wagering after activation. */
  wageringTime: number
  texts: Localized<BonusTexts>
}

const casino = { type: 'casino', bindsDeposit: false, minOdds: 0, activationTime: days(7) } as const
const betting = { type: 'betting', bindsDeposit: false, maxBet: 0, activationTime: days(7) } as const

const casinoTerms = (wagering: number, wageringDays: number, maxBet: string): Localized<string> => ({
  uz: `Faollashtirilgach, bonusning ${wagering} baravari miqdorida kazino oʻyinlariga tiking: oʻz pulingizdan ham, bonusdan ham tikilgan stavkalar hisobga olinadi. Shundan soʻng bonus hisobida qolgan pul asosiy balansga oʻtadi.\n\n${maxBet} soʻmdan katta stavkalar hisobga olinmaydi. Muddat — faollashtirilgandan keyin ${wageringDays} kun; ulgurilmasa, qolgan bonus puli bekor qilinadi.\n\nBir vaqtda bitta kazino bonusi faol boʻladi. Bonusdan istalgan paytda voz kechish mumkin — bunda bonus puli yoʻqoladi, oʻz pulingiz qoladi. Faqat 18+.`,
  ru: `После активации сделайте в играх казино ставки на сумму, в ${wagering} раз превышающую бонус: учитываются ставки и своими, и бонусными деньгами. После этого всё, что осталось на бонусном счёте, перейдёт на основной баланс.\n\nСтавки больше ${maxBet} сум не учитываются. Срок — ${wageringDays} дн. с момента активации; если не успеть, остаток бонуса сгорит.\n\nОдновременно активен только один бонус казино. От бонуса можно отказаться в любой момент: бонусные деньги пропадут, ваши собственные останутся. Только 18+.`,
})

const bettingTerms = (wagering: number, wageringDays: number, odds: string): Localized<string> => ({
  uz: `Faollashtirilgach, bonusning ${wagering} baravari miqdorida sportga tiking. Koeffitsiyenti ${odds} dan past stavkalar hisobga olinmaydi. Stavka natijasi maʼlum boʻlgach sanaladi.\n\nMuddat — faollashtirilgandan keyin ${wageringDays} kun. Shart bajarilgach, qolgan bonus puli asosiy balansga oʻtadi; ulgurilmasa, bekor qilinadi.\n\nBonusdan istalgan paytda voz kechish mumkin. Faqat 18+.`,
  ru: `После активации сделайте ставки на спорт на сумму, в ${wagering} раз превышающую бонус. Ставки с коэффициентом ниже ${odds} не учитываются. Ставка засчитывается после расчёта.\n\nСрок — ${wageringDays} дн. с момента активации. Когда условие выполнено, остаток бонуса переходит на основной баланс; если не успеть, он сгорит.\n\nОт бонуса можно отказаться в любой момент. Только 18+.`,
})

const binding = ({ uz, ru }: Localized<string>): Localized<string> => ({
  uz: `${uz}\n\nBonus faol ekan, pul yechib boʻlmaydi. Bonusni toʻxtatib tursangiz yoki undan voz kechsangiz, pulingizni darhol yechishingiz mumkin.`,
  ru: `${ru}\n\nПока бонус активен, вывести деньги нельзя. Поставьте бонус на паузу или откажитесь от него — и деньги можно вывести сразу.`,
})

function kindOf(
  terms: Localized<string>,
  name: Localized<string>,
  text: Localized<string>,
  rest: Omit<BonusKind, 'texts'>,
): BonusKind {
  const textsIn = (locale: Locale) => ({ name: name[locale], text: text[locale], terms: terms[locale] })
  return { ...rest, texts: { uz: textsIn('uz'), ru: textsIn('ru') } }
}

export const bonusKinds = {
  welcome: kindOf(
    binding(casinoTerms(30, 14, '50,000')),
    { uz: 'Xush kelibsiz bonusi', ru: 'Приветственный бонус' },
    {
      uz: 'Birinchi depozitga +100%, 2,000,000 soʻmgacha',
      ru: '+100% к первому депозиту, до 2,000,000 сум',
    },
    { ...casino, bindsDeposit: true, wagering: 30, maxBet: 50_000, wageringTime: days(14) },
  ),
  reload: kindOf(
    binding(casinoTerms(20, 7, '50,000')),
    { uz: 'Juma bonusi', ru: 'Пятничный бонус' },
    { uz: 'Depozitga +50%, 1,000,000 soʻmgacha', ru: '+50% к депозиту, до 1,000,000 сум' },
    { ...casino, bindsDeposit: true, wagering: 20, maxBet: 50_000, wageringTime: days(7) },
  ),
  promo: kindOf(
    casinoTerms(15, 7, '25,000'),
    { uz: 'Promokod bonusi', ru: 'Бонус по промокоду' },
    { uz: 'Promokod uchun bonus puli', ru: 'Бонусные деньги за промокод' },
    { ...casino, wagering: 15, maxBet: 25_000, wageringTime: days(7) },
  ),
  gift: kindOf(
    casinoTerms(10, 3, '25,000'),
    { uz: 'Hafta sovgʻasi', ru: 'Подарок недели' },
    {
      uz: 'Biz bilan boʻlganingiz uchun kichik minnatdorlik',
      ru: 'Небольшая благодарность за то, что вы с нами',
    },
    { ...casino, wagering: 10, maxBet: 25_000, wageringTime: days(3) },
  ),
  referral: kindOf(
    casinoTerms(3, 14, '50,000'),
    { uz: 'Doʻst uchun bonus', ru: 'Бонус за друга' },
    { uz: 'Doʻstingiz shartlarni bajardi', ru: 'Ваш друг выполнил условия' },
    { ...casino, activationTime: days(30), wagering: 3, maxBet: 50_000, wageringTime: days(14) },
  ),
  shop: kindOf(
    casinoTerms(5, 7, '50,000'),
    { uz: 'Doʻkon bonusi', ru: 'Бонус из магазина' },
    { uz: 'Ballarga olingan bonus, veyjer ×5', ru: 'Бонус за баллы, вейджер ×5' },
    { ...casino, wagering: 5, maxBet: 50_000, wageringTime: days(7) },
  ),
  freespin_wins: kindOf(
    casinoTerms(10, 7, '25,000'),
    { uz: 'Bepul aylantirish yutugʻi', ru: 'Выигрыш бесплатных вращений' },
    { uz: 'Bepul aylantirishlarda yutilgan pul', ru: 'Деньги, выигранные на бесплатных вращениях' },
    { ...casino, wagering: 10, maxBet: 25_000, wageringTime: days(7) },
  ),
  sports_welcome: kindOf(
    binding(bettingTerms(5, 14, '1.80')),
    { uz: 'Sport uchun ilk bonus', ru: 'Первый бонус на спорт' },
    {
      uz: 'Sport stavkalari uchun +100%, 1,000,000 soʻmgacha',
      ru: '+100% на ставки на спорт, до 1,000,000 сум',
    },
    { ...betting, bindsDeposit: true, wagering: 5, minOdds: 180, wageringTime: days(14) },
  ),
  freebet: kindOf(
    bettingTerms(1, 7, '1.80'),
    { uz: 'Fribet', ru: 'Фрибет' },
    { uz: 'Sportga bepul stavka', ru: 'Бесплатная ставка на спорт' },
    { ...betting, wagering: 1, minOdds: 180, wageringTime: days(7) },
  ),
} satisfies Record<string, BonusKind>

export type BonusKindName = keyof typeof bonusKinds

export function isBonusKind(name: string): name is BonusKindName {
  return Object.hasOwn(bonusKinds, name)
}
