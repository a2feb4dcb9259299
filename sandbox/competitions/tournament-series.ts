import type { Locale } from '../locale.ts'
import type { GameFilter } from '../catalogue/find-games.ts'

type Localized = Readonly<Record<Locale, string>>

/** One or several ranks of the prize ladder with the same prize. */
export interface PrizeStep {
  from: number
  to: number
  /** Prize per rank, in units of the prize currency. */
  prize: number
}

export interface TournamentSeries {
  /** Never change it: stored tournaments refer to it. */
  sysname: string
  name: Localized
  text: Localized
  rules: Localized
  pointsRule: Localized
  scene: string | null
  /** Days between starts, duration in days, and offset of the first start. */
  everyDays: number
  lastsDays: number
  beginsOnDay: number
  games: GameFilter
  /** stake: one point per full thousand staked; multiplier: ten points for each multiple of the stake won. */
  scoring: 'stake' | 'multiplier'
  /** Smaller bets do not count; in units of the prize currency. */
  minBet: number
  isVerifiedOnly: boolean
  isDepositRequired: boolean
  resetOnCashout: boolean
  /** Final points of the best simulated rival. */
  bestRival: number
  prizes: readonly PrizeStep[]
}

const million = 1_000_000

const byStake: Localized = {
  uz: 'Asosiy balansdan tikilgan har 1,000 soʻm uchun 1 ochko.',
  ru: '1 очко за каждые 1,000 сум, поставленные с основного баланса.',
}
const byMultiplier: Localized = {
  uz: 'Yutuq stavkadan necha baravar katta boʻlsa, har bir baravari uchun 10 ochko.',
  ru: '10 очков за каждый икс: во сколько раз выигрыш больше ставки.',
}
const common: Localized = {
  uz: 'Faqat asosiy balansdan tikilgan stavkalar hisobga olinadi. Ochkolar teng boʻlsa, ularni birinchi toʻplagan oʻyinchi yuqori turadi.\n\nSovrinlar turnir tugashi bilan asosiy balansga tushadi va aylanma talab qilmaydi.',
  ru: 'Засчитываются только ставки с основного баланса. При равенстве очков выше тот, кто набрал их первым.\n\nПризы зачисляются на основной баланс сразу после окончания турнира, отыгрывать их не нужно.',
}
const withCommon = (rules: Localized): Localized => ({
  uz: `${rules.uz}\n\n${common.uz}`,
  ru: `${rules.ru}\n\n${common.ru}`,
})

