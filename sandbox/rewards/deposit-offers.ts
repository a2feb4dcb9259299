import type { OfferDefinition } from './offer-definition.ts'

const ofDeposit = { action: 'deposit', excludedMethods: ['usdt'], isListed: true } as const

/** Deposit offers, by priority. */
export const offersOfDeposits: readonly OfferDefinition[] = [
  {
    ...ofDeposit,
    id: 1,
    sysname: 'welcome',
    audience: 'newcomer',
    repeats: 'once',
    minimum: 50_000,
    scene: 'welcome',
    promotions: [
      {
        type: 'bonus',
        kind: 'welcome',
        percent: 100,
        value: 2_000_000,
        name: { uz: '+100%, 2,000,000 soʻmgacha', ru: '+100%, до 2,000,000 сум' },
      },
      {
        type: 'freespins',
        game: 'anor-deluxe',
        count: 150,
        stake: 2_000,
        name: { uz: 'Anor Deluxeda 150 aylantirish', ru: '150 вращений в Anor Deluxe' },
      },
    ],
    texts: {
      uz: {
        name: 'Birinchi depozitga +100%',
        text: 'Birinchi toʻldirishni ikki baravar qilamiz — 2,000,000 soʻmgacha, ustiga Anor Deluxeda 150 ta bepul aylantirish.',
        terms: 'Depozit 50,000 soʻmdan, veyjer ×30, 14 kun. USDT uchun amal qilmaydi. 18+',
        rules:
          'Taklifni tanlang va 50,000 soʻmdan boshlab birinchi depozitni kiriting. Bonus «Bonuslar» boʻlimida paydo boʻladi va 7 kun faollashtirishni kutadi.\n\nVeyjer — bonus summasining 30 baravari, muddati faollashtirilgandan keyin 14 kun. 50,000 soʻmdan katta stavkalar hisobga olinmaydi.\n\nBepul aylantirishlar 7 kun amal qiladi, har biri 2,000 soʻmlik. Ularning yutugʻi bonus puli boʻladi, veyjer ×10.\n\nTaklif bir marta beriladi. USDT orqali depozitlar qatnashmaydi.',
      },
      ru: {
        name: '+100% к первому депозиту',
        text: 'Удвоим первое пополнение — до 2,000,000 сум — и добавим 150 бесплатных вращений в Anor Deluxe.',
        terms: 'Депозит от 50,000 сум, вейджер ×30, 14 дней. Не для USDT. 18+',
        rules:
          'Выберите предложение и внесите первый депозит от 50,000 сум. Бонус появится в разделе «Бонусы» и будет ждать активации 7 дней.\n\nВейджер — 30 сумм бонуса, срок — 14 дней после активации. Ставки больше 50,000 сум не учитываются.\n\nБесплатные вращения действуют 7 дней, по 2,000 сум каждое. Выигрыш с них становится бонусными деньгами с вейджером ×10.\n\nПредложение даётся один раз. Депозиты в USDT не участвуют.',
      },
    },
  },
  {
    ...ofDeposit,
    id: 2,
    sysname: 'reload',
    audience: 'depositor',
    repeats: 'week',
    minimum: 100_000,
    scene: 'jackpot',
    promotions: [
      {
        type: 'bonus',
        kind: 'reload',
        percent: 50,
        value: 1_000_000,
        name: { uz: '+50%, 1,000,000 soʻmgacha', ru: '+50%, до 1,000,000 сум' },
      },
    ],
    texts: {
      uz: {
        name: 'Haftalik +50%',
        text: 'Haftada bir marta depozitingizga yarmini qoʻshamiz — 1,000,000 soʻmgacha.',
        terms: 'Depozit 100,000 soʻmdan, veyjer ×20, 7 kun. USDT uchun amal qilmaydi. 18+',
        rules:
          'Taklif ilgari depozit kiritgan oʻyinchilar uchun, dushanbadan yakshanbagacha bir marta. Taklifni tanlang va 100,000 soʻmdan depozit kiriting.\n\nVeyjer — bonusning 20 baravari, muddati faollashtirilgandan keyin 7 kun. 50,000 soʻmdan katta stavkalar hisobga olinmaydi.',
      },
      ru: {
        name: '+50% раз в неделю',
        text: 'Раз в неделю добавим к депозиту половину — до 1,000,000 сум.',
        terms: 'Депозит от 100,000 сум, вейджер ×20, 7 дней. Не для USDT. 18+',
        rules:
          'Для игроков, у которых уже был депозит, один раз с понедельника по воскресенье. Выберите предложение и внесите от 100,000 сум.\n\nВейджер — 20 сумм бонуса, срок — 7 дней после активации. Ставки больше 50,000 сум не учитываются.',
      },
    },
  },
  {
    ...ofDeposit,
    id: 3,
    sysname: 'sports-welcome',
    audience: 'everybody',
    repeats: 'once',
    minimum: 50_000,
    scene: 'sport',
    promotions: [
      {
        type: 'betting_bonus',
        kind: 'sports_welcome',
        percent: 100,
        value: 1_000_000,
        name: { uz: 'Sportga +100%, 1,000,000 soʻmgacha', ru: '+100% на спорт, до 1,000,000 сум' },
      },
    ],
    texts: {
      uz: {
        name: 'Sportga +100%',
        text: 'Depozit miqdoridagi bonusni sport stavkalari uchun oling — 1,000,000 soʻmgacha.',
        terms:
          'Depozit 50,000 soʻmdan, veyjer ×5, koeffitsiyent 1.80 dan, 14 kun. USDT uchun amal qilmaydi. 18+',
        rules:
          'Taklifni tanlang va 50,000 soʻmdan depozit kiriting. Bonus sport stavkalari uchun beriladi.\n\nVeyjer — bonusning 5 baravari. Koeffitsiyenti 1.80 dan past stavkalar hisobga olinmaydi. Muddat — faollashtirilgandan keyin 14 kun. Bir marta beriladi.',
      },
      ru: {
        name: '+100% на спорт',
        text: 'Получите бонус в размере депозита на ставки на спорт — до 1,000,000 сум.',
        terms: 'Депозит от 50,000 сум, вейджер ×5, коэффициент от 1.80, 14 дней. Не для USDT. 18+',
        rules:
          'Выберите предложение и внесите от 50,000 сум. Бонус даётся на ставки на спорт.\n\nВейджер — 5 сумм бонуса. Ставки с коэффициентом ниже 1.80 не учитываются. Срок — 14 дней после активации. Даётся один раз.',
      },
    },
  },
  {
    ...ofDeposit,
    id: 4,
    sysname: 'deposit-freespins',
    audience: 'everybody',
    repeats: 'day',
    minimum: 50_000,
    scene: null,
    promotions: [
      {
        type: 'freespins',
        game: 'lucky-sevens',
        count: 20,
        stake: 1_000,
        name: { uz: 'Lucky Sevensda 20 aylantirish', ru: '20 вращений в Lucky Sevens' },
      },
    ],
    texts: {
      uz: {
        name: 'Kun aylantirishlari',
        text: 'Har kuni birinchi depozit uchun Lucky Sevensda 20 ta bepul aylantirish.',
        terms: 'Depozit 50,000 soʻmdan, kuniga bir marta, yutuq veyjeri ×10. USDT uchun amal qilmaydi. 18+',
        rules:
          'Taklifni tanlang va 50,000 soʻmdan depozit kiriting. Aylantirishlar 1,000 soʻmlik, 7 kun amal qiladi. Yutuq bonus puli boʻladi, veyjer ×10. Kuniga bir marta.',
      },
      ru: {
        name: 'Вращения дня',
        text: 'Каждый день за депозит — 20 бесплатных вращений в Lucky Sevens.',
        terms: 'Депозит от 50,000 сум, раз в день, вейджер выигрыша ×10. Не для USDT. 18+',
        rules:
          'Выберите предложение и внесите от 50,000 сум. Вращения по 1,000 сум, действуют 7 дней. Выигрыш становится бонусными деньгами с вейджером ×10. Раз в день.',
      },
    },
  },
]
