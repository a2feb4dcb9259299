import type { OfferDefinition } from './offer-definition.ts'
import { offersOfDeposits } from './deposit-offers.ts'

const noDeposit = { excludedMethods: [], minimum: null } as const

const otherOffers: readonly OfferDefinition[] = [
  {
    ...noDeposit,
    id: 5,
    sysname: 'cashback-plus',
    action: 'bet',
    audience: 'everybody',
    repeats: 'week',
    minimum: 500_000,
    isListed: true,
    scene: 'cashback',
    promotions: [
      { type: 'cashback', share: 300, name: { uz: 'Haftalik keshbekka +3%', ru: '+3% к кешбэку недели' } },
    ],
    texts: {
      uz: {
        name: 'Keshbek +3%',
        text: 'Hafta davomida 500,000 soʻmlik stavka tiking — shu haftaning keshbeki uch foizga oshadi.',
        terms: 'Oʻz pulingizdan stavkalar, haftada bir marta. 18+',
        rules:
          'Dushanbadan yakshanbagacha oʻz pulingizdan jami 500,000 soʻmlik stavka hisob-kitob qilinsa, taklifni oling: shu haftaning keshbek foiziga 3 qoʻshiladi. Bonus puli bilan stavkalar sanalmaydi.',
      },
      ru: {
        name: 'Кешбэк +3%',
        text: 'Сделайте за неделю ставок на 500,000 сум — и кешбэк этой недели вырастет на три процента.',
        terms: 'Ставки собственными деньгами, раз в неделю. 18+',
        rules:
          'Когда с понедельника по воскресенье рассчитано ставок собственными деньгами на 500,000 сум, возьмите предложение: к проценту кешбэка этой недели прибавится 3. Ставки бонусными деньгами не учитываются.',
      },
    },
  },
  {
    ...noDeposit,
    id: 6,
    sysname: 'weekly-gift',
    action: 'login',
    audience: 'depositor',
    repeats: 'week',
    isListed: true,
    scene: 'trophy',
    promotions: [
      {
        type: 'bonus',
        kind: 'gift',
        value: 10_000,
        name: { uz: '10,000 soʻm bonus', ru: 'Бонус 10,000 сум' },
      },
    ],
    texts: {
      uz: {
        name: 'Hafta sovgʻasi',
        text: 'Haftada bir kiring va 10,000 soʻmlik bonusni oling.',
        terms: 'Ilgari depozit kiritganlar uchun, veyjer ×10, 3 kun. 18+',
        rules:
          'Kamida bitta depozit kiritgan oʻyinchilar uchun, haftada bir marta. Veyjer — bonusning 10 baravari, muddati faollashtirilgandan keyin 3 kun.',
      },
      ru: {
        name: 'Подарок недели',
        text: 'Заходите раз в неделю и забирайте бонус 10,000 сум.',
        terms: 'Для тех, у кого был депозит, вейджер ×10, 3 дня. 18+',
        rules:
          'Для игроков хотя бы с одним депозитом, раз в неделю. Вейджер — 10 сумм бонуса, срок — 3 дня после активации.',
      },
    },
  },
  {
    ...noDeposit,
    id: 7,
    sysname: 'registration-spins',
    action: 'registration',
    audience: 'newcomer',
    repeats: 'once',
    isListed: true,
    scene: null,
    promotions: [
      {
        type: 'freespins',
        game: 'sweet-bozor',
        count: 25,
        stake: 1_000,
        name: { uz: 'Sweet Bozorda 25 aylantirish', ru: '25 вращений в Sweet Bozor' },
      },
    ],
    texts: {
      uz: {
        name: 'Roʻyxatdan oʻtganga 25 aylantirish',
        text: 'Hisob oching — Sweet Bozorda 25 ta bepul aylantirish sizni kutadi, depozit shart emas.',
        terms: 'Yangi oʻyinchilar uchun, 7 kun, yutuq veyjeri ×10. 18+',
        rules:
          'Aylantirishlar hisob ochilishi bilan beriladi: har biri 1,000 soʻmlik, 7 kun amal qiladi. Yutuq bonus puli boʻladi, veyjer ×10. Bir kishiga bir marta.',
      },
      ru: {
        name: '25 вращений за регистрацию',
        text: 'Откройте счёт — и 25 бесплатных вращений в Sweet Bozor ваши, депозит не нужен.',
        terms: 'Для новых игроков, 7 дней, вейджер выигрыша ×10. 18+',
        rules:
          'Вращения начисляются сразу после регистрации: по 1,000 сум, действуют 7 дней. Выигрыш становится бонусными деньгами с вейджером ×10. Один раз на человека.',
      },
    },
  },
  {
    ...noDeposit,
    id: 8,
    sysname: 'promo-bonus',
    action: 'promo_code',
    audience: 'everybody',
    repeats: 'once',
    isListed: true,
    scene: null,
    promotions: [
      {
        type: 'bonus',
        kind: 'promo',
        value: 50_000,
        name: { uz: '50,000 soʻm bonus', ru: 'Бонус 50,000 сум' },
      },
    ],
    texts: {
      uz: {
        name: 'Promokod uchun bonus',
        text: 'Promokodingiz bormi? Kiriting va 50,000 soʻmlik bonus oling.',
        terms: 'Promokod bilan, veyjer ×15, 7 kun. 18+',
        rules:
          'Promokodni kiriting: bonus «Bonuslar» boʻlimida paydo boʻladi. Veyjer — bonusning 15 baravari, muddati faollashtirilgandan keyin 7 kun. Har bir kod bir marta ishlaydi.',
      },
      ru: {
        name: 'Бонус по промокоду',
        text: 'Есть промокод? Введите его и получите бонус 50,000 сум.',
        terms: 'По промокоду, вейджер ×15, 7 дней. 18+',
        rules:
          'Введите промокод: бонус появится в разделе «Бонусы». Вейджер — 15 сумм бонуса, срок — 7 дней после активации. Каждый код срабатывает один раз.',
      },
    },
  },
  {
    ...noDeposit,
    id: 9,
    sysname: 'promo-points',
    action: 'promo_code',
    audience: 'everybody',
    repeats: 'once',
    isListed: false,
    scene: null,
    promotions: [{ type: 'points', count: 300, name: { uz: '300 ball', ru: '300 баллов' } }],
    texts: {
      uz: {
        name: '300 ball sovgʻa',
        text: 'Marra klubining 300 balli hisobingizga tushadi.',
        terms: 'Promokod bilan, bir marta. 18+',
        rules: 'Ballar darhol beriladi va doʻkonda sovgʻaga almashtiriladi.',
      },
      ru: {
        name: '300 баллов в подарок',
        text: '300 баллов клуба Marra на ваш счёт.',
        terms: 'По промокоду, один раз. 18+',
        rules: 'Баллы начисляются сразу и обмениваются на подарки в магазине.',
      },
    },
  },
]

/** All offers, by priority. */
export const offers: readonly OfferDefinition[] = [...offersOfDeposits, ...otherOffers]