/** Recurring tournaments. At any time some are upcoming, some running and some finished. */
export const tournamentSeries: readonly TournamentSeries[] = [
  {
    sysname: 'weekly-race',
    name: { uz: 'Haftalik poyga', ru: 'Недельная гонка' },
    text: {
      uz: 'Har dushanba yangi start. Istalgan oʻyinda tiking, ochko toʻplang va 50 million soʻmni boʻlishing.',
      ru: 'Новый старт каждый понедельник. Играйте во что угодно, копите очки и делите 50 миллионов сум.',
    },
    rules: withCommon({
      uz: 'Poyga dushanba kuni 00:00 dan yakshanba oxirigacha davom etadi. Istalgan slot, stol, jonli va tezkor oʻyin hisobga olinadi. Eng kam stavka: 1,000 soʻm.',
      ru: 'Гонка идёт с 00:00 понедельника до конца воскресенья. Засчитываются любые слоты, настольные, живые и быстрые игры. Минимальная ставка: 1,000 сум.',
    }),
    pointsRule: byStake,
    scene: 'trophy',
    everyDays: 7,
    lastsDays: 7,
    beginsOnDay: 0,
    games: {},
    scoring: 'stake',
    minBet: 1000,
    isVerifiedOnly: false,
    isDepositRequired: false,
    resetOnCashout: false,
    bestRival: 12_400,
    prizes: [
      { from: 1, to: 1, prize: 15 * million },
      { from: 2, to: 2, prize: 8 * million },
      { from: 3, to: 3, prize: 5 * million },
      { from: 4, to: 5, prize: 3 * million },
      { from: 6, to: 10, prize: 1.6 * million },
      { from: 11, to: 20, prize: 0.8 * million },
    ],
  },
  {
    sysname: 'daily-sprint',
    name: { uz: 'Kun sprinti', ru: 'Спринт дня' },
    text: {
      uz: 'Bir kun, jekpotli oʻyinlar va 5 million soʻm. Katta koeffitsiyent katta stavkadan muhimroq.',
      ru: 'Один день, игры с джекпотом и 5 миллионов сум. Крупный икс важнее крупной ставки.',
    },
    rules: withCommon({
      uz: 'Sprint har kuni 00:00 da boshlanib, bir sutka davom etadi. «Jekpot» belgisi bor oʻyinlar hisobga olinadi. Eng kam stavka: 2,000 soʻm.',
      ru: 'Спринт начинается каждый день в 00:00 и длится сутки. Засчитываются игры с меткой «Джекпот». Минимальная ставка: 2,000 сум.',
    }),
    pointsRule: byMultiplier,
    scene: 'jackpot',
    everyDays: 1,
    lastsDays: 1,
    beginsOnDay: 0,
    games: { tags: ['jackpot'] },
    scoring: 'multiplier',
    minBet: 2000,
    isVerifiedOnly: false,
    isDepositRequired: false,
    resetOnCashout: false,
    bestRival: 2100,
    prizes: [
      { from: 1, to: 1, prize: 1.5 * million },
      { from: 2, to: 2, prize: 0.8 * million },
      { from: 3, to: 3, prize: 0.5 * million },
      { from: 4, to: 5, prize: 0.35 * million },
      { from: 6, to: 10, prize: 0.2 * million },
      { from: 11, to: 15, prize: 0.1 * million },
    ],
  },
  {
    sysname: 'kobalt-cup',
    name: { uz: 'Kobalt Play kubogi', ru: 'Кубок Kobalt Play' },
    text: {
      uz: 'Kobalt Play oʻyinlarida oʻn kunlik bellashuv. Birinchi oʻrin egasiga 10 million soʻm.',
      ru: 'Десять дней борьбы в играх Kobalt Play. Победителю 10 миллионов сум.',
    },
    rules: withCommon({
      uz: 'Kubok ikki haftada bir oʻtkaziladi va oʻn kun davom etadi. Faqat Kobalt Play oʻyinlari hisobga olinadi. Qatnashish uchun hisobni hech boʻlmasa bir marta toʻldirgan boʻlish kerak. Eng kam stavka: 2,000 soʻm.',
      ru: 'Кубок проводится раз в две недели и длится десять дней. Засчитываются только игры Kobalt Play. Для участия нужно хотя бы раз пополнить счёт. Минимальная ставка: 2,000 сум.',
    }),
    pointsRule: byMultiplier,
    scene: 'trophy',
    everyDays: 14,
    lastsDays: 10,
    beginsOnDay: 2,
    games: { providers: ['kobalt-play'] },
    scoring: 'multiplier',
    minBet: 2000,
    isVerifiedOnly: false,
    isDepositRequired: true,
    resetOnCashout: false,
    bestRival: 9600,
    prizes: [
      { from: 1, to: 1, prize: 10 * million },
      { from: 2, to: 2, prize: 6 * million },
      { from: 3, to: 3, prize: 4 * million },
      { from: 4, to: 5, prize: 2 * million },
      { from: 6, to: 10, prize: 0.8 * million },
      { from: 11, to: 20, prize: 0.2 * million },
    ],
  },
  {
    sysname: 'new-games-week',
    name: { uz: 'Yangi oʻyinlar haftasi', ru: 'Неделя новинок' },
    text: {
      uz: 'Yangi oʻyinlarni birinchilardan boʻlib sinang: sovrin jamgʻarmasi 20 million soʻm.',
      ru: 'Попробуйте новинки одними из первых: в призовом фонде 20 миллионов сум.',
    },
    rules: withCommon({
      uz: '«Yangi» belgisi bor oʻyinlar hisobga olinadi. Turnir davomida pul yechishga ariza bersangiz, toʻplangan ochkolar nolga tushadi. Eng kam stavka: 1,000 soʻm.',
      ru: 'Засчитываются игры с меткой «Новинка». Если во время турнира подать заявку на вывод, набранные очки сгорят. Минимальная ставка: 1,000 сум.',
    }),
    pointsRule: byStake,
    scene: null,
    everyDays: 10,
    lastsDays: 6,
    beginsOnDay: 4,
    games: { tags: ['new'] },
    scoring: 'stake',
    minBet: 1000,
    isVerifiedOnly: false,
    isDepositRequired: false,
    resetOnCashout: true,
    bestRival: 7800,
    prizes: [
      { from: 1, to: 1, prize: 6 * million },
      { from: 2, to: 2, prize: 4 * million },
      { from: 3, to: 3, prize: 2.5 * million },
      { from: 4, to: 5, prize: 1.5 * million },
      { from: 6, to: 10, prize: 0.6 * million },
      { from: 11, to: 20, prize: 0.15 * million },
    ],
  },
  {
    sysname: 'verified-league',
    name: { uz: 'Tasdiqlanganlar ligasi', ru: 'Лига проверенных' },
    text: {
      uz: 'Shaxsini tasdiqlagan oʻyinchilar uchun: ikki hafta, ommabop oʻyinlar, 100 million soʻm.',
      ru: 'Для игроков с подтверждённой личностью: две недели, популярные игры, 100 миллионов сум.',
    },
    rules: withCommon({
      uz: 'Liga har toʻrt haftada oʻtkaziladi va ikki hafta davom etadi. «Top» belgisi bor oʻyinlar hisobga olinadi. Qatnashish uchun shaxsingizni tasdiqlang. Eng kam stavka: 5,000 soʻm.',
      ru: 'Лига проводится каждые четыре недели и длится две. Засчитываются игры с меткой «Топ». Для участия подтвердите личность. Минимальная ставка: 5,000 сум.',
    }),
    pointsRule: byStake,
    scene: 'trophy',
    everyDays: 28,
    lastsDays: 14,
    beginsOnDay: 7,
    games: { tags: ['top'] },
    scoring: 'stake',
    minBet: 5000,
    isVerifiedOnly: true,
    isDepositRequired: false,
    resetOnCashout: false,
    bestRival: 48_000,
    prizes: [
      { from: 1, to: 1, prize: 30 * million },
      { from: 2, to: 2, prize: 18 * million },
      { from: 3, to: 3, prize: 12 * million },
      { from: 4, to: 5, prize: 7 * million },
      { from: 6, to: 10, prize: 3 * million },
      { from: 11, to: 20, prize: 1.1 * million },
    ],
  },
]

const bySysname = new Map(tournamentSeries.map((series) => [series.sysname, series]))

/** The series of a tournament. Throws RangeError for one that does not exist. */
export function seriesOf(sysname: string): TournamentSeries {
  const series = bySysname.get(sysname)
  if (!series) throw new RangeError(`no series ${sysname}`)
  return series
}
