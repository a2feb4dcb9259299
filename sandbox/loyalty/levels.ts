import type { Localized } from '../../schemas/documents/localized.ts'

export interface Level {
  /** Starts at 1. */
  level: number
  name: Localized<string>
  /** Experience required for the level. */
  minPoints: number
  /** Cashback share of a week's losses, in hundredths of a percent. */
  cashback: number
  /** Benefits in addition to the cashback. */
  benefits: Localized<readonly string[]>
}

/** From this level on, cashback is paid automatically. */
export const automaticCashbackLevel = 6

const rows: Omit<Level, 'level'>[] = [
  {
    name: { uz: 'Bronza', ru: 'Бронза' },
    minPoints: 0,
    cashback: 300,
    benefits: {
      uz: ['Ballar uchun sovgʻalar doʻkoni', 'Birinchi hamrohlar: Qoplon, Tulki va Lochin'],
      ru: ['Магазин подарков за баллы', 'Первые спутники: Барс, Лис и Сокол'],
    },
  },
  {
    name: { uz: 'Kumush', ru: 'Серебро' },
    minPoints: 500,
    cashback: 400,
    benefits: { uz: ['Doʻkonda fribet va bonuslar'], ru: ['Фрибеты и бонусы в магазине'] },
  },
  {
    name: { uz: 'Oltin', ru: 'Золото' },
    minPoints: 2_500,
    cashback: 500,
    benefits: { uz: ['Doʻkonda pul sovgʻalari'], ru: ['Денежные подарки в магазине'] },
  },
  {
    name: { uz: 'Platina', ru: 'Платина' },
    minPoints: 6_000,
    cashback: 600,
    benefits: {
      uz: ['Yangi hamroh: Ayiq', 'Doʻkonda esdalik sovgʻalar'],
      ru: ['Новый спутник: Медведь', 'Памятные подарки в магазине'],
    },
  },
  {
    name: { uz: 'Zumrad', ru: 'Изумруд' },
    minPoints: 15_000,
    cashback: 700,
    benefits: {
      uz: ['Yopiq promokodlar'],
      ru: ['Закрытые промокоды'],
    },
  },
  {
    name: { uz: 'Yoqut', ru: 'Рубин' },
    minPoints: 40_000,
    cashback: 800,
    benefits: { uz: ['Keshbek oʻzi hisobga tushadi'], ru: ['Кешбэк зачисляется сам'] },
  },
  {
    name: { uz: 'Olmos', ru: 'Алмаз' },
    minPoints: 100_000,
    cashback: 900,
    benefits: {
      uz: ['Keshbek oʻzi hisobga tushadi', 'Doʻkondagi barcha sovgʻalar ochiq'],
      ru: ['Кешбэк зачисляется сам', 'Открыты все подарки магазина'],
    },
  },
  {
    name: { uz: 'Afsona', ru: 'Легенда' },
    minPoints: 250_000,
    cashback: 1_000,
    benefits: {
      uz: ['Keshbek oʻzi hisobga tushadi', 'Doʻkondagi barcha sovgʻalar ochiq'],
      ru: ['Кешбэк зачисляется сам', 'Открыты все подарки магазина'],
    },
  },
]

export const levels: readonly Level[] = rows.map((row, index) => ({ ...row, level: index + 1 }))

/** The level reached with this experience. */
export function levelOf(experience: number): Level {
  const reached = levels.findLast(({ minPoints }) => minPoints <= experience)
  if (!reached) throw new RangeError(`experience of ${experience}`)
  return reached
}

/** The next level; undefined after the highest. */
export const levelAfter = ({ level }: Level): Level | undefined => levels[level]
